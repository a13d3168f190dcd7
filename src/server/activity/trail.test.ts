import { thingSubject } from '../../../test/example-subject.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';
import { type Change, differenceOf } from '../platform/audit-trail/record.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const write = (session: TestSession, changes: Change<typeof thingSubject>[]) =>
  perform(server.services, session.visitor, false, async (context) => context.recordAll(changes));
const change = (number: number): Change<typeof thingSubject> => ({
  action: 'changed',
  subject: thingSubject,
  subjectId: `t${number}`,
  title: `Thing ${number}`,
  before: { name: 'a' },
  after: { name: `b${number}` },
});
const many = (count: number) => Array.from({ length: count }, (_, number) => change(number));
const verify = async (session: TestSession) => (await session.get('/activity/verification')).body;

/** An organisation with a chain of five, and the owner's way to damage it. */
async function chainOfFive() {
  const organisationId = await server.secondOrganisation();
  const admin = await server.signIn('admin', organisationId);
  await write(admin, many(5));
  const damage = async (sql: string) => {
    await server.owner.query('alter table audit_entries disable trigger user');
    await server.owner.query(sql, [organisationId]);
    await server.owner.query('alter table audit_entries enable trigger user');
  };
  return { admin, damage };
}

test('an entry keeps the old and the new of what changed, who did it and when', async () => {
  const admin = await server.signIn('admin');
  const before = { name: 'a', owner: { id: 1 }, same: 1, password: 'p', apiKey: 'k' };
  const after = { ...before, name: 'b\0', owner: { id: 2 }, password: 'q' };
  await write(admin, [{ ...change(0), before, after }]);
  const { body } = await admin.get('/activity?subjectId=t0');
  expect(body.rows[0]).toMatchObject({
    number: 1,
    actorId: admin.userId,
    before: { name: 'a', owner: { id: 1 } },
    after: { name: 'b', owner: { id: 2 } },
  });
  expect(JSON.stringify(body.rows[0])).not.toMatch(/password|apiKey|same/);
});

test('what did not change is not recorded', () => {
  expect(differenceOf({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toEqual({ before: {}, after: {} });
});

test('a chain stands, also after a thousand entries at once and writers side by side', async () => {
  const organisationId = await server.secondOrganisation();
  const admin = await server.signIn('admin', organisationId);
  await write(admin, many(2100));
  await Promise.all(Array.from({ length: 12 }, (_, number) => write(admin, [change(number)])));
  expect(await verify(admin)).toMatchObject({ entries: 2112, broken: null });
});

test('nobody rewrites the trail: not the serving role, not even the owner', async () => {
  const { admin } = await chainOfFive();
  for (const sql of ['update audit_entries set title = null', 'delete from audit_entries', 'truncate audit_entries']) {
    const asServer = server.services.database.pool.query(sql);
    await expect(asServer).rejects.toThrow(/permission denied/);
    await expect(server.owner.query(sql)).rejects.toThrow(/only appended to/);
  }
  expect((await verify(admin)).broken).toBeNull();
});

test.each([
  [
    'a changed entry',
    `update audit_entries set after = '{"name":"forged"}' where organisation_id = $1 and number = 3`,
    { number: 3, reason: 'content' },
  ],
  [
    'a changed actor',
    `update audit_entries set actor_name = 'Somebody else' where organisation_id = $1 and number = 2`,
    { number: 2, reason: 'content' },
  ],
  [
    'a removed entry',
    'delete from audit_entries where organisation_id = $1 and number = 4',
    { number: 4, reason: 'missing' },
  ],
  [
    'a removed end',
    'delete from audit_entries where organisation_id = $1 and number = 5',
    { number: 5, reason: 'missing' },
  ],
  [
    'a changed link',
    `update audit_entries set previous_hash = repeat('0', 64) where organisation_id = $1 and number = 2`,
    { number: 2, reason: 'link' },
  ],
])('verification names %s', async (_what, sql, broken) => {
  const { admin, damage } = await chainOfFive();
  await damage(sql);
  expect(await verify(admin)).toMatchObject({ entries: broken.number - 1, broken });
});

test('twenty people who change things at the same moment leave one chain', async () => {
  const admin = await server.signIn('admin', await server.secondOrganisation());
  const changes = Array.from({ length: 20 }, (_, number) =>
    admin.patch(`/controls/iso-27001-2022/A.8.${(number % 5) + 1}`, { justification: `Reason ${number}` }),
  );
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const { rows } = (await admin.get('/activity?pageSize=100')).body;
  expect(rows.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => 20 - index),
  );
  expect((await admin.get('/activity/verification')).body).toMatchObject({ entries: 20, broken: null });
});
