import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

const ISO = 'iso-27001-2022';
const PLACE = `/controls/${ISO}/A.5.9`;
let server: TestServer;
let manager: TestSession;
let auditor: TestSession;
let stranger: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  auditor = await server.signIn('auditor');
  stranger = await server.signIn('admin', await server.secondOrganisation());
});
afterAll(() => server.stop());

let serial = 0;
async function addAsset(name: string, by = manager): Promise<string> {
  const asset = { type: 'Laptop', category: 'Hardware', owner: 'Ana', dataClassification: 'Internal' };
  return (await by.post('/assets', { ...asset, name, serialNumber: `L-${(serial += 1)}` })).body.id;
}
async function addDocument(title: string): Promise<string> {
  const { body } = await manager.upload([
    { name: `${title}.txt`, bytes: `${title}. All assets are kept in a register.` },
  ]);
  const added = await manager.post('/documents', { files: [{ fileId: body.files[0].id }] });
  return added.body.added[0].id;
}
const titlesOf = async (path: string) =>
  (await manager.get(path)).body.rows.map((row: { title?: string; name?: string }) => row.title ?? row.name);

test('a requirement, an asset and a document are linked, seen from every side, and taken apart again', async () => {
  const asset = await addAsset('Mail server');
  const document = await addDocument('Register of assets');
  expect((await manager.post(`${PLACE}/assets`, { assetIds: [asset] })).body).toEqual({ linked: 1 });
  expect((await manager.post(`${PLACE}/assets`, { assetIds: [asset] })).body).toEqual({ linked: 0 });
  expect((await manager.post(`${PLACE}/documents`, { documentIds: [document] })).body).toEqual({ linked: 1 });
  expect((await manager.post(`/assets/${asset}/documents`, { documentIds: [document] })).body).toEqual({ linked: 1 });
  expect((await manager.post(`/documents/${document}/assets`, { assetIds: [asset] })).body).toEqual({ linked: 0 });

  expect(await titlesOf(`${PLACE}/assets`)).toEqual(['Mail server']);
  expect(await titlesOf(`/assets/${asset}/documents`)).toEqual(['Register of assets']);
  expect(await titlesOf(`/documents/${document}/assets`)).toEqual(['Mail server']);
  const linked = (await manager.get(`/assets/${asset}/requirements?language=de`)).body;
  expect(linked).toMatchObject({
    total: 1,
    rows: [{ framework: ISO, requirementId: 'A.5.9', linkedByName: expect.any(String) }],
  });
  expect((await manager.get(`/documents/${document}/requirements`)).body.total).toBe(1);
  expect((await manager.get(`/control-links/${ISO}`)).body).toEqual([
    { requirementId: 'A.5.9', documents: 1, assets: 1, comments: 0 },
  ]);

  const trail = (await manager.get(`/activity/recent?subject=controls&subjectId=${ISO}/A.5.9`)).body;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(['linked', 'linked']);
  await manager.remove(`${PLACE}/assets/${asset}`);
  expect((await manager.remove(`${PLACE}/assets/${asset}`)).status).toBe(404);
  await manager.remove(`/assets/${asset}/documents/${document}`);
  expect([await titlesOf(`${PLACE}/assets`), await titlesOf(`/assets/${asset}/documents`)]).toEqual([[], []]);
});

test('an asset whose removal is undone has its links again', async () => {
  const asset = await addAsset('Old laptop');
  await manager.post(`${PLACE}/assets`, { assetIds: [asset] });
  const { body: job } = await manager.post('/asset-operations', { selection: { ids: [asset] }, change: null });
  await waitForJob(manager, job.id);
  const [counted] = (await manager.get(`/control-links/${ISO}`)).body;
  expect([await titlesOf(`${PLACE}/assets`), counted.assets]).toEqual([[], 0]);
  const { body: undoing } = await manager.post(`/asset-operations/${job.id}/undo`);
  await waitForJob(manager, undoing.id);
  expect(await titlesOf(`${PLACE}/assets`)).toEqual(['Old laptop']);
});

test('what is somebody else’s is not there, and nothing is linked when one of several is not', async () => {
  const asset = await addAsset('Ours');
  const foreign = await addAsset('Theirs', stranger);
  expect((await manager.post(`${PLACE}/assets`, { assetIds: [asset, foreign] })).status).toBe(404);
  expect(await titlesOf(`${PLACE}/assets`)).not.toContain('Ours');
  await manager.post(`${PLACE}/assets`, { assetIds: [asset] });
  expect((await stranger.get(`${PLACE}/assets`)).body.total).toBe(0);
  expect((await stranger.get(`/assets/${asset}/requirements`)).body.total).toBe(0);
  expect((await stranger.remove(`${PLACE}/assets/${asset}`)).status).toBe(404);
});

