import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const HEADINGS = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner', 'Cost', 'Risk Level'];
const csv = (rows: string[][], headings = HEADINGS) =>
  [headings, ...rows]
    .map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n');

async function start(bytes: string | Uint8Array, plan: object = {}, name = 'assets.csv') {
  const { body } = await session.upload([{ name, bytes }]);
  const asked = { fileId: body.files[0].id, mapping: matchHeaders(HEADINGS), replacements: [], dateOrder: 'day-first' };
  return session.post('/asset-imports', { ...asked, ...plan });
}

async function run(bytes: string | Uint8Array, plan: object = {}, name = 'assets.csv') {
  const { status, body } = await start(bytes, plan, name);
  expect(status).toBe(200);
  return waitForJob(session, body.id);
}

const counts = ({ outcome }: { outcome: Record<string, unknown> }) => {
  const { failed: _cells, leftEmpty: _count, leftEmptyCells: _left, notices: _notices, ...rest } = outcome;
  return rest;
};
const assets = async (): Promise<Asset[]> => (await session.get('/assets?pageSize=100&sort=serialNumber')).body.rows;

beforeAll(async () => {
  session = await server.signIn('user', await server.secondOrganisation());
});

test('a file as large as an import may be comes in with the settings as they are delivered, a larger one is told the limit', async () => {
  const filler = 'x'.repeat(IMPORT_LIMITS.cell - 100);
  const rows = Math.floor(IMPORT_LIMITS.bytes / (filler.length + 60));
  const large = csv(
    Array.from({ length: rows }, (_, row) => ['Laptop', 'Laptop', 'Hardware', `L${row}`, 'Ada', '10', '', filler]),
    [...HEADINGS, 'Anything'],
  );
  expect(large.length).toBeGreaterThan(IMPORT_LIMITS.bytes * 0.99);
  const { status, body } = await start(large, { mapping: matchHeaders([...HEADINGS, 'Anything']), isPreview: true });
  expect(status).toBe(200);
  expect(await waitForJob(session, body.id)).toMatchObject({ state: 'done', outcome: { created: rows } });
  const { body: refused } = await session.upload([
    { name: 'more.csv', bytes: Buffer.alloc(IMPORT_LIMITS.bytes + 1, 65) },
  ]);
  expect(refused.files[0].problem).toMatchObject({ code: 'too_large', detail: 'This file is larger than 50 MB.' });
});

test('what a file does not say of the protection of an asset is not known, and a word for it takes it back', async () => {
  session = await server.signIn('user', await server.secondOrganisation());
  const headings = [...HEADINGS, 'Encrypted', 'Backup Status', 'Patch Level'];
  const plan = { mapping: matchHeaders(headings) };
  const first = ['Laptop', 'Laptop', 'Hardware', 'N1', 'Ada', '', ''];
  const second = ['Laptop', 'Laptop', 'Hardware', 'N2', 'Ada', '', ''];
  await run(
    csv(
      [
        [...first, '', '', ''],
        [...second, 'no', 'Enabled', 'Current'],
      ],
      headings,
    ),
    plan,
  );
  const facts = async () =>
    (await assets()).map(({ encryptionEnabled, antivirusInstalled, backupStatus, patchLevel }) => [
      encryptionEnabled,
      antivirusInstalled,
      backupStatus,
      patchLevel,
    ]);
  expect(await facts()).toEqual([
    [null, null, null, null],
    [false, null, 'Enabled', 'Current'],
  ]);
  // An empty cell says nothing; "unknown" says that it is not known.
  await run(
    csv(
      [
        [...first, 'yes', '', ''],
        [...second, 'unbekannt', '', 'Unknown'],
      ],
      headings,
    ),
    plan,
  );
  expect(await facts()).toEqual([
    [true, null, null, null],
    [null, null, 'Enabled', null],
  ]);
});

