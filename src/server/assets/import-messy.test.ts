import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { workbookOf } from '../../../test/registers/workbook.ts';
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

async function run(name: string, bytes: string | Uint8Array, plan: object) {
  const { body } = await session.upload([{ name, bytes }]);
  const asked = { fileId: body.files[0].id, replacements: [], dateOrder: 'day-first', ...plan };
  const { status, body: job } = await session.post('/asset-imports', asked);
  expect(status).toBe(200);
  return waitForJob(session, job.id);
}
const assets = async (): Promise<Asset[]> => (await session.get('/assets?pageSize=100&sort=name')).body.rows;

test('the table is imported from its place in a workbook: not the cover, not the totals, merged cells in each row', async () => {
  const head = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner', 'Cost'];
  const register = {
    name: 'Register',
    rows: [
      ['Register of Maple & Sons'],
      [],
      head,
      ['A', 'Laptop', 'Hardware', 'S1', 'Ana', 100],
      ['B', 'Laptop', null, 'S2', 'Ana', 50],
      ['Total', null, null, null, null, 150],
      [],
      ['Other things'],
      ['C', 'Laptop', 'Hardware', 'S3', 'Bo', 1],
    ],
    merged: ['C4:C5'],
  };
  const bytes = await workbookOf([{ name: 'Read me', rows: [['Hello'], ['there']] }, register]);
  const plan = { mapping: matchHeaders(head), place: { sheet: 'Register', header: 3, last: 7 } };
  const { outcome } = await run('register.xlsx', bytes, plan);
  expect(outcome).toMatchObject({ total: 2, created: 2, skipped: 0 });
  expect((await assets()).map(({ name, category, cost }) => [name, category, cost])).toEqual([
    ['A', 'Hardware', 100],
    ['B', 'Hardware', 50],
  ]);
});

test('services without serial numbers come in, are known again by name and type, and go with the undo', async () => {
  const head = ['Item name', 'Type', 'Owner', 'Asset Tag'];
  const file = [
    head.join(','),
    'CRM,SaaS,Ana,T1',
    'CRM,Database,Ana,T2',
    'Laptop,Notebooks,Bo,T3',
    'Disk,Disks,Bo,',
  ].join('\n');
  const plan = { mapping: matchHeaders(head), fillFrom: [{ field: 'serialNumber', column: 3 }] };
  const without = { mapping: plan.mapping };
  const first = await run('cloud.csv', file, without);
  expect(first.outcome).toMatchObject({ total: 4, created: 2, skipped: 2 });
  expect((await run('cloud.csv', file, without)).outcome).toMatchObject({ created: 0, unchanged: 2 });
  expect(
    (await assets())
      .toSorted((a, b) => a.type.localeCompare(b.type))
      .map(({ name, type, serialNumber }) => [name, type, serialNumber]),
  ).toEqual([
    ['CRM', 'Cloud Service', ''],
    ['CRM', 'Database', ''],
  ]);
  const undo = await session.post(`/asset-operations/${first.id}/undo`);
  expect((await waitForJob(session, undo.body.id)).outcome).toMatchObject({ undone: 2 });
  expect((await run('cloud.csv', file, plan)).outcome).toMatchObject({ created: 3, skipped: 1 });
  expect((await assets()).map(({ serialNumber }) => serialNumber).toSorted()).toEqual(['T1', 'T2', 'T3']);
});

test('who adds an asset by hand is asked for a serial number where the type has one', async () => {
  const asset = { name: 'CRM', type: 'Cloud Service', category: 'Cloud', owner: 'Ana', dataClassification: 'Internal' };
  expect((await session.post('/assets', asset)).status).toBe(200);
  const refused = await session.post('/assets', { ...asset, type: 'Laptop', category: 'Hardware' });
  expect(refused.body.issues).toMatchObject([{ path: 'serialNumber', message: 'Serial number is required' }]);
});

