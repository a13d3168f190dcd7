import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#domain/organisations/policy.ts';
import { startTestServer } from '../../../test/server.ts';
import { withoutPassword } from '../../../test/without-password.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const change = (body: object) => admin.patch('/organisation/settings', body);

test('what is set is kept, reaches the session of every member, and is written into the audit trail', async () => {
  const answer = await change({
    name: 'Birch & Co',
    language: 'de',
    timezone: 'Europe/London',
    primaryFramework: 'SOC 2',
    primaryColor: '#0a5',
  });
  expect(answer.status).toBe(200);
  const viewer = await server.signIn('viewer');
  expect((await viewer.get('/session')).body.organisation).toMatchObject({
    name: 'Birch & Co',
    language: 'de',
    timezone: 'Europe/London',
    primaryFramework: 'SOC 2',
    primaryColor: '#0a5',
    secondaryColor: '#8b5cf6',
    logoSha256: null,
  });
  const [entry] = (await admin.get('/activity?pageSize=1')).body.rows;
  expect(entry).toMatchObject({
    action: 'changed',
    subject: 'organisations',
    before: { timezone: 'UTC', language: 'en' },
    after: { timezone: 'Europe/London', language: 'de' },
  });
});

test.each([
  ['name', ' ', 'Company name is required', 'company_name_required'],
  ['timezone', 'Mars/Olympus', 'Choose a timezone', 'timezone'],
  ['timezone', '+01:00', 'Choose a timezone', 'timezone'],
  ['primaryColor', 'red', 'Please enter a valid hex color (e.g., #3b82f6)', 'hex_color'],
  ['accentColor', '#12345', 'Please enter a valid hex color (e.g., #3b82f6)', 'hex_color'],
])('a wrong %s is refused by name and changes nothing', async (field, value, message, code) => {
  const before = (await admin.get('/organisation/settings')).body;
  const answer = await change({ [field]: value, language: 'fr' });
  expect(answer.status).toBe(422);
  expect(answer.body.issues).toEqual([{ path: field, message, code }]);
  expect((await admin.get('/organisation/settings')).body).toEqual(before);
});

test('back to the defaults: everything but the name', async () => {
  await change({ name: 'Birch & Co', language: 'es', timezone: 'America/New_York', accentColor: '#123456' });
  expect((await admin.remove('/organisation/settings')).body).toEqual({
    name: 'Birch & Co',
    language: 'en',
    timezone: 'UTC',
    primaryFramework: 'ISO 27001',
    primaryColor: '#3b82f6',
    secondaryColor: '#8b5cf6',
    accentColor: '#10b981',
    logoSha256: null,
  });
});

test('another organisation keeps its own settings', async () => {
  const other = await server.secondOrganisation();
  const theirs = await server.signIn('admin', other);
  const before = (await theirs.get('/organisation/settings')).body;
  await change({ name: 'Only ours', timezone: 'Asia/Tokyo' });
  expect((await theirs.get('/organisation/settings')).body).toEqual(before);
  const crossing = await admin.request(
    'PATCH',
    '/organisation/settings',
    { name: 'Taken' },
    {
      'x-clausewise-organisation': other,
    },
  );
  expect(crossing.status).toBe(404);
});

test('the stored policy is the whole one, and its rules about passwords are in the audit trail', async () => {
  const answer = await admin.patch('/organisation/policy', { passwordLength: 16, sessionIdleMinutes: 30 });
  expect(answer.body.policy).toEqual({ ...DEFAULT_POLICY, passwordLength: 16, sessionIdleMinutes: 30 });
  const { rows } = await server.owner.query('select policy from organisations where id = $1', [
    admin.visitor.organisationId,
  ]);
  expect(rows[0].policy).toEqual(answer.body.policy);
  const [entry] = (await admin.get('/activity?pageSize=1')).body.rows;
  expect(entry).toMatchObject({ subject: 'policies', before: { passwordLength: 12 }, after: { passwordLength: 16 } });
});

