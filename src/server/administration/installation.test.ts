import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administer } from '../../../test/administration.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { inTransaction } from '../platform/context.ts';

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

test('an administrator of the installation sees who belongs to an organisation, and nothing inside', async () => {
  const { body } = await admin.post('/assets', { assetName: 'Payroll', assetType: 'Application', owner: 'Ana' });
  const inside = [
    'assets',
    'documents',
    'controls',
    'evidence',
    'files',
    'audit_entries',
    'jobs',
    'notifications',
    'api_tokens',
    'backups',
  ];
  const seen = await inTransaction(
    server.services.database,
    { administers: true, userId: keeper.userId },
    async (db) => {
      const counts: Record<string, number> = {};
      for (const table of inside) {
        const rows = await db
          .selectFrom(table as 'assets')
          .select('organisation_id')
          .where('organisation_id', '=', organisationId)
          .execute();
        counts[table] = rows.length;
      }
      return counts;
    },
  );
  expect(seen).toEqual(Object.fromEntries(inside.map((table) => [table, 0])));
  const theirs = { 'x-clausewise-organisation': organisationId };
  for (const path of ['/assets', `/assets/${body.id}`, '/documents', '/activity', '/users', '/data/collections'])
    expect([path, (await keeper.request('GET', path, undefined, theirs)).status]).toEqual([path, 404]);
  const { rows } = (await keeper.get(at('/organisations?search=organisation&pageSize=100'))).body;
  expect(rows.find((row: { id: string }) => row.id === organisationId)).toMatchObject({ members: 1, files: 0 });
  expect(JSON.stringify(rows)).not.toContain('Payroll');
});

test('in a suspended organisation nobody acts, with a session or a token, until it goes on', async () => {
  const { body } = await admin.post('/api-tokens', { name: 'Sync', scopes: ['assets.view'], days: 30 });
  const withToken = () =>
    fetch(`${server.origin}/api/v1/assets`, { headers: { authorization: `Bearer ${body.token}` } });
  expect((await withToken()).status).toBe(200);
  expect((await keeper.post(at(`/organisations/${organisationId}/suspension`))).body.suspendedAt).not.toBeNull();
  expect((await admin.get('/assets')).status).toBe(403);
  expect((await withToken()).status).toBe(401);
  expect((await admin.get('/session')).body.organisations).toEqual([]);
  expect((await keeper.remove(at(`/organisations/${organisationId}/suspension`))).body.suspendedAt).toBeNull();
  expect((await admin.get('/assets')).status).toBe(200);
  expect((await trail()).slice(0, 2).map(({ after }: { after: object }) => after)).toEqual([
    { state: 'active' },
    { state: 'suspended' },
  ]);
});

test('an organisation is opened with its first administrator, once for a domain', async () => {
  const adminEmail = `first@opened-${(counter += 1)}.example`;
  const opened = await keeper.post(at('/organisations'), { name: 'Opened', adminName: 'Fay First', adminEmail });
  expect(opened.body).toMatchObject({
    name: 'Opened',
    domain: adminEmail.split('@')[1],
    members: 1,
    admins: ['Fay First'],
  });
  expect((await links(adminEmail))[0].kind).toBe('invitation');
  const again = { name: 'Again', adminName: 'Sue', adminEmail: adminEmail.replace('first', 'second') };
  expect((await keeper.post(at('/organisations'), again)).body.code).toBe('organisation_exists');
  const renamed = await keeper.patch(at(`/organisations/${opened.body.id}`), { name: 'Renamed' });
  expect(renamed.body.name).toBe('Renamed');
  const invited = address();
  const invitation = await keeper.post(at(`/organisations/${opened.body.id}/invitations`), {
    email: invited,
    role: 'auditor',
  });
  expect(invitation).toMatchObject({ status: 200, body: { email: invited, role: 'auditor' } });
  expect(await links(invited)).toHaveLength(1);
});

test('whether organisations open at once is switched here, and logged', async () => {
  expect((await keeper.patch(at('/opening'), { opening: 'open' })).body).toEqual({ opening: 'open' });
  expect((await server.anonymous.get('/installation')).body.opening).toBe('open');
  await keeper.patch(at('/opening'), { opening: 'request' });
  expect((await log())[0]).toMatchObject({ before: { opening: 'open' }, after: { opening: 'request' } });
});

