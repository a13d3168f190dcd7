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
const emailOf = (session: TestSession) => session.visitor.actor.email;

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
const trailOf = async () => (await admin.get('/activity?pageSize=5')).body.rows;

describe('the table', () => {
  test('shows members with role, status, last login and second factor; search, filter, sort and pages are the server’s', async () => {
    const auditor = await signIn('auditor');
    const viewer = await signIn('viewer');
    await server.owner.query(`insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 's', now())`, [
      auditor.userId,
    ]);
    await server.owner.query(`update auth."user" set last_login_at = '2026-01-02T03:04:05Z' where id = $1`, [
      viewer.userId,
    ]);
    const all = await admin.get('/users?sort=role&direction=desc&pageSize=2');
    expect([all.status, all.body.total]).toEqual([200, 3]);
    expect(all.body.rows.map(({ role }: { role: string }) => role)).toEqual(['viewer', 'auditor']);
    expect(all.body.rows[0]).toMatchObject({
      status: 'active',
      lastLogin: '2026-01-02T03:04:05.000Z',
      hasSecondFactor: false,
    });
    expect(all.body.rows[1]).toMatchObject({ hasSecondFactor: true, isOutOfReach: false });
    const [self] = (await admin.get(`/users?search=${emailOf(admin)}`)).body.rows;
    expect(self).toMatchObject({ id: admin.userId, isOutOfReach: true });
    expect((await admin.get('/users?role=auditor')).body.rows.map(({ id }: { id: string }) => id)).toEqual([
      auditor.userId,
    ]);
    expect((await admin.get('/users?search=%25')).body.total).toBe(0);
    expect((await admin.get('/users?status=suspended')).body.total).toBe(0);
  });

  test('names who asks to join, until somebody has answered; what they ask elsewhere is not shown', async () => {
    const ask = (organisation: string | null) =>
      server.owner.query(
        `insert into user_requests (id, organisation_id, name, email, company_name) values (gen_random_uuid(), $1, 'Pia', $2, 'X') returning id`,
        [organisation, `pia.${randomUUID()}@example.com`],
      );
    const { rows } = await ask(server.organisationId);
    await ask(await server.secondOrganisation());
    await ask(null);
    const pending = await admin.get('/users?status=pending');
    expect(pending.body).toMatchObject({ total: 1, rows: [{ id: rows[0].id, name: 'Pia', hasSecondFactor: null }] });
    expect((await admin.get('/users/export')).body).not.toContain('Pia');
    expect((await admin.post(`/requests/${rows[0].id}/approval`, { role: 'auditor' })).status).toBe(200);
    expect((await admin.get('/users?status=pending')).body.total).toBe(0);
    expect((await admin.get('/users?search=Pia')).body.rows).toMatchObject([{ role: 'auditor' }]);
  });

  test('is closed to those who may not see it; what they get are names, and nothing else', async () => {
    const viewer = await signIn('viewer');
    const user = await signIn('user');
    for (const path of ['/users', '/roles', '/users/export', '/invitations', '/entrance'])
      for (const session of [viewer, user]) expect([path, (await session.get(path)).status]).toEqual([path, 403]);
    const members = await user.get('/members');
    expect(members.body.length).toBe(3);
    for (const member of members.body) expect(Object.keys(member).toSorted()).toEqual(['id', 'name']);
    expect((await viewer.get('/members')).status).toBe(403);
  });
});

