import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allColumns, EXPORT_COLUMNS } from '#domain/assets/export.ts';
import { STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
const ids: string[] = [];
const ASSETS = [
  { name: '=HYPERLINK("http://x")', serialNumber: '007', cost: 1234.5, purchaseDate: '2024-02-29' },
  { name: 'Ärger <&> "Ωmega" 🦊', serialNumber: '+1', owner: '  ', cost: null, purchaseDate: null },
  { name: "'=quoted", serialNumber: '2024-01-01', cost: 0, purchaseDate: '1999-12-31' },
];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  for (const asset of ASSETS) {
    const facts = { type: 'Laptop', category: 'Hardware', dataClassification: 'Internal', ...asset, owner: 'Ana' };
    const { body } = await admin.post('/assets', facts);
    ids.push(body.id);
  }
});
afterAll(() => server.stop());

async function exported(query: string) {
  const response = await fetch(`${server.origin}/api/v1/assets/export?${query}`, { headers: { cookie: admin.cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('an Excel workbook holds texts as texts, amounts as numbers and days as days', async () => {
  const { response, bytes } = await exported('format=xlsx');
  expect(response.headers.get('content-disposition')).toMatch(/assets_\d{4}-\d\d-\d\d\.xlsx/);
  const [head, ...rows] = await readSheet(bytes);
  expect(head).toEqual(EXPORT_COLUMNS.map(({ header }) => header));
  const found = Object.fromEntries(rows.map((cells) => [cells[3], cells]));
  expect(Object.keys(found).toSorted()).toEqual(['+1', '007', '2024-01-01']);
  expect([found['007']?.[0], found['007']?.[8], found['007']?.[10]]).toEqual([
    '=HYPERLINK("http://x")',
    new Date('2024-02-29'),
    1234.5,
  ]);
  expect([found['+1']?.[0], found['+1']?.[8], found['+1']?.[10]]).toEqual(['Ärger <&> "Ωmega" 🦊', null, null]);
  expect(found['2024-01-01']?.[10]).toBe(0);
});

test('importing the exported workbook changes nothing', async () => {
  const { bytes } = await exported('format=xlsx');
  const { body } = await admin.upload([{ name: 'assets.xlsx', bytes }]);
  const mapping = matchHeaders(EXPORT_COLUMNS.map(({ header }) => header));
  const plan = { fileId: body.files[0].id, mapping, replacements: [], dateOrder: 'day-first' };
  const { body: job } = await admin.post('/asset-imports', plan);
  expect((await waitForJob(admin, job.id)).outcome).toMatchObject({ total: 3, unchanged: 3 });
});

test('with all fields, what is not known is an empty cell, and comes back unchanged', async () => {
  const facts = { type: 'Server', category: 'Hardware', dataClassification: 'Restricted', owner: 'Ana' };
  const stated = { encryptionEnabled: false, patchLevel: 'Behind', tags: ['a', 'b'], notes: 'One\nTwo' };
  const { body: known } = await admin.post('/assets', { ...facts, ...stated, name: 'All', serialNumber: 'ALL-1' });
  const { body: silent } = await admin.post('/assets', { ...facts, name: 'Silent', serialNumber: 'ALL-2' });
  const headings = allColumns(STANDARD_VOCABULARY).map(({ header }) => header);
  const both = `fields=all&ids=${known.id},${silent.id}`;
  const [head = [], ...rows] = await readSheet((await exported(`format=xlsx&${both}`)).bytes);
  const shown = ['Encryption Enabled', 'Antivirus Installed', 'Patch Level', 'Backup Status'];
  expect(rows.map((cells) => shown.map((name) => cells[head.indexOf(name)]))).toEqual([
    ['No', null, 'Behind', null],
    [null, null, null, null],
  ]);
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await exported(`format=${format}&${both}`);
    const { body } = await admin.upload([{ name: `assets.${format}`, bytes }]);
    const plan = { mapping: matchHeaders(headings), replacements: [], dateOrder: 'day-first' };
    const { body: job } = await admin.post('/asset-imports', { ...plan, fileId: body.files[0].id });
    expect((await waitForJob(admin, job.id)).outcome).toMatchObject({ total: 2, unchanged: 2 });
  }
  await admin.remove(`/assets/${known.id}`);
  await admin.remove(`/assets/${silent.id}`);
});

test('the ticked assets alone are exported, in either format, and none of somebody else', async () => {
  const { bytes } = await exported(`ids=${ids[0]},${ids[2]}`);
  expect(bytes.toString().trim().split('\r\n')).toHaveLength(3);
  const { bytes: workbook } = await exported(`format=xlsx&ids=${ids[1]}`);
  expect(await readSheet(workbook)).toHaveLength(2);
  const elsewhere = await server.signIn('admin', await server.secondOrganisation());
  expect((await elsewhere.get(`/assets/export?ids=${ids[0]}`)).status).toBe(404);
  expect((await admin.get('/assets/export?format=pdf')).status).toBe(422);
});