test('sessions of anybody are listed without their tokens, and end', async () => {
  const { body } = await keeper.get(at('/sessions?pageSize=100'));
  const session = body.rows.find((row: { userId: string }) => row.userId === admin.userId);
  expect(Object.keys(session)).not.toContain('token');
  const own = body.rows.find((row: { isThis: boolean }) => row.isThis);
  expect(own.administersUntil).not.toBeNull();
  expect((await keeper.remove(at(`/sessions/${session.id}`))).body).toEqual({ ended: 1 });
  expect((await admin.get('/session')).status).toBe(401);
  expect((await keeper.remove(at(`/sessions/${session.id}`))).status).toBe(404);
  expect((await keeper.remove(at(`/sessions/${own.id}`))).body.code).toBe('own_session');
});

test('the log is only appended to, and a change of it is found', async () => {
  const rewrite = `update administration_entries set title = 'nothing' where number = 1`;
  await expect(server.services.database.everywhere.executeQuery({ sql: rewrite } as never)).rejects.toThrow(
    /permission denied/,
  );
  await expect(server.owner.query(rewrite)).rejects.toThrow(/only appended/);
  await expect(server.owner.query('delete from administration_entries')).rejects.toThrow(/only appended/);
  expect((await keeper.get(at('/log/verification'))).body.broken).toBeNull();
  await server.owner.query('alter table administration_entries disable trigger append_only');
  await server.owner.query(rewrite);
  expect((await keeper.get(at('/log/verification'))).body.broken).toEqual({ number: 1, reason: 'content' });
});

test('the health of the installation counts what is there', async () => {
  const { body } = await keeper.get(at('/health'));
  expect(body.database.version).toMatch(/^\d+/);
  expect(body.migrations.missing).toBe(0);
  expect(body.signIns.hours).toHaveLength(24);
  expect(body.sessions.administering).toBeGreaterThan(0);
  expect(body.storage.diskFree).toBeGreaterThan(0);
  expect(body.backups.map((one: { organisationId: string }) => one.organisationId)).toContain(organisationId);
  const slowest = body.responses.map(({ p95 }: { p95: number }) => p95);
  expect(slowest.length).toBeGreaterThan(3);
  expect(slowest).toEqual(slowest.toSorted((a: number, b: number) => b - a));
});

test('accounts that are locked are named with the door and the time', async () => {
  const email = address();
  await keeper.post(at('/accounts'), { email, displayName: 'Lou Locked' });
  for (let guess = 0; guess < 6; guess += 1)
    await server.anonymous.post('/session', { email, password: `guess ${guess}` });
  for (let guess = 0; guess < 4; guess += 1)
    await server.anonymous.post('/administration/session', { email, password: `guess ${guess}` });
  const { signIns } = (await keeper.get(at('/health'))).body;
  const doors = signIns.locked
    .filter((one: { email: string }) => one.email === email)
    .map(({ door }: { door: string }) => door);
  expect(doors.toSorted()).toEqual(['admin', 'sign-in']);
  expect(signIns.hours.at(-1).failed).toBeGreaterThan(5);
  const attempts = (await keeper.get(at(`/sign-ins?search=${encodeURIComponent(email)}&outcome=locked`))).body;
  expect(attempts.total).toBe(2);
});

test('jobs are listed by kind and organisation, without what they work on', async () => {
  await admin.post('/data/backups', {});
  const { rows } = (await keeper.get(at('/jobs?pageSize=100'))).body;
  expect(rows.length).toBeGreaterThan(0);
  expect(Object.keys(rows[0]).toSorted()).toEqual([
    'attempts',
    'finishedAt',
    'id',
    'kind',
    'organisation',
    'queuedAt',
    'startedAt',
    'state',
  ]);
});

test('what people met who are not signed in is shown to whoever administers the installation', async () => {
  const reported = await server.anonymous.post('/client-errors', { message: 'The page broke', path: '/login?next=x' });
  await expect
    .poll(async () => (await keeper.get(at('/recent-errors'))).body)
    .toContainEqual(
      expect.objectContaining({
        id: reported.body.reference,
        origin: 'interface',
        place: '/login',
        what: 'The page broke',
      }),
    );
});
