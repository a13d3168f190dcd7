import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const nameOf = () => `Role ${randomUUID().slice(0, 8)}`;
async function addRole(permissions: string[], role = 'user') {
  const { status, body } = await admin.post('/roles', { name: nameOf(), role, permissions });
  expect(status).toBe(200);
  return body as { id: string; name: string };
}
/** The session again after the change of role has ended it. */
async function renew(session: TestSession): Promise<TestSession> {
  const token = randomUUID();
  await server.owner.query(
    `insert into auth.session (id, user_id, token, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [session.userId, token],
  );
  const { sessionCookie } = await import('../open-session.ts');
  const cookie = sessionCookie(token, server.services.secrets('sessions'), false).split(';')[0]!;
  const request: TestSession['request'] = (method, path, body, headers = {}) =>
    server.anonymous.request(method, path, body, { cookie, ...headers });
  return {
    ...session,
    cookie,
    request,
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
    patch: (path, body) => request('PATCH', path, body),
    remove: (path) => request('DELETE', path),
  };
}

describe('a custom role', () => {
  test('is enforced on every call from the moment it is given, changed or taken away', async () => {
    const role = await addRole(['dashboard.view', 'assets.view']);
    let person = await server.signIn('viewer');
    await admin.patch(`/users/${person.userId}`, { role: 'viewer', customRoleId: role.id });
    person = await renew(person);
    expect((await person.get('/assets')).status).toBe(200);
    expect((await person.post('/assets', {})).status).toBe(403);
    expect((await person.get('/session')).body).toMatchObject({ role: 'user', customRole: role.name });
    await admin.patch(`/roles/${role.id}`, { permissions: ['dashboard.view', 'assets.view', 'assets.edit'] });
    expect((await person.post('/assets', {})).status).toBe(422);
    await admin.patch(`/roles/${role.id}`, { permissions: ['dashboard.view'] });
    expect((await person.get('/session')).status).toBe(401);
    person = await renew(person);
    expect((await person.get('/assets')).status).toBe(403);
    const trail = (await admin.get('/activity?pageSize=3')).body.rows;
    expect(trail[0]).toMatchObject({ action: 'changed', subject: 'roles', title: role.name });
    expect(trail[0].before.permissions).toContain('assets.edit');
  });

  test('takes no more than its maker has, no unknown permission, no taken name', async () => {
    const keeper = await addRole(['dashboard.view', 'user_management.view', 'user_management.edit']);
    let person = await server.signIn('user');
    await admin.patch(`/users/${person.userId}`, { role: 'user', customRoleId: keeper.id });
    person = await renew(person);
    const beyond = await person.post('/roles', { name: nameOf(), role: 'user', permissions: ['assets.view'] });
    expect([beyond.status, beyond.body.code]).toEqual([403, 'beyond_you']);
    const fromAdmin = await person.post('/roles', { name: nameOf(), role: 'admin', permissions: ['dashboard.view'] });
    expect([fromAdmin.status, fromAdmin.body.code]).toEqual([403, 'beyond_you']);
    const own = await person.patch(`/roles/${keeper.id}`, { name: nameOf() });
    expect([own.status, own.body.code]).toEqual([409, 'own_role']);
    const above = await addRole(['dashboard.view', 'assets.view']);
    expect((await person.patch(`/roles/${above.id}`, { permissions: ['dashboard.view'] })).body.code).toBe('above_you');
    expect((await person.remove(`/roles/${above.id}`)).body.code).toBe('above_you');
    const within = await person.post('/roles', { name: nameOf(), role: 'user', permissions: ['dashboard.view'] });
    expect(within.status).toBe(200);
    const widened = await person.patch(`/roles/${within.body.id}`, { permissions: ['audit_trail.view'] });
    expect(widened.body.code).toBe('beyond_you');

    for (const permissions of [['everything'], []])
      expect((await admin.post('/roles', { name: nameOf(), role: 'user', permissions })).status).toBe(422);
    for (const name of ['Administrator', 'lecteur', above.name.toUpperCase(), ' ', 'x'.repeat(61)]) {
      const answer = await admin.post('/roles', { name, role: 'user', permissions: ['dashboard.view'] });
      expect([name, answer.status, answer.body.issues?.[0]?.path]).toEqual([name, 422, 'name']);
    }
  });

  test('that somebody has, or is invited into, goes only with another in its place', async () => {
    const role = await addRole(['dashboard.view'], 'admin');
    const take = (replacement: string) => admin.request('DELETE', `/roles/${role.id}`, { replacement });
    const person = await server.signIn('user');
    await admin.patch(`/users/${person.userId}`, { role: 'user', customRoleId: role.id });
    await admin.post('/invitations', { email: 'later@roles.example', role: 'admin', customRoleId: role.id });
    expect((await admin.get('/roles')).body.find(({ id }: { id: string }) => id === role.id).people).toBe(2);
    expect((await admin.remove(`/roles/${role.id}`)).body.code).toBe('role_in_use');
    expect((await take(role.id)).status).toBe(422);
    expect((await take(randomUUID())).status).toBe(422);
    expect((await take('viewer')).body).toEqual({ moved: 2 });
    const rows = (await admin.get('/users?role=viewer')).body.rows as { id: string; email: string }[];
    expect(rows.map(({ id }) => id)).toContain(person.userId);
    expect(rows.map(({ email }) => email)).toContain('later@roles.example');
    const unused = await addRole(['dashboard.view']);
    expect((await admin.remove(`/roles/${unused.id}`)).body).toEqual({ moved: 0 });
  });
});