test('links come page by page', async () => {
  const ids = [];
  for (let number = 10; number < 23; number += 1) ids.push(await addAsset(`Rack ${number}`));
  await manager.post(`/controls/${ISO}/A.7.8/assets`, { assetIds: ids });
  const page = (await manager.get(`/controls/${ISO}/A.7.8/assets?page=1&pageSize=5`)).body;
  expect([page.total, page.rows.map(({ name }: { name: string }) => name)]).toEqual([
    13,
    ['Rack 15', 'Rack 16', 'Rack 17', 'Rack 18', 'Rack 19'],
  ]);
});

const nameOf = (session: TestSession) => session.visitor.actor.name;
const told = async (session: TestSession) =>
  (await session.get('/notifications')).body.rows.filter(({ kind }: { kind: string }) => kind === 'comment-mention');

test('who is mentioned is told once, with the way to the comment', async () => {
  const text = `Could @${nameOf(auditor)} look at this?\nhttps://example.com`;
  const added = await manager.post(`${PLACE}/comments`, { text, mentions: [auditor.userId, manager.userId] });
  expect(added.body).toMatchObject({ text, mentions: [{ userId: auditor.userId, name: nameOf(auditor) }] });
  const [notice] = await told(auditor);
  expect(notice).toMatchObject({
    values: { name: nameOf(manager), requirement: 'A.5.9' },
    link: `/app/iso27001/A.5.9?comment=${added.body.id}`,
  });
  await manager.patch(`/control-comments/${added.body.id}`, { text: `${text} Please.`, mentions: [auditor.userId] });
  expect(await told(auditor)).toHaveLength(1);
  const elsewhere = await manager.post(`${PLACE}/comments`, { text: 'Hello', mentions: [stranger.userId] });
  expect([elsewhere.status, elsewhere.body.issues[0].path]).toEqual([422, 'mentions']);
});

test('an auditor may speak, nobody changes the words of another, and the trail keeps what was said', async () => {
  const added = await auditor.post(`${PLACE}/comments`, { text: '  Where is the register?  ' });
  expect(added.body.text).toBe('Where is the register?');
  const path = `/control-comments/${added.body.id}`;
  expect((await manager.patch(path, { text: 'Nothing to see' })).status).toBe(403);
  expect((await manager.remove(path)).status).toBe(403);
  expect((await stranger.patch(path, { text: 'Hello' })).status).toBe(404);
  const changed = await auditor.patch(path, { text: 'Where is the register of assets?' });
  expect(changed.body.editedAt).not.toBeNull();
  await auditor.remove(path);
  expect((await auditor.get(`${PLACE}/comments`)).body.rows.map(({ id }: { id: string }) => id)).not.toContain(
    added.body.id,
  );
  const { rows } = await server.owner.query(
    `select action, before ->> 'text' as text from audit_entries where subject = 'comments' and subject_id = $1 order by number`,
    [added.body.id],
  );
  expect(rows).toEqual([
    { action: 'added', text: null },
    { action: 'changed', text: 'Where is the register?' },
    { action: 'removed', text: 'Where is the register of assets?' },
  ]);
});

test('a comment without words is refused with the field, one of somebody else’s organisation is not seen', async () => {
  const empty = await manager.post(`${PLACE}/comments`, { text: '   ' });
  expect([empty.status, empty.body.issues]).toEqual([
    422,
    [{ path: 'text', message: 'Write something first', code: 'text_missing' }],
  ]);
  expect((await stranger.get(`${PLACE}/comments`)).body.total).toBe(0);
});

test('a program that may only read says nothing in the name of its person', async () => {
  const admin = await server.signIn('admin');
  const { body } = await admin.post('/api-tokens', { name: 'Reader', scopes: ['iso_readiness.view'], days: 30 });
  const ask = async (method: string, words?: object) => {
    const headers = { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' };
    const sent = words ? { body: JSON.stringify(words) } : {};
    return (await fetch(`${server.origin}/api/v1${PLACE}/comments`, { method, headers, ...sent })).status;
  };
  expect([await ask('GET'), await ask('POST', { text: 'Hello' })]).toEqual([200, 403]);
});
