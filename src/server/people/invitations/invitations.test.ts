import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
const PASSWORD = 'four unrelated quiet words';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await server.owner.query('update installation set set_up_at = now()');
});
afterAll(() => server.stop());

const invite = (email: string, role = 'user', by = admin) => by.post('/invitations', { email, role });

async function tokenFor(email: string): Promise<string> {
  const { rows } = await server.owner.query(
    `select link from outbox where recipient = $1 and kind = 'invitation' order by created_at desc, id limit 1`,
    [email],
  );
  return new URLSearchParams(rows[0].link.split('?')[1]).get('token') ?? '';
}

const accept = (token: string, password = PASSWORD) =>
  server.anonymous.post('/invitation/acceptance', { token, name: 'Ivo Lang', password });

test('an invitation shows who invites where, and its password opens the account once', async () => {
  const { body: invitation } = await invite('Ivo@guest.example', 'auditor');
  expect(invitation).toMatchObject({
    email: 'ivo@guest.example',
    role: 'auditor',
    invitedBy: admin.visitor.actor.name,
  });
  expect(new Date(invitation.expiresAt).getTime() - new Date(invitation.invitedAt).getTime()).toBe(7 * 86_400_000);
  const token = await tokenFor('ivo@guest.example');
  const { rows } = await server.owner.query(`select token_hash from auth.ticket`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await server.anonymous.get(`/invitation?token=${token}`)).body).toEqual({
    organisation: expect.stringContaining('Organisation'),
    invitedBy: admin.visitor.actor.name,
    email: 'ivo@guest.example',
    role: 'auditor',
    hasAccount: false,
    takesPassword: true,
  });
  expect((await accept(token, 'short')).status).toBe(422);
  expect((await accept(token)).body).toMatchObject({
    role: 'auditor',
    user: { email: 'ivo@guest.example', emailVerified: true },
  });
  expect((await accept(token)).body).toMatchObject({ status: 410, code: 'invitation_used' });
  expect((await server.anonymous.get(`/invitation?token=${token}`)).body.code).toBe('invitation_used');
  expect((await admin.get('/invitations')).body).toEqual([]);
});

test('of two who accept at once one does', async () => {
  await invite('once@guest.example');
  const token = await tokenFor('once@guest.example');
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 410].includes(status))).toBe(true);
});

test('links that are unknown, expired or withdrawn say so, and open nothing', async () => {
  expect((await accept('nonsense')).body).toMatchObject({ status: 410, code: 'link_expired' });
  const { body } = await invite('late@guest.example');
  const token = await tokenFor('late@guest.example');
  await server.owner.query(`update auth.ticket set expires_at = now() where facts ->> 'invitationId' = $1`, [body.id]);
  expect((await accept(token)).body).toMatchObject({ status: 410, code: 'invitation_expired' });

  expect((await admin.post(`/invitations/${body.id}/renewal`)).status).toBe(200);
  const again = await tokenFor('late@guest.example');
  expect((await accept(token)).body.code).toBe('link_expired');
  expect((await admin.remove(`/invitations/${body.id}`)).status).toBe(200);
  expect((await accept(again)).body.code).toBe('link_expired');
  expect((await server.owner.query(`select 1 from auth."user" where email = 'late@guest.example'`)).rowCount).toBe(0);
});

test('nobody grants what they do not have themselves', async () => {
  const helper = await server.signIn('user');
  await server.owner.query(
    `with role as (insert into roles (id, organisation_id, name, permissions, role)
       values (gen_random_uuid(), $1, 'Receptionist', '["dashboard.view", "user_management.view", "user_management.edit"]', 'user') returning id)
     update memberships set custom_role_id = role.id from role where user_id = $2`,
    [server.organisationId, helper.userId],
  );
  for (const role of ['admin', 'auditor', 'compliance_manager', 'user'])
    expect((await invite(`${role}@guest.example`, role, helper)).status).toBe(403);
  expect((await invite('viewer@guest.example', 'viewer', helper)).status).toBe(200);
  const { rows } = await server.owner.query(`select id from roles where name = 'Receptionist'`);
  const custom = { email: 'custom@guest.example', role: 'user', customRoleId: rows[0].id };
  expect((await helper.post('/invitations', custom)).status).toBe(200);
  // Nor by sending somebody else's invitation again.
  const { body } = await invite('chief@guest.example', 'admin');
  expect((await helper.post(`/invitations/${body.id}/renewal`)).status).toBe(403);
});

test('a role, and an invitation, of another organisation do not exist here', async () => {
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const { rows } = await server.owner.query(`select id from roles limit 1`);
  const foreign = { email: 'x@guest.example', role: 'user', customRoleId: rows[0].id };
  expect((await stranger.post('/invitations', foreign)).body.issues[0].path).toBe('customRoleId');
  const { body } = await invite('ours@guest.example');
  expect((await stranger.remove(`/invitations/${body.id}`)).status).toBe(404);
  expect((await stranger.post(`/invitations/${body.id}/renewal`)).status).toBe(404);
  expect((await stranger.get('/invitations')).body).toEqual([]);
});