test('the outcome says which cells were left empty and what was left out of the table', async () => {
  const text = 'Asset Name,Asset Type,Serial Number,Owner,Cost\nA,Laptop,S1,Ana,much\nB,Laptop,S2,Ana,5\nTotal,,,,5\n';
  const mapping = matchHeaders(text.split('\n')[0]?.split(',') ?? []);
  const { id, outcome } = await run('left.csv', text, { mapping, place: { sheet: '', header: 1, last: null } });
  const said = {
    total: 2,
    created: 2,
    leftEmpty: 1,
    leftEmptyCells: [{ row: 2, column: 'Cost', field: 'cost', value: 'much', code: 'not-a-number' }],
    notices: [{ kind: 'totals', rows: [4], count: 1 }],
  };
  expect(outcome).toMatchObject(said);
  expect((await session.get(`/asset-imports/${id}`)).body.outcome).toMatchObject(said);
  await server.owner.query(`update asset_imports set outcome = outcome - 'leftEmpty' - 'leftEmptyCells' - 'notices'`);
  const { body: older } = await session.get(`/asset-imports/${id}`);
  expect(older.outcome).toMatchObject({ created: 2, leftEmpty: 0, leftEmptyCells: [], notices: [] });
});

test('a file without categories leaves those that somebody chose', async () => {
  const head = ['Asset Name', 'Asset Type', 'Serial Number', 'Owner', 'Category'];
  await run('a.csv', `${head.join(',')}\nA,Server,S1,Ana,Cloud`, { mapping: matchHeaders(head) });
  const some = head.slice(0, 4);
  const { outcome } = await run('b.csv', `${some.join(',')}\nA,Server,S1,Bo`, { mapping: matchHeaders(some) });
  expect(outcome).toMatchObject({ updated: 1 });
  expect(await assets()).toMatchObject([{ owner: 'Bo', category: 'Cloud' }]);
  // A cell that names a type says its category.
  await run('c.csv', `${head.join(',')}\nA,Server,S1,Bo,Laptops`, { mapping: matchHeaders(head) });
  expect(await assets()).toMatchObject([{ category: 'Hardware' }]);
});

test('two assets of one name without serial numbers stay two when the file comes again', async () => {
  const head = ['Asset Name', 'Asset Type', 'Owner', 'Cost'];
  const text = `${head.join(',')}\nCRM,SaaS,Ana,1\nCRM,SaaS,Ana,2\nCRM,Database,Ana,3\nERP,SaaS,Ana,4`;
  expect((await run('a.csv', text, { mapping: matchHeaders(head) })).outcome).toMatchObject({ created: 4 });
  const again = await run('a.csv', text, { mapping: matchHeaders(head) });
  expect(again.outcome).toMatchObject({ created: 0, total: 4, skipped: 0 });
});

test('an asset is found by its tag where no serial number finds it; a tag of another asset than the serial number is refused', async () => {
  const head = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner', 'Asset Tag'];
  const plan = { mapping: matchHeaders(head) };
  const rows = (...lines: string[]) => [head.join(','), ...lines].join('\n');
  const first = rows(
    'Old laptop,Laptop,Hardware,S1,Ana,T1',
    'Other laptop,Laptop,Hardware,S2,Ana,T2',
    'CRM,SaaS,Software,,Ana,T3',
  );
  expect((await run('first.csv', first, plan)).outcome).toMatchObject({ created: 3 });
  const second = rows('New name,Laptop,Hardware,S9,Bo,T1', 'Customer relations,SaaS,Software,,Bo,T3');
  expect((await run('second.csv', second, plan)).outcome).toMatchObject({ created: 0, updated: 2, skipped: 0 });
  expect((await assets()).map(({ name, serialNumber }) => [name, serialNumber])).toEqual([
    ['Customer relations', ''],
    ['New name', 'S9'],
    ['Other laptop', 'S2'],
  ]);
  const third = rows('Mixed up,Laptop,Hardware,S2,Bo,T3');
  const refused = (await run('third.csv', third, plan)).outcome;
  expect(refused).toMatchObject({ created: 0, updated: 0, skipped: 1 });
  expect(refused.failed[0]).toMatchObject({ code: 'tag-of-another', column: 'Asset Tag', value: 'T3' });
  // A tag that stands twice in a file finds its asset once.
  const twice = rows('Docks,Laptop,Hardware,S5,Bo,T1', 'More docks,Laptop,Hardware,S6,Bo,T1');
  expect((await run('twice.csv', twice, plan)).outcome).toMatchObject({ created: 1, updated: 1 });
});