describe('a role is given', () => {
  test('at once: the sessions end, the new rights hold, the trail says who, from what, to what', async () => {
    const person = await signIn('viewer');
    const changed = await admin.patch(`/users/${person.userId}`, { role: 'compliance_manager' });
    expect([changed.status, changed.body.role]).toEqual([200, 'compliance_manager']);
    expect(await statusOf(person)).toBe(401);
    expect((await trailOf())[0]).toMatchObject({
      action: 'changed',
      subject: 'members',
      title: person.visitor.actor.name,
      before: { role: 'viewer' },
      after: { role: 'compliance_manager' },
    });
  });

  test('nobody changes their own, suspends or removes themselves', async () => {
    await signIn('admin');
    for (const [method, path, body] of [
      ['PATCH', '', { role: 'viewer' }],
      ['POST', '/suspension', {}],
      ['DELETE', '', undefined],
      ['POST', '/password-reset', {}],
    ] as const) {
      const answer = await admin.request(method, `/users/${admin.userId}${path}`, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'yourself']);
    }
  });

  test('nobody grants what they do not have, nor touches who stands above them', async () => {
    const keeper = await signInWith(['dashboard.view', 'user_management.view', 'user_management.edit']);
    const viewer = await signIn('viewer');
    const auditor = await signIn('auditor');
    const grant = await keeper.patch(`/users/${viewer.userId}`, { role: 'auditor' });
    expect([grant.status, grant.body.code]).toEqual([403, 'beyond_you']);
    for (const target of [admin, auditor])
      for (const [method, path, body] of [
        ['PATCH', '', { role: 'viewer' }],
        ['POST', '/suspension', {}],
        ['DELETE', '', undefined],
        ['DELETE', '/sessions', undefined],
        ['POST', '/password-reset', {}],
      ] as const) {
        const answer = await keeper.request(method, `/users/${target.userId}${path}`, body);
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'above_you']);
      }
    for (const role of ['admin', 'user'] as const) {
      const add = await keeper.post('/users', { name: 'New', email: `n${randomUUID()}@example.com`, role });
      expect([role, add.status, add.body.code]).toEqual([role, 403, 'beyond_you']);
    }
    expect((await keeper.post(`/users/${viewer.userId}/suspension`, {})).status).toBe(200);
  });

  test('people of another organisation are as if they did not exist', async () => {
    const elsewhere = await server.secondOrganisation();
    const stranger = await server.signIn('user', elsewhere);
    const foreignRole = randomUUID();
    await server.owner.query(
      `insert into roles (id, organisation_id, name, role, permissions) values ($1, $2, 'Theirs', 'user', '["dashboard.view"]')`,
      [foreignRole, elsewhere],
    );
    for (const id of [stranger.userId, randomUUID()]) {
      expect((await admin.patch(`/users/${id}`, { role: 'viewer' })).status).toBe(404);
      expect((await admin.post(`/users/${id}/suspension`, {})).status).toBe(404);
      expect((await admin.remove(`/users/${id}`)).status).toBe(404);
      expect((await admin.remove(`/users/${id}/sessions`)).status).toBe(404);
      expect((await admin.post(`/users/${id}/password-reset`, {})).status).toBe(404);
    }
    const viewer = await signIn('viewer');
    const answer = await admin.patch(`/users/${viewer.userId}`, { role: 'user', customRoleId: foreignRole });
    expect([answer.status, answer.body.issues[0].path]).toEqual([422, 'customRoleId']);
    for (const id of [foreignRole, randomUUID()]) {
      expect((await admin.patch(`/roles/${id}`, { name: 'Mine' })).status).toBe(404);
      expect((await admin.remove(`/roles/${id}`)).status).toBe(404);
    }
  });
});

describe('an account at once', () => {
  test('has a password that is shown once, opens nothing before it is changed, and is no proof of the address', async () => {
    const email = `Lou.${randomUUID()}@Example.com`;
    const { status, body } = await admin.post('/users', { name: 'Lou', email, role: 'auditor' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Lou', email: email.toLowerCase() });
    expect(body.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const signedIn = await server.anonymous.post('/session', { email, password: body.password });
    expect(signedIn.body.session.demands).toEqual(['password']);
    // The wizard of the first day is the founder's.
    expect(signedIn.body.session.user ?? signedIn.body.user).toMatchObject({
      onboarded: true,
      getStartedCompleted: true,
    });
    expect(signedIn.body.session.user.emailVerified).toBe(false);
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    const blocked = await server.anonymous.request('GET', '/assets', undefined, { cookie });
    expect([blocked.status, blocked.body.code]).toEqual([403, 'demands_password']);
    const [entry] = await trailOf();
    expect(entry).toMatchObject({ action: 'added', subject: 'members', title: 'Lou', after: { role: 'auditor' } });
    expect(JSON.stringify(entry)).not.toContain(body.password);
  });

  test('is refused for an address that is here, or has an account elsewhere', async () => {
    const member = await signIn('user');
    const stranger = await server.signIn('user', await server.secondOrganisation());
    const add = (email: string) => admin.post('/users', { name: 'Again', email, role: 'user' });
    expect((await add(emailOf(member))).body.code).toBe('member');
    expect((await add(emailOf(member).toUpperCase())).body.code).toBe('member');
    expect((await add(emailOf(stranger))).body.code).toBe('has_account');
    const bad = await admin.post('/users', { name: ' ', email: 'nobody', role: 'owner' });
    expect(bad.status).toBe(422);
    expect(bad.body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(['email', 'name', 'role']);
  });
});

test('who is removed is gone at once; what they own keeps their name and says so', async () => {
  const person = await signIn('compliance_manager');
  await admin.patch('/controls/iso-27001-2022/A.5.9', { ownerId: person.userId });
  expect((await admin.remove(`/users/${person.userId}`)).body).toEqual({ id: person.userId });
  expect(await statusOf(person)).toBe(401);
  const control = await admin.get('/controls/iso-27001-2022/A.5.9');
  expect(control.body).toMatchObject({ ownerName: person.visitor.actor.name, ownerIsMember: false });
  expect(
    (await admin.patch('/controls/iso-27001-2022/A.5.9', { ownerId: person.userId, status: 'In Progress' })).status,
  ).toBe(200);
  expect((await admin.patch('/controls/iso-27001-2022/A.5.10', { ownerId: person.userId })).status).toBe(422);
  expect((await trailOf()).some((entry: { action: string }) => entry.action === 'removed')).toBe(true);
  expect((await admin.remove(`/users/${person.userId}`)).status).toBe(404);
});
