import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import { withoutPassword } from '../../../test/without-password.ts';
import type { TestServer } from '../../../test/server.ts';
import { sweep } from './background/sweeps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const count = async (table: string, userId: string) =>
  (await server.owner.query(`select count(*)::int as count from ${table} where user_id = $1`, [userId])).rows[0].count;

test('notifications and sign-ins go when the policy of their organisation says so, and not before', async () => {
  const other = await server.secondOrganisation();
  const [ours, theirs] = [await server.signIn('admin'), await server.signIn('admin', other)];
  const policy = { notificationDays: 7, signInDays: 30 };
  await withoutPassword(server, ours);
  expect((await ours.patch('/organisation/policy', policy)).status).toBe(200);
  for (const { userId, visitor } of [ours, theirs]) {
    for (const days of [2, 40]) {
      await server.owner.query(
        `insert into notifications (id, organisation_id, user_id, kind, at)
         values (gen_random_uuid(), $1, $2, 'test', now() - make_interval(days => $3))`,
        [visitor.organisationId, userId, days],
      );
      await server.owner.query(
        `insert into auth.sign_in (user_id, at, method, outcome) values ($1, now() - make_interval(days => $2), 'email', 'done')`,
        [userId, days],
      );
    }
  }
  await sweep(server.services);
  expect([await count('notifications', ours.userId), await count('auth.sign_in', ours.userId)]).toEqual([1, 1]);
  expect([await count('notifications', theirs.userId), await count('auth.sign_in', theirs.userId)]).toEqual([2, 2]);
});

test('what one of a person’s organisations still wants to know of signing in is kept', async () => {
  const other = await server.secondOrganisation();
  const person = await server.signIn('admin');
  await server.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'user')`, [
    other,
    person.userId,
  ]);
  await server.owner.query(
    `insert into auth.sign_in (user_id, at, method, outcome) values ($1, now() - interval '40 days', 'email', 'done')`,
    [person.userId],
  );
  await withoutPassword(server, person);
  await person.patch('/organisation/policy', { signInDays: 30 });
  await sweep(server.services);
  expect(await count('auth.sign_in', person.userId)).toBe(1);
});
