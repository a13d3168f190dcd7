import { afterAll, beforeAll, expect, test } from 'vitest';
import { transfers } from '#contract/transfers.ts';
import type { AuditEntry } from '#domain/activity/audit-entry.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const left = async (session = admin): Promise<AuditEntry[]> =>
  (await session.get('/activity?isDeparture=true&pageSize=100')).body.rows;

test('every file that may leave is of a subject whose card tells of it', () => {
  const departing = Object.values(transfers).flatMap((transfer) =>
    'departs' in transfer && transfer.departs ? [transfer.departs] : [],
  );
  expect(departing.length).toBeGreaterThan(20);
  expect(departing.filter(({ events }) => !(events as readonly string[]).includes('downloaded'))).toEqual([]);
});

test('an export is an entry: who took what, how it was chosen, and how much it was', async () => {
  const asset = { name: 'One', type: 'Laptop', category: 'Hardware', serialNumber: 'L-1', owner: 'Ana' };
  await admin.post('/assets', { ...asset, dataClassification: 'Public' });
  expect((await admin.get('/assets/export?type=Laptop')).status).toBe(200);
  expect((await admin.get('/users/export')).status).toBe(200);
  expect((await admin.get('/vendor-file?format=csv')).status).toBe(200);
  expect((await admin.get('/activity/export?search=One')).status).toBe(200);
  const entries = await left();
  expect(entries.map(({ subject }) => subject)).toEqual(['audit-trails', 'vendors', 'members', 'assets']);
  expect(entries[3]).toMatchObject({
    action: 'downloaded',
    actorId: admin.userId,
    subjectId: '',
    title: expect.stringMatching(/\.csv$/),
    after: { filter: 'type=Laptop' },
  });
  expect(entries[2]?.after).toMatchObject({ rows: 1, bytes: expect.any(Number) });
  expect((await admin.get('/activity/verification')).body.broken).toBeNull();
});

test('what is refused, or is not there, leaves no entry', async () => {
  const viewer = await server.signIn('viewer');
  const before = (await left()).length;
  expect((await viewer.get('/users/export')).status).toBe(403);
  expect((await admin.get(`/documents/${crypto.randomUUID()}/file`)).status).toBe(404);
  expect((await left()).length).toBe(before);
});

test('a backup that is taken away is one, whoever made it', async () => {
  const other = await server.signIn('admin');
  const { body } = await admin.post('/data/backups', {});
  await expect.poll(async () => (await admin.get(`/jobs/${body.job.id}`)).body.state, { timeout: 20_000 }).toBe('done');
  expect((await other.get(`/data/backups/${body.backup.id}/file`)).status).toBe(200);
  const [newest] = await left();
  expect(newest).toMatchObject({
    action: 'downloaded',
    subject: 'backups',
    subjectId: body.backup.id,
    actorId: other.userId,
  });
});

test('a calendar that asks again and again is one a day', async () => {
  const { body } = await admin.post('/schedule/feed', {});
  for (let time = 0; time < 3; time += 1) expect((await server.anonymous.get(body.address)).status).toBe(200);
  const feeds = (await left()).filter(({ subject }) => subject === 'calendar-feeds');
  expect(feeds).toMatchObject([{ action: 'downloaded', actorId: admin.userId, after: { isByProgram: true } }]);
});

test('a token that reads more than a person looks at is one, once for each bound', async () => {
  const { body } = await admin.post('/api-tokens', { name: 'Reporting', scopes: ['audit_trail.view'], days: 30 });
  const bearer = { authorization: `Bearer ${body.token}` };
  const ask = () => server.anonymous.request('GET', '/activity?pageSize=100', undefined, bearer);
  const asset = { type: 'Laptop', category: 'Hardware', owner: 'Ana', dataClassification: 'Public' };
  for (let number = 0; number < 40; number += 1)
    await admin.post('/assets', { ...asset, name: `Asset ${number}`, serialNumber: `T-${number}` });
  const rowsAtOnce = (await ask()).body.rows.length as number;
  for (let read = rowsAtOnce; read < 2200; read += rowsAtOnce) expect((await ask()).status).toBe(200);
  // Looking at one thing again and again is no bulk.
  for (let look = 0; look < 20; look += 1)
    await server.anonymous.request('GET', '/activity/verification', undefined, bearer);
  const read = (await left()).filter(({ action }) => action === 'read-in-bulk');
  expect(read).toMatchObject([{ subject: 'tokens', title: 'Reporting', after: { rows: expect.any(Number) } }]);
});