describe('a preview', () => {
  test('says what would be added and changed, field by field, and writes nothing', async () => {
    session = await server.signIn('user', await server.secondOrganisation());
    await run(csv([['Laptop', 'Laptop', 'Hardware', 'P1', 'Ada', '10', '']]));
    const rows = [
      ['Laptop', 'Laptop', 'Hardware', 'P1', 'Bo', '10', ''],
      ['Switch', 'Network Device', 'Network', 'P2', 'Ada', '', ''],
      ['Wrong', 'Lapto', 'Hardware', 'P3', 'Ada', '', ''],
    ];
    const job = await run(csv(rows), { isPreview: true });
    expect(counts(job)).toEqual({ total: 3, created: 1, updated: 1, unchanged: 0, skipped: 1, unsaved: 0 });
    const { body } = await session.get(`/asset-imports/${job.id}`);
    expect(body.changes).toEqual([
      { row: 2, name: 'Laptop', kind: 'changed', fields: [{ field: 'owner', before: 'Ada', after: 'Bo' }] },
      { row: 3, name: 'Switch', kind: 'added', fields: [] },
    ]);
    expect((await assets()).map(({ owner }) => owner)).toEqual(['Ada']);
    expect((await session.get('/asset-operations')).body.map(({ id }: { id: string }) => id)).not.toContain(job.id);
    const done = await run(csv(rows));
    expect(counts(done)).toEqual(counts(job));
  });
});