test('a policy under which nobody could sign in is refused, and says what to do', async () => {
  for (const signInMethods of [['google'], ['passkey'], ['oidc', 'passkey']]) {
    const answer = await admin.patch('/organisation/policy', { signInMethods });
    expect(answer.status).toBe(422);
    expect(answer.body.issues).toEqual([
      {
        path: 'signInMethods',
        message: 'Nobody could sign in: allow e-mail, or configure Google or single sign-on first',
        code: 'nobody_could_sign_in',
      },
    ]);
  }
  expect((await admin.patch('/organisation/policy', { signInMethods: [] })).body.issues).toEqual([
    { path: 'signInMethods', message: 'Allow at least one way of signing in', code: 'sign_in_method_missing' },
  ]);
  expect((await admin.get('/organisation/policy')).body.policy.signInMethods).toContain('email');
});

test('whoever takes a way of signing in away has signed in another way, so that nobody locks themselves out', async () => {
  const { organisationId } = admin.visitor;
  await server.owner.query(
    `insert into identity_providers (organisation_id, label, issuer, client_id, sealed_secret)
     values ($1, 'Ours', 'https://id.example.com', 'clausewise', 'sealed')`,
    [organisationId],
  );
  expect((await admin.get('/organisation/policy')).body.offered).toEqual(['email', 'oidc', 'passkey']);
  const answer = await admin.patch('/organisation/policy', { signInMethods: ['oidc'] });
  expect(answer.body.issues).toEqual([
    {
      path: 'signInMethods',
      message: 'You signed in this way yourself: sign in another way first, so that you are not locked out',
      code: 'own_sign_in_method',
    },
  ]);
  await server.owner.query(`update auth.session set method = 'oidc' where user_id = $1`, [admin.userId]);
  expect((await admin.patch('/organisation/policy', { signInMethods: ['oidc'] })).status).toBe(200);
  expect((await admin.get('/organisation/policy')).body.policy.signInMethods).toEqual(['oidc']);
  await withoutPassword(server, admin);
  const back = await admin.patch('/organisation/policy', { signInMethods: ['email', 'oidc', 'passkey'] });
  expect(back.status).toBe(200);
  await server.owner.query(`update auth.session set method = 'email' where user_id = $1`, [admin.userId]);
  await server.owner.query('delete from identity_providers where organisation_id = $1', [organisationId]);
});

test('who has no second factor is named before it is demanded', async () => {
  const answer = (await admin.get('/organisation/policy')).body;
  expect(answer.offered).toEqual(['email', 'passkey']);
  expect(answer.withoutSecondFactor.map(({ id }: { id: string }) => id)).toContain(admin.userId);
  await server.owner.query(`insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 'x', now())`, [
    admin.userId,
  ]);
  const after = (await admin.get('/organisation/policy')).body.withoutSecondFactor;
  expect(after.map(({ id }: { id: string }) => id)).not.toContain(admin.userId);
});

test.each(['auditor', 'compliance_manager', 'user', 'viewer'] as const)('a %s changes no setting', async (role) => {
  const session = await server.signIn(role);
  for (const path of ['/organisation/settings', '/organisation/policy'])
    expect((await session.patch(path, {})).status).toBe(403);
  expect((await session.remove('/organisation/logo')).status).toBe(403);
});

test('who is invited is written to, and starts, in the language of the organisation', async () => {
  await change({ language: 'de' });
  const email = 'neu@example.org';
  expect((await admin.post('/invitations', { email, role: 'user' })).status).toBe(200);
  const { rows } = await server.owner.query('select * from outbox where recipient = $1', [email]);
  expect(rows[0]).toMatchObject({ language: 'de' });
  const token = new URL(rows[0].link, server.origin).searchParams.get('token');
  const password = 'four unrelated quiet words';
  const answer = await server.anonymous.post('/invitation/acceptance', { token, name: 'Neu', password });
  expect(answer.body.user).toMatchObject({ email, language: 'de' });
});
