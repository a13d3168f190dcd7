import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let writer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function filed(path: string): Promise<string> {
  const name = path.split('/').at(-1) ?? path;
  const { body: upload } = await writer.upload([{ name, bytes: `Words of ${path}.` }], [path]);
  return (await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] })).body.added[0].id;
}

const folderOf = async (id: string) => (await writer.get(`/documents/${id}`)).body.folder;

test('a folder is made, and moves with everything below it', async () => {
  const made = await writer.post('/documents/folders', { folder: 'Policies/ Draft /../' });
  expect(made.status).toBe(200);
  const inner = await filed('Policies/HR/leave.txt');
  const beside = await filed('Policies HR/other.txt');
  const moved = await writer.post('/documents/folders/moves', { from: 'Policies', to: 'Rules/Company' });
  expect(moved.body).toEqual({ folder: 'Rules/Company', documents: 1 });
  expect([await folderOf(inner), await folderOf(beside)]).toEqual(['Rules/Company/HR', 'Policies HR']);
  const paths = (await writer.get('/documents/folders')).body.map(({ folder }: { folder: string }) => folder);
  expect(paths.some((path: string) => path.startsWith('Policies/'))).toBe(false);
});

test('a folder is moved neither into itself nor onto another, and one that is not there is not found', async () => {
  await filed('A/B/one.txt');
  await filed('C/two.txt');
  const move = async (from: string, to: string) =>
    (await writer.post('/documents/folders/moves', { from, to })).body.code;
  expect(await move('A', 'A/B/A')).toBe('folder_within');
  expect(await move('A', 'C')).toBe('folder_there');
  expect(await move('Nowhere', 'D')).toBe('not_found');
});

test('several documents are moved and given an owner at once, or none of them', async () => {
  const ids = [await filed('x/one-more.txt'), await filed('x/two-more.txt')];
  const change = { folder: 'Archive', ownerId: writer.userId, classification: 'internal' };
  expect((await writer.post('/documents/changes', { ids, change })).body).toEqual({ changed: 2 });
  const found = await writer.get('/documents?owner=me&classification=internal&folder=Archive&status=unapproved');
  expect(found.body.total).toBe(2);
  const missing = '00000000-0000-4000-8000-000000000000';
  const none = await writer.post('/documents/changes', { ids: [ids[0], missing], change: { folder: 'Elsewhere' } });
  expect(none.status).toBe(404);
  expect(await folderOf(ids[0]!)).toBe('Archive');
  expect((await writer.get('/documents?owner=none')).body.rows.map(({ id }: { id: string }) => id)).not.toContain(
    ids[0],
  );
});
