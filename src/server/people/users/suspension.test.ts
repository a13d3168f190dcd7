import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import type { Permission } from '#domain/people/permission.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const organisationId = await server.secondOrganisation();
  server.organisationId = organisationId;
  admin = await signIn('admin');
});

const signIn = (role: Parameters<TestServer['signIn']>[0]) => server.signIn(role, server.organisationId);

/** Somebody with a custom role of exactly these permissions. */
async function signInWith(permissions: Permission[], role: Parameters<TestServer['signIn']>[0] = 'user') {
  const session = await signIn(role);
  const id = randomUUID();
  await server.owner.query(`select set_config('clausewise.organisation_id', $1, false)`, [server.organisationId]);
  await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values ($1, $2, $3, $4, $5)`,
    [id, server.organisationId, `Role ${id.slice(0, 8)}`, role, JSON.stringify(permissions)],
  );
  await server.owner.query(`update memberships set custom_role_id = $1 where user_id = $2`, [id, session.userId]);
  return { ...session, roleId: id };
}

const statusOf = async (session: TestSession) => (await session.get('/session')).status;

describe('the last administrator stays', () => {
  test('whoever else there is, suspended or not', async () => {
    const other = await signIn('admin');
    expect((await admin.post(`/users/${other.userId}/suspension`, {})).status).toBe(200);
    const narrow = await signInWith((await admin.get('/session')).body.permissions as Permission[], 'admin');
    const answer = await narrow.patch(`/users/${admin.userId}`, { role: 'viewer' });
    expect([answer.status, answer.body.code]).toEqual([409, 'last_administrator']);
    expect((await narrow.remove(`/users/${admin.userId}`)).body.code).toBe('last_administrator');
    expect((await narrow.post(`/users/${admin.userId}/suspension`, {})).body.code).toBe('last_administrator');
    expect(await statusOf(admin)).toBe(200);
  });

  test.each(['PATCH', 'DELETE', 'POST'])('also when two remove each other at once (%s)', async (method) => {
    const other = await signIn('admin');
    const context = (by: TestSession, on: TestSession) =>
      by.request(
        method,
        `/users/${on.userId}${method === 'POST' ? '/suspension' : ''}`,
        method === 'PATCH' ? { role: 'viewer' } : method === 'POST' ? {} : undefined,
      );
    const answers = await Promise.all([context(admin, other), context(other, admin)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
    // They came one after the other; a deadlock that the database broke would be luck.
    expect(answers.map(({ body }) => body.code)).not.toContain('busy');
    const { rows } = await server.owner.query(
      `select count(*)::int as left from memberships where organisation_id = $1 and role = 'admin' and suspended_at is null`,
      [server.organisationId],
    );
    expect(rows[0].left).toBe(1);
  });
});

describe('suspension', () => {
  test('shuts out of this organisation and no other, at once, and ends when it is taken back', async () => {
    const person = await signIn('user');
    const elsewhere = await server.secondOrganisation();
    await server.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'user')`, [
      elsewhere,
      person.userId,
    ]);
    expect((await admin.post(`/users/${person.userId}/suspension`, {})).body.status).toBe('suspended');
    expect(await statusOf(person)).toBe(401);
    const { rows } = await server.owner.query(
      `insert into auth.session (id, user_id, token, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day') returning token`,
      [person.userId, randomUUID()],
    );
    const { sessionCookie } = await import('../open-session.ts');
    const cookie = sessionCookie(rows[0].token, server.services.secrets('sessions'), false).split(';')[0]!;
    const ask = (organisation: string) =>
      fetch(`${server.origin}/api/v1/assets`, { headers: { cookie, 'x-clausewise-organisation': organisation } });
    expect((await ask(server.organisationId)).status).toBe(404);
    expect((await ask(elsewhere)).status).toBe(200);
    const session = await fetch(`${server.origin}/api/v1/session`, { headers: { cookie } });
    const { organisations } = (await session.json()) as { organisations: { id: string }[] };
    expect(organisations.map(({ id }) => id)).toEqual([elsewhere]);
    const members = await admin.get('/members');
    expect(members.body.map(({ id }: { id: string }) => id)).not.toContain(person.userId);
    expect((await admin.remove(`/users/${person.userId}/suspension`)).body.status).toBe('active');
    expect((await ask(server.organisationId)).status).toBe(200);
  });

  test('whoever is suspended everywhere does not get in, and is told so once the password was right', async () => {
    const added = await admin.post('/users', { name: 'Sue', email: `sue.${randomUUID()}@example.com`, role: 'user' });
    const { id, email, password } = added.body;
    await admin.post(`/users/${id}/suspension`, {});
    const right = await server.anonymous.post('/session', { email, password });
    expect([right.status, right.body.code]).toEqual([403, 'suspended']);
    const wrong = await server.anonymous.post('/session', { email, password: 'another password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
  });

  test('ends live streams within a moment', async () => {
    const person = await signIn('user');
    const stream = await fetch(`${server.origin}/api/v1/live`, { headers: { cookie: person.cookie } });
    const reader = stream.body!.getReader();
    await reader.read();
    await admin.post(`/users/${person.userId}/suspension`, {});
    const ended = (async () => {
      while (!(await reader.read()).done);
      return 'ended';
    })();
    const late = new Promise((resolve) => {
      setTimeout(resolve, 3000, 'still open');
    });
    expect(await Promise.race([ended, late])).toBe('ended');
  });
});
