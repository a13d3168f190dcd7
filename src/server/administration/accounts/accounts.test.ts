import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administer } from '../../../../test/administration.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
/** Administers the installation, and is nobody in the organisation that the tests look into. */
let keeper: TestSession;
let organisationId: string;
let admin: TestSession;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer();
  keeper = await server.signIn('viewer');
  await administer(server, keeper);
});
beforeEach(async () => {
  organisationId = await server.secondOrganisation();
  admin = await server.signIn('admin', organisationId);
});
afterAll(() => server.stop());

const address = () => `person.${(counter += 1)}@example.com`;
const at = (path: string) => `/administration${path}`;
const trail = async () => (await admin.get('/activity?pageSize=100')).body.rows;
const log = async () => (await keeper.get(at('/log?pageSize=100'))).body.rows;
const links = async (recipient: string) => {
  const { rows } = await server.owner.query('select link, kind from outbox where recipient = $1 order by created_at', [
    recipient,
  ]);
  return rows;
};

test('accounts are found by name, address and organisation, with what they are where', async () => {
  const { body } = await keeper.get(at(`/accounts?organisationId=${organisationId}`));
  expect(body.total).toBe(1);
  expect(body.rows[0]).toMatchObject({
    id: admin.userId,
    state: 'active',
    isAdministrator: false,
    companyName: 'N/A',
    hasSecondFactor: false,
    openSessions: 1,
    memberships: [{ organisationId, role: 'admin', isSuspended: false }],
  });
  const { rows } = (
    await keeper.get(at(`/accounts?search=${encodeURIComponent(body.rows[0].memberships[0].organisation)}`))
  ).body;
  expect(rows.map((row: { id: string }) => row.id)).toContain(admin.userId);
  expect((await keeper.get(at('/accounts?search=%25'))).body.total).toBe(0);
});

test('a provisioned account has the defaults of the specification, and its person chooses the password', async () => {
  const email = address();
  const added = await keeper.post(at('/accounts'), { email: email.toUpperCase(), displayName: 'Nora New' });
  expect(added).toMatchObject({ status: 200, body: { email, name: 'Nora New' } });
  const { body: account } = await keeper.get(at(`/accounts/${added.body.id}`));
  const { name } = (await server.owner.query('select name from auth."user" where id = $1', [keeper.userId])).rows[0];
  expect(account).toMatchObject({
    companyName: 'N/A',
    createdBy: name,
    lastLogin: null,
    state: 'active',
    mustChangePassword: true,
    emailVerified: false,
    memberships: [],
  });
  const signedIn = await server.anonymous.post('/session', { email, password: added.body.password });
  expect(signedIn.status).toBe(200);
  expect((await keeper.post(at('/accounts'), { email, displayName: 'Again' })).body.code).toBe('has_account');
  expect((await keeper.post(at('/accounts'), { email: 'nonsense', displayName: '' })).body.issues).toHaveLength(2);
  const [entry] = await log();
  expect(entry).toMatchObject({ action: 'added', subject: 'accounts', title: 'Nora New' });
  expect(JSON.stringify(await log())).not.toContain(added.body.password);
});

test('what is done to an account in an organisation stands in its trail with the name of who did it', async () => {
  const { body } = await keeper.post(at('/accounts'), { email: address(), displayName: 'Mia Member', organisationId });
  const { body: account } = await keeper.get(at(`/accounts/${body.id}`));
  expect(account.memberships).toMatchObject([{ organisationId, role: 'user' }]);
  const place = at(`/accounts/${body.id}/memberships/${organisationId}`);
  const changed = await keeper.request('PUT', place, { role: 'auditor' });
  expect(changed.body.memberships[0].role).toBe('auditor');
  expect((await keeper.remove(place)).body.memberships).toEqual([]);
  expect((await keeper.remove(place)).status).toBe(404);
  const { name } = (await server.owner.query('select name from auth."user" where id = $1', [keeper.userId])).rows[0];
  const entries = (await trail()).filter(({ subjectId }: { subjectId: string }) => subjectId === body.id);
  expect(entries.map((entry: Record<string, unknown>) => [entry['action'], entry['actorName']])).toEqual([
    ['removed', name],
    ['changed', name],
    ['added', name],
  ]);
  expect((await log()).slice(0, 3).map((entry: Record<string, unknown>) => entry['action'])).toEqual([
    'removed',
    'changed',
    'added',
  ]);
});

