import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../../../test/backups.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
const VERSIONS = `/readiness/${ISO}/statement/versions`;
let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function print(query: string): Promise<Buffer> {
  const headers = { cookie: manager.cookie };
  const answer = await fetch(`${server.origin}/api/v1/statements-of-applicability/${ISO}?${query}`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const approve = async () =>
  manager.post(VERSIONS, {
    fingerprint: (await manager.get(VERSIONS)).body.fingerprint as string,
    isIncomplete: true,
  });

test('a version is approved by who saw it as it stands, once', async () => {
  const { body: seen } = await manager.get(VERSIONS);
  expect(seen).toMatchObject({ versions: [], changes: [] });
  await manager.patch(`/controls/${ISO}/A.5.1`, { status: 'In Progress' });
  expect((await manager.post(VERSIONS, { fingerprint: seen.fingerprint })).body.code).toBe('statement_changed');

  const { body: version } = await approve();
  expect(version).toMatchObject({ number: 1, counts: { total: 93, applicable: 93, unjustified: 93 } });
  expect((await approve()).body.code).toBe('approved_already');
  expect((await manager.get(VERSIONS)).body).toMatchObject({ versions: [{ number: 1 }], changes: [] });

  const admin = await server.signIn('admin');
  const { rows } = (await admin.get('/activity?subject=statements')).body;
  expect(rows[0]).toMatchObject({ action: 'approved', subjectId: `${ISO}/1` });
});

test('what changed since is named control by control', async () => {
  await manager.patch(`/controls/${ISO}/A.7.1`, { applicable: false, justification: 'No offices' });
  const { body } = await manager.get(`${VERSIONS}/1`);
  expect(body.changes).toHaveLength(1);
  expect(body.changes[0]).toMatchObject({
    requirementId: 'A.7.1',
    before: { applicable: true, justification: '' },
    after: { applicable: false, justification: 'No offices' },
  });
  expect((await manager.get(`${VERSIONS}/7`)).status).toBe(404);
});

test('an approved version stays the same file, whatever the organisation becomes', async () => {
  const admin = await server.signIn('admin');
  const png = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#0a0' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'logo.png');
  const headers = { cookie: admin.cookie, origin: server.origin };
  await fetch(`${server.origin}/api/v1/organisation/logo`, { method: 'POST', headers, body: form });
  const { body: version } = await approve();
  const before = await Promise.all(
    ['pdf', 'docx', 'xlsx'].map((format) => print(`version=${version.number}&format=${format}`)),
  );

  await admin.patch('/organisation/settings', { name: 'Another name', primaryColor: '#aa0000' });
  await admin.remove('/organisation/logo');
  await server.owner.query(`update files set at = now() - interval '3 days' where not is_kept`);
  const { sweep } = await import('../platform/background/sweeps.ts');
  await sweep(server.services);
  await manager.patch(`/controls/${ISO}/A.5.2`, { status: 'Implemented' });
  const after = await Promise.all(
    ['pdf', 'docx', 'xlsx'].map((format) => print(`version=${version.number}&format=${format}`)),
  );
  expect(after.map((bytes, index) => bytes.equals(before[index]!))).toEqual([true, true, true]);
  expect(after[0]!.includes('/Subtype /Image')).toBe(true);
  expect((await print('format=pdf')).equals(after[0]!)).toBe(false);
});

test('nobody rewrites a version, and who may only look approves none', async () => {
  await expect(
    server.services.database.everywhere.updateTable('statement_versions').set({ number: 9 }).execute(),
  ).rejects.toThrow(/permission denied/);
  const user = await server.signIn('user');
  expect((await user.get(VERSIONS)).status).toBe(200);
  expect((await user.post(VERSIONS, { fingerprint: 'x' })).status).toBe(403);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(VERSIONS)).body.versions).toEqual([]);
  expect((await stranger.get(`${VERSIONS}/1`)).status).toBe(404);
  expect((await stranger.get(`/statements-of-applicability/${ISO}?version=1`)).status).toBe(404);
  expect((await user.get('/readiness/soc-2-2017/statement/versions')).status).toBe(404);
});

test('a restored organisation has its versions as they were approved, and hostile ones are refused', async () => {
  const admin = await server.signIn('admin');
  const name = (await admin.get('/session')).body.organisation.name as string;
  const before = await print('version=2&format=pdf');
  const file = await backUp(admin, true);
  await server.owner.query('delete from statement_versions where organisation_id = $1', [server.organisationId]);
  expect((await restore(server, admin, file, name)).state).toBe('done');
  expect((await print('version=2&format=pdf')).equals(before)).toBe(true);

  const rows = file.collections['statementVersions']!;
  const hostile = rows.map((row) => ({ ...row, facts: { ...row.facts, ink: 'url(javascript:alert(1))' } }));
  const collections = { ...file.collections, statementVersions: hostile };
  await expect(restore(server, admin, { ...file, collections }, name)).rejects.toThrow(/statementVersions/);
});

test('controls beyond Annex A stand in it once somebody says so, in its files and its versions', async () => {
  const admin = await server.signIn('admin');
  const text = 'Ref,Title,Section\nS-1,Keys are kept in a safe,House\n';
  const upload = { fileName: 'own.csv', text, title: 'House Code', edition: '1', use: true };
  expect((await admin.post('/organisation/custom-frameworks', upload)).status).toBe(200);
  const further = `/readiness/${ISO}/statement/further`;
  expect((await manager.get(further)).body).toEqual([
    { framework: 'own-house-code', title: 'House Code', controls: 1, isIn: false },
  ]);
  const rows = async () => (await manager.get(`/readiness/${ISO}/statement`)).body as { framework?: string }[];
  const before = (await rows()).length;
  expect((await manager.patch(`${further}/own-house-code`, { isIn: true })).body[0].isIn).toBe(true);
  expect((await rows()).slice(before)).toMatchObject([{ framework: 'own-house-code', requirementId: 'S-1' }]);
  const { body: version } = await approve();
  expect(version.counts.total).toBe(94);
  await manager.patch('/controls/own-house-code/S-1', { justification: 'The insurer asks for it' });
  const { body } = await manager.get(`${VERSIONS}/${version.number}`);
  expect(body.changes).toMatchObject([{ framework: 'own-house-code', requirementId: 'S-1' }]);
  const printed = await fetch(`${server.origin}/api/v1/statements-of-applicability/${ISO}?format=csv`, {
    headers: { cookie: manager.cookie },
  });
  expect(await printed.text()).toContain('Keys are kept in a safe');
  expect((await manager.patch(`${further}/soc-2-2017`, { isIn: true })).status).toBe(404);
});