describe('an import', () => {
  beforeAll(async () => {
    session = await server.signIn('user', await server.secondOrganisation());
  });

  test('adds good rows, skips the others and says of each which cell is at fault', async () => {
    const job = await run(
      csv([
        ['Laptop, "old"', 'Laptop', 'Hardware', 'S1', 'Ada', '1200', ''],
        ['Nameless', 'Lapto', 'Hardware', 'S2', 'Ada', 'much', ''],
        ["'=1+1", 'Server', 'Hardware', "'-5", 'Ada', '', 'High'],
      ]),
    );
    expect(counts(job)).toEqual({ total: 3, created: 2, updated: 0, unchanged: 0, skipped: 1, unsaved: 0 });
    expect(
      job.outcome.failed.map(({ row, column, value, message }: Record<string, unknown>) => [
        row,
        column,
        value,
        message,
      ]),
    ).toEqual([[3, 'Asset Type', 'Lapto', 'Asset Type “Lapto” is not known. Did you mean Laptop?']]);
    const [formula, first] = await assets();
    expect([first?.name, first?.status, first?.complianceStatus, first?.cost]).toEqual([
      'Laptop, "old"',
      'Active',
      'Pending Review',
      1200,
    ]);
    expect([formula?.name, formula?.serialNumber, formula?.riskLevel, formula?.riskLevelReason]).toEqual([
      '=1+1',
      '-5',
      'High',
      'Imported from assets.csv',
    ]);
  });

  test('changes known serial numbers, keeps what empty cells say nothing of, and counts what it did', async () => {
    const job = await run(
      csv([
        ['Laptop, "old"', 'Laptop', 'Hardware', 'S1', 'Grace', '', ''],
        ["'=1+1", 'Server', 'Hardware', "'-5", 'Ada', '', ''],
      ]),
    );
    expect(counts(job)).toEqual({ total: 2, created: 0, updated: 1, unchanged: 1, skipped: 0, unsaved: 0 });
    const changed = (await assets()).find(({ serialNumber }) => serialNumber === 'S1');
    expect([changed?.owner, changed?.cost, changed?.version]).toEqual(['Grace', 1200, 2]);
  });

  test('of its own export changes nothing', async () => {
    const exported = await session.get('/assets/export');
    expect(exported.headers.get('content-disposition')).toMatch(/assets_\d{4}-\d\d-\d\d\.csv/);
    const headings = String(exported.body).replace('\ufeff', '').split('\r\n')[0]?.split(',') ?? [];
    const job = await run(exported.body, { mapping: matchHeaders(headings) });
    expect(counts(job)).toEqual({ total: 2, created: 0, updated: 0, unchanged: 2, skipped: 0, unsaved: 0 });
  });

  test('does not fold rows with one serial number into one, and does not add them again', async () => {
    const twins = csv([
      ['Twin A', 'Printer', 'Hardware', 'TWIN', 'Ada', '', ''],
      ['Twin B', 'Printer', 'Hardware', 'TWIN', 'Ada', '', ''],
    ]);
    expect(counts(await run(twins))).toMatchObject({ created: 2 });
    expect(counts(await run(twins))).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  test('makes the replacements a person asked for', async () => {
    const job = await run(csv([['R', 'Notebook', 'Hardware', 'R1', 'Ada', '', '']]), {
      replacements: [{ field: 'type', from: 'Notebook', to: 'Laptop' }],
    });
    expect(counts(job)).toMatchObject({ created: 1, skipped: 0 });
  });

  test('reads Windows-1252 with semicolons', async () => {
    const text = 'Asset Name;Asset Type;Category;Serial Number;Owner;Cost\r\nBüro;Printer;Hardware;W1;Jörg;1.299,50';
    await run(Buffer.from(text, 'latin1'));
    const found = (await assets()).find(({ serialNumber }) => serialNumber === 'W1');
    expect([found?.name, found?.owner, found?.cost]).toEqual(['Büro', 'Jörg', 1299.5]);
  });

  test('is one entry of the trail beside those of its rows', async () => {
    const { body } = await session.get('/activity/recent?subject=assets&limit=2');
    expect(body.map(({ action, title }: Record<string, unknown>) => [action, title])).toEqual([
      ['imported', 'assets.csv'],
      ['added', 'Büro'],
    ]);
  });

  test('does not stumble over cells that no database can keep', async () => {
    const emoji = `${'x'.repeat(199)}😀`;
    const rows = [
      ['Half\ud83d emoji', 'Laptop', 'Hardware', 'ODD-1', 'Ada', '', ''],
      ['Long word', emoji, 'Hardware', 'ODD-2', 'Ada', '', ''],
      ['With\0 NUL', 'Laptop', 'Hardware', 'ODD-3', 'Ada', '', ''],
    ];
    const job = await run(Buffer.from(`\ufeff${csv(rows)}`, 'utf16le'));
    expect(job.state).toBe('done');
    expect(counts(job)).toEqual({ total: 3, created: 2, updated: 0, unchanged: 0, skipped: 1, unsaved: 0 });
    const names = (await assets()).filter(({ serialNumber }) => serialNumber.startsWith('ODD')).map(({ name }) => name);
    expect(names).toEqual(['Half� emoji', 'With NUL']);
  });
});

describe('a file that is no table ends in a message', () => {
  test.each([
    ['header.csv', 'Asset Name,Owner\n', 'The file has headings but no rows.'],
    [
      'binary.csv',
      Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256)),
      'The file is no CSV text.',
    ],
    ['text.xlsx', 'not a workbook', 'The file is no Excel workbook (.xlsx).'],
    [
      'wide.csv',
      `${Array.from({ length: 501 }, (_, index) => `c${index}`).join(',')}\n1`,
      'The file has more than 500 columns.',
    ],
  ])('%s', async (name, bytes, message) => {
    const job = await run(bytes, {}, name);
    expect([job.state, job.message]).toEqual(['failed', message]);
  });

  test('with a foreign file, a wrong name or a senseless mapping it does not begin', async () => {
    const row = csv([['A', 'Laptop', 'Hardware', 'Z', 'Ada', '', '']]);
    expect((await start(row, {}, 'assets.pdf')).body.issues).toEqual([
      { path: 'fileId', message: 'Choose a .csv or .xlsx file', code: 'table_file_kind' },
    ]);
    expect((await start(row, { mapping: [null, 'model'] })).status).toBe(422);
    const { body } = await session.upload([{ name: 'a.csv', bytes: row }]);
    const stranger = await server.signIn('admin', await server.secondOrganisation());
    const stolen = { fileId: body.files[0].id, mapping: ['name'], replacements: [], dateOrder: 'day-first' };
    expect((await stranger.post('/asset-imports', stolen)).status).toBe(404);
    const { body: mine } = await start(row);
    expect((await stranger.get(`/asset-imports/${mine.id}`)).status).toBe(404);
    await waitForJob(session, mine.id);
    expect((await session.get(`/asset-imports/${mine.id}`)).body.outcome.created).toBe(1);
  });
});
