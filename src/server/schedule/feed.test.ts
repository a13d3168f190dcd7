import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const openFeed = async (session: TestSession): Promise<string> =>
  (await session.post('/schedule/feed', {})).body.address;

test('a secret address opens the calendar without a session, and no longer once it is replaced or revoked', async () => {
  await admin.post('/schedule/events', { kind: 'audit', title: 'Stage 1, day; one', startsOn: '2026-12-01' });
  const first = await openFeed(admin);
  const { status, headers, body } = await server.anonymous.get(first);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(body).toContain('SUMMARY:Stage 1\\, day\\; one\r\n');
  expect(headers.getSetCookie()).toEqual([]);
  const second = await openFeed(admin);
  expect([(await server.anonymous.get(first)).status, (await server.anonymous.get(second)).status]).toEqual([404, 200]);
  expect((await admin.get('/schedule/feed')).body.usedAt).not.toBeNull();
  await admin.remove('/schedule/feed');
  expect((await server.anonymous.get(second)).status).toBe(404);
  expect((await admin.get('/schedule/feed')).body).toEqual({ madeAt: null, usedAt: null });
});

test('the secret is kept as a hash alone, and stands in no audit entry', async () => {
  const address = await openFeed(admin);
  const secret = address.split('/').at(-1)!.replace('.ics', '');
  expect(secret.length).toBe(43);
  for (const table of ['calendar_readers', 'audit_entries']) {
    const { rows } = await server.owner.query(`select * from ${table}`);
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

test('what a feed shows is what its maker may see now: rights that are taken away are gone from it, and so is who leaves', async () => {
  const user = await server.signIn('user');
  await admin.patch('/controls/iso-27001-2022/A.5.9', { dueOn: new Date().toISOString().slice(0, 10) });
  await admin.post('/tasks', { tasks: [{ title: 'Not for the user', dueOn: new Date().toISOString().slice(0, 10) }] });
  const address = await openFeed(user);
  const before = (await server.anonymous.get(address)).body;
  expect(before).toContain('Control due: A.5.9');
  expect(before).not.toContain('Not for the user');
  await server.owner.query(`update memberships set role = 'viewer' where user_id = $1`, [user.userId]);
  expect((await server.anonymous.get(address)).body).not.toContain('Control due');
  await server.owner.query('update memberships set suspended_at = now() where user_id = $1', [user.userId]);
  expect((await server.anonymous.get(address)).status).toBe(404);
  await server.owner.query('delete from memberships where user_id = $1', [user.userId]);
  const { rows } = await server.owner.query('select * from calendar_readers where user_id = $1', [user.userId]);
  expect(rows).toEqual([]);
});

test('another organisation’s events are in no feed', async () => {
  const where = await server.secondOrganisation();
  const stranger = await server.signIn('admin', where);
  await stranger.post('/schedule/events', { kind: 'audit', title: 'Elsewhere', startsOn: '2026-12-01' });
  expect((await server.anonymous.get(await openFeed(admin))).body).not.toContain('Elsewhere');
  expect((await server.anonymous.get(await openFeed(stranger))).body).toContain('Elsewhere');
});

test('no line of the file is longer than 75 octets, and none breaks a letter', async () => {
  const title = 'Überprüfung der Zugriffsrechte 🔑 '.repeat(5).trim();
  await admin.post('/schedule/events', { kind: 'audit', title, note: 'One\nTwo', startsOn: '2026-12-02' });
  const { body } = await admin.get('/schedule/file?language=de');
  const lines = (body as string).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(body).not.toContain('\ufffd');
  expect((body as string).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  expect(body).toContain('DESCRIPTION:One\\nTwo');
});