test('a member is not invited, and nobody twice', async () => {
  expect((await invite(admin.visitor.actor.email)).body.code).toBe('already_member');
  const answers = await Promise.all([invite('double@guest.example'), invite('double@guest.example')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an account accepts after signing in as the invited address, and nobody else does', async () => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('viewer', elsewhere);
  await invite(person.visitor.actor.email, 'compliance_manager');
  const token = await tokenFor(person.visitor.actor.email);
  expect((await server.anonymous.get(`/invitation?token=${token}`)).body.hasAccount).toBe(true);
  // The link alone sets no password for an account that has one.
  expect((await accept(token)).body.code).toBe('account_exists');
  const other = await server.signIn('viewer', elsewhere);
  expect((await other.post('/invitation/membership', { token })).body).toMatchObject({
    status: 403,
    code: 'invitation_other_person',
  });
  expect((await person.post('/invitation/membership', { token })).body).toEqual({
    organisationId: server.organisationId,
  });
  expect((await person.post('/invitation/membership', { token })).body.code).toBe('invitation_used');
  const session = await person.get('/session');
  expect(session.body).toMatchObject({ role: 'compliance_manager' });
  expect(session.body.organisations).toHaveLength(2);
  const there = await person.request('GET', '/session', undefined, { 'x-clausewise-organisation': elsewhere });
  expect(there.body.role).toBe('viewer');
});

test('where passwords are not accepted, an invitation sets none', async () => {
  const elsewhere = await server.secondOrganisation();
  const chief = await server.signIn('admin', elsewhere);
  await invite('google@guest.example', 'user', chief);
  await server.owner.query(`update organisations set policy = '{"signInMethods": ["google"]}' where id = $1`, [
    elsewhere,
  ]);
  const token = await tokenFor('google@guest.example');
  expect((await server.anonymous.get(`/invitation?token=${token}`)).body.takesPassword).toBe(false);
  expect((await accept(token)).body.detail).toBe('Registration not supported - use Google sign-in instead');
});

test('the organisation that was chosen is remembered, and one that is not theirs cannot be', async () => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('admin');
  const insert = `insert into memberships (organisation_id, user_id, role) values ($1, $2, 'viewer')`;
  await server.owner.query(insert, [elsewhere, person.userId]);
  expect((await person.patch('/session', { organisationId: elsewhere })).body).toMatchObject({
    organisation: { id: elsewhere },
    role: 'viewer',
  });
  expect((await person.get('/session')).body.organisation.id).toBe(elsewhere);
  expect((await person.get('/assets')).status).toBe(403);
  expect((await person.patch('/session', { organisationId: server.organisationId })).body.role).toBe('admin');
  expect((await person.get('/assets')).status).toBe(200);
  const foreign = await server.secondOrganisation();
  expect((await person.patch('/session', { organisationId: foreign })).status).toBe(404);
  expect((await person.get('/session')).body.organisation.id).toBe(server.organisationId);
});

test('people leave, the last administrator does not, and who left stands before the door', async () => {
  const elsewhere = await server.secondOrganisation();
  const [chief, other] = [await server.signIn('admin', elsewhere), await server.signIn('admin', elsewhere)];
  const leave = (session: TestSession) => session.remove(`/own-memberships/${elsewhere}`);
  // Both at once: one must stay.
  const answers = await Promise.all([leave(chief), leave(other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [left, stayed] = answers[0]?.status === 200 ? [chief, other] : [other, chief];
  expect((await leave(stayed)).body.code).toBe('last_administrator');
  expect((await leave(left)).status).toBe(404);
  expect((await left.get('/session')).body).toMatchObject({ organisation: null, role: null, organisations: [] });
  expect((await left.get('/assets')).status).toBe(403);
  const trail = await stayed.get('/activity?subject=members');
  expect(trail.body.rows[0]).toMatchObject({ action: 'removed', actorName: left.visitor.actor.name });

  const before = (await left.get('/own-requests')).body;
  expect(before).toMatchObject({ rows: [], next: 'requests_opening' });
  expect((await left.post('/own-requests', { companyName: 'My own' })).body).toEqual({ outcome: 'requests_opening' });
  expect((await left.get('/own-requests')).body.rows).toMatchObject([
    { status: 'pending', companyName: 'My own', organisation: null },
  ]);
  expect((await stayed.post('/own-requests', { companyName: 'Another' })).body.code).toBe('already_member');
});

test('who joins an organisation that somebody began never meets the wizard of its first day; who is the first in it does', async () => {
  await invite('joins@guest.example', 'compliance_manager');
  expect((await accept(await tokenFor('joins@guest.example'))).body.user).toMatchObject({
    onboarded: true,
    getStartedCompleted: true,
  });
  await invite('first@guest.example', 'admin');
  await server.owner.query('delete from memberships');
  expect((await accept(await tokenFor('first@guest.example'))).body.user).toMatchObject({ onboarded: false });
});
