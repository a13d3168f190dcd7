import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  session = await server.signIn('user', await server.secondOrganisation());
});
afterAll(() => server.stop());

const HEADINGS = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner'];

async function start(text: string | Uint8Array, plan: object = {}, name = 'assets.csv') {
  const { body } = await session.upload([{ name, bytes: text }]);
  const asked = { mapping: matchHeaders(HEADINGS), replacements: [], dateOrder: 'day-first' };
  return (await session.post('/asset-imports', { ...asked, fileId: body.files[0].id, ...plan })).body;
}
const run = async (...args: Parameters<typeof start>) => waitForJob(session, (await start(...args)).id);
const sheet = (rows: string[]) => [HEADINGS.join(','), ...rows].join('\n');
const totalOf = async () => (await session.get('/assets?pageSize=1')).body.total;

test('corrected cells are imported as corrected', async () => {
  const { outcome } = await run(sheet(['A,Lapto,Hardware,,Ana', 'B,Server,Hardware,S2,Bo']), {
    edits: [
      { row: 2, field: 'type', to: 'Laptop' },
      { row: 2, field: 'serialNumber', to: 'S1' },
    ],
  });
  expect(outcome).toMatchObject({ total: 2, created: 2, skipped: 0 });
  const { rows } = (await session.get('/assets?sort=serialNumber')).body;
  expect(rows.map(({ type, serialNumber }: Record<string, string>) => [type, serialNumber])).toEqual([
    ['Laptop', 'S1'],
    ['Server', 'S2'],
  ]);
});

test('what a person calls a column is learnt in their organisation, by an import and not by its preview', async () => {
  const text = 'Was,Art,Klasse2,SNR1,Wer\nA,Laptop,Hardware,S1,Ana';
  const learnt = async () => (await session.get('/asset-headings')).body;
  await run(text, { isPreview: true });
  expect(await learnt()).toEqual([]);
  await run(text);
  expect(await learnt()).toContainEqual({ heading: 'snr1', field: 'serialNumber' });
  expect(await learnt()).not.toContainEqual({ heading: 'art', field: 'type' });
  await run(text, { mapping: ['owner', 'type', 'category', 'serialNumber', 'name'] });
  expect(await learnt()).toContainEqual({ heading: 'was', field: 'owner' });
  const elsewhere = await server.signIn('user', await server.secondOrganisation());
  expect((await elsewhere.get('/asset-headings')).body).toEqual([]);
});

test('a cancelled import says exactly what it wrote, and that can be undone', async () => {
  const rows = Array.from({ length: 6000 }, (_, i) => `Asset ${i},Laptop,Hardware,SN-${i},Ana`);
  const { id } = await start(sheet(rows));
  while ((await totalOf()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await session.post(`/jobs/${id}/cancellation`);
  expect((await waitForJob(session, id)).state).toBe('cancelled');
  const { outcome } = (await session.get(`/asset-imports/${id}`)).body;
  const written = await totalOf();
  expect(written).toBeLessThan(6000);
  expect(outcome).toMatchObject({ total: written, created: written, updated: 0 });
  const [operation] = (await session.get('/asset-operations')).body;
  expect(operation).toMatchObject({ id, done: written });
  expect(operation.finishedAt).not.toBeNull();
  const { body: undo } = await session.post(`/asset-operations/${id}/undo`);
  expect((await waitForJob(session, undo.id)).outcome).toEqual({ undone: written, kept: 0 });
  expect(await totalOf()).toBe(0);
});

describe('files that are bad on purpose', () => {
  const broken: [name: string, bytes: string | Uint8Array, message: string][] = [
    ['blank.csv', '\n \n,,\n', 'The file is empty.'],
    ['header.csv', 'Asset Name,Owner\n', 'The file has headings but no rows.'],
    ['wide.csv', `${'a,'.repeat(500)}a\n1`, 'The file has more than 500 columns.'],
    ['picture.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'The file is no CSV text.'],
    ['archive.csv', Buffer.from('PK\u0003\u0004rest'), 'The file is no CSV text.'],
  ];
  test.each(broken)('%s', async (name, bytes, message) => {
    const job = await run(bytes, {}, name);
    expect([job.state, job.message]).toEqual(['failed', message]);
    expect(await totalOf()).toBe(0);
  });

  test('an empty file is refused, by a message that says so', async () => {
    const { body } = await session.upload([{ name: 'empty.csv', bytes: '' }]);
    expect(body.files[0].problem?.detail ?? (await run('', {}, 'empty.csv')).message).toMatch(/file is empty/i);
  });

  test('one column: every row says which fields are missing', async () => {
    const { outcome } = await run('Asset Name\nA\nB', { mapping: ['name'] });
    expect(outcome).toMatchObject({ total: 2, skipped: 2 });
    expect(outcome.failed.map(({ message }: { message: string }) => message)).toContain('Serial Number is required');
  });

  test('mixed encodings: what is no UTF-8 is read as Windows-1252, and no row is lost', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${sheet([])}\nBüro,Laptop,Hardware,S1,Ana\n`),
      Buffer.from('Käfig,Laptop,Hardware,S2,Bo', 'latin1'),
    ]);
    expect((await run(bytes)).outcome).toMatchObject({ total: 2, created: 2 });
  });

  test('two columns of one heading: the first is read, and a plan with the field twice is refused', async () => {
    const mapping = matchHeaders([...HEADINGS, 'Owner']);
    expect(mapping.at(-1)).toBeNull();
    const text = `${HEADINGS.join(',')},Owner\nA,Laptop,Hardware,S1,Ana,Bo`;
    await run(text, { mapping });
    expect((await session.get('/assets')).body.rows[0].owner).toBe('Ana');
    const twice = await start(text, { mapping: ['name', 'name'] });
    expect(twice.issues).toEqual([
      { path: 'mapping', message: 'Map each field to one column only', code: 'mapping_field_twice' },
    ]);
  });

  test('formulas stay texts', async () => {
    await run(sheet(['=HYPERLINK("x"),Laptop,Hardware,@SUM(1),-Ana']));
    const { body } = await session.get('/assets/export');
    expect(body).toContain(`'=HYPERLINK`);
    expect(body).toContain(`'@SUM(1)`);
  });

  test('ten thousand different errors: all counted, the first 500 named', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => `A${i},Typ${i},Hardware,S${i},Ana`);
    const { outcome } = await run(sheet(rows));
    expect(outcome).toMatchObject({ total: 10_000, skipped: 10_000, created: 0 });
    expect(outcome.failed).toHaveLength(500);
  });
});