test('an organisation keeps its last administrator', async () => {
  const place = at(`/accounts/${admin.userId}/memberships/${organisationId}`);
  expect((await keeper.request('PUT', place, { role: 'viewer' })).body.code).toBe('last_administrator');
  expect((await keeper.remove(place)).body.code).toBe('last_administrator');
  expect((await keeper.remove(at(`/accounts/${admin.userId}`))).body.code).toBe('last_administrator');
  expect((await admin.get('/assets')).status).toBe(200);
});

test('a role of another organisation is none', async () => {
  const { body: role } = await admin.post('/roles', {
    name: 'Ledger keeper',
    role: 'viewer',
    permissions: ['assets.view'],
  });
  expect(role).toMatchObject({ name: 'Ledger keeper' });
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('user', elsewhere);
  const place = at(`/accounts/${person.userId}/memberships/${elsewhere}`);
  const refused = await keeper.request('PUT', place, { role: 'viewer', customRoleId: role.id });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'customRoleId' }] } });
  expect((await keeper.get(at(`/organisations/${organisationId}/roles`))).body).toEqual([
    { id: role.id, name: 'Ledger keeper', role: 'viewer' },
  ]);
});

test('a suspended account is out at once and comes in again when it is let', async () => {
  const suspended = await keeper.post(at(`/accounts/${admin.userId}/suspension`));
  expect(suspended.body.state).toBe('suspended');
  expect((await admin.get('/session')).status).toBe(401);
  expect((await keeper.remove(at(`/accounts/${admin.userId}/suspension`))).body.state).toBe('active');
  for (const path of [`/accounts/${keeper.userId}/suspension`])
    expect((await keeper.post(at(path))).body.code).toBe('yourself');
  expect((await keeper.remove(at(`/accounts/${keeper.userId}`))).body.code).toBe('yourself');
});

test('a password is reset by a link that only its person gets; without mail it lies in the outbox', async () => {
  const email = address();
  const { body } = await keeper.post(at('/accounts'), { email, displayName: 'Pat', organisationId });
  const cookie =
    (await server.anonymous.post('/session', { email, password: body.password })).headers
      .get('set-cookie')
      ?.split(';')[0] ?? '';
  expect((await keeper.post(at(`/accounts/${body.id}/password-reset`))).body).toEqual({ mailed: false });
  expect((await server.anonymous.request('GET', '/session', undefined, { cookie })).status).toBe(401);
  const [mail] = await links(email);
  expect(mail.link).toMatch(/^\/reset-password\?token=\S{20,}$/);
  const { rows } = (await keeper.get(at(`/outbox?search=${encodeURIComponent(email)}`))).body;
  const { text } = (await keeper.get(at(`/outbox/${rows[0].id}`))).body;
  expect(text).toContain(mail.link);
  expect(JSON.stringify([await log(), await trail()])).not.toContain(mail.link.split('=')[1]);
});

test('a lost second factor is forgotten with everything that stood for it, and sessions end', async () => {
  await server.owner.query(`insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 'x', now())`, [
    admin.userId,
  ]);
  await server.owner.query(`insert into auth.recovery_code (user_id, code_hash) values ($1, 'x')`, [admin.userId]);
  expect((await keeper.get(at(`/accounts/${admin.userId}`))).body.hasSecondFactor).toBe(true);
  expect((await keeper.post(at(`/accounts/${admin.userId}/second-factor-reset`))).body.hasSecondFactor).toBe(false);
  expect((await server.owner.query('select from auth.recovery_code where user_id = $1', [admin.userId])).rowCount).toBe(
    0,
  );
  expect((await admin.get('/session')).status).toBe(401);
});

test('a removed account leaves its name in the trail', async () => {
  const { body } = await keeper.post(at('/accounts'), { email: address(), displayName: 'Gone Soon', organisationId });
  expect((await keeper.remove(at(`/accounts/${body.id}`))).body).toEqual({ id: body.id });
  expect((await keeper.get(at(`/accounts/${body.id}`))).status).toBe(404);
  expect((await trail())[0]).toMatchObject({ action: 'removed', title: 'Gone Soon' });
});
