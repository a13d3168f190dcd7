import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownFilter } from '#domain/assets/vocabulary/own-filter.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let organisationId: string;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  organisationId = await server.secondOrganisation();
  session = await server.signIn('user', organisationId);
});
afterAll(() => server.stop());

const DRONE = { field: 'type', name: 'Drone', category: 'Hardware', countsAs: 'Mobile Device' };
const asset = (parts: object = {}) => ({
  name: 'A',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: crypto.randomUUID(),
  owner: 'Ada',
  dataClassification: 'Internal',
  ...parts,
});
const add = async (path: string, body: object) => {
  const answer = await session.post(path, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
};
const pathsOf = ({ body }: { body: { issues?: { path: string }[] } }) => body.issues?.map(({ path }) => path);
const lastEntry = async () =>
  (await (await server.signIn('admin', organisationId)).get('/activity?pageSize=1')).body.rows;
const total = async (query: string) => (await session.get(`/assets?pageSize=1&${query}`)).body.total;

describe('own choices', () => {
  test('a type is refused until it is added, and then stands beside the standard ones', async () => {
    expect(pathsOf(await session.post('/assets', asset({ type: 'Drone' })))).toEqual(['type']);
    const option = await add('/asset-options', DRONE);
    expect((await add('/assets', asset({ type: 'Drone' }))).type).toBe('Drone');
    expect((await session.get('/asset-vocabulary')).body).toEqual({ options: [option], fields: [] });
    expect(await total('type=Drone')).toBe(1);
    const elsewhere = await server.signIn('user', await server.secondOrganisation());
    expect((await elsewhere.get('/asset-vocabulary')).body.options).toEqual([]);
    expect((await elsewhere.post('/assets', asset({ type: 'Drone' }))).status).toBe(422);
    expect((await elsewhere.patch(`/asset-options/${option.id}`, { name: 'X' })).status).toBe(404);
  });

  test('a status counts as the standard one it says: what counts as retired is in use no more', async () => {
    await add('/asset-options', { field: 'status', name: 'Scrapped', countsAs: 'Retired' });
    await add('/assets', asset({ status: 'Active' }));
    await add('/assets', asset({ status: 'Scrapped' }));
    expect(await total('only=in-use')).toBe(1);
    expect((await session.get('/assets/analytics')).body.slices['in-use']).toBe(1);
  });

  test('a department that is on no list any more is still counted', async () => {
    const made = await add('/assets', asset());
    await server.owner.query(`update assets set department = 'Old lab' where id = $1`, [made.id]);
    const { departments } = (await session.get('/assets/analytics')).body;
    expect(departments).toContainEqual(expect.objectContaining({ name: 'Old lab', assets: 1 }));
  });

  test('under a new name the assets hold it; removed, another takes its place, and only where somebody says which', async () => {
    const option = await add('/asset-options', DRONE);
    await add('/assets', asset({ type: 'Drone' }));
    await session.patch(`/asset-options/${option.id}`, { name: 'Quadcopter' });
    expect(await total('type=Quadcopter')).toBe(1);
    const refusal = await session.post(`/asset-options/${option.id}/removal`);
    expect([refusal.status, refusal.body.code]).toEqual([409, 'choice_in_use']);
    expect((await session.post(`/asset-options/${option.id}/removal`, { replaceBy: 'Toaster' })).status).toBe(422);
    expect((await session.post(`/asset-options/${option.id}/removal`, { replaceBy: 'Server' })).body).toMatchObject({
      assets: 1,
    });
    expect(await total('type=Server')).toBe(1);
    const [entry] = await lastEntry();
    expect(entry).toMatchObject({ action: 'removed', after: { replacedBy: 'Server', assets: 1 } });
  });

  test.each([
    [{ ...DRONE, name: 'laptop' }, ['name']],
    [{ ...DRONE, name: ' ' }, ['name']],
    [{ ...DRONE, category: null }, ['category']],
    [{ field: 'status', name: 'Lent', countsAs: 'Gone' }, ['countsAs']],
    [{ field: 'status', name: 'Lent' }, ['countsAs']],
    [{ field: 'department', name: 'none' }, ['name']],
  ])('refused: %j', async (option, paths) =>
    expect(pathsOf(await session.post('/asset-options', option))).toEqual(paths),
  );
});

describe('own fields', () => {
  test('hold what their kind allows, are found by it, and say so in the trail by their name', async () => {
    const rack = await add('/asset-fields', { name: 'Rack', kind: 'text' });
    const units = await add('/asset-fields', { name: 'Units', kind: 'number' });
    const said = { [rack.id]: 'R1', [units.id]: 2 };
    const made = await add('/assets', asset({ ownValues: said }));
    await add('/assets', asset());
    expect(made.ownValues).toEqual(said);
    expect(await total(`own=${encodeURIComponent(ownFilter(rack.id, 'R1'))}`)).toBe(1);
    expect(await total(`own=${encodeURIComponent(ownFilter(units.id, 3))}`)).toBe(0);
    expect(pathsOf(await session.post('/assets', asset({ ownValues: { [units.id]: 'two' } })))).toEqual([
      `ownValues.${units.id}`,
    ]);
    expect(pathsOf(await session.post('/assets', asset({ ownValues: { [crypto.randomUUID()]: 'x' } })))).toHaveLength(
      1,
    );
    const { body: changed } = await session.patch(`/assets/${made.id}`, {
      version: made.version,
      ownValues: { [rack.id]: null },
    });
    expect(changed.ownValues).toEqual({ [units.id]: 2 });
    const admin = await server.signIn('admin', organisationId);
    const { rows } = (await admin.get(`/activity?subjectId=${made.id}`)).body;
    expect(rows[0].before).toMatchObject({ ownValues: ['Rack: R1', 'Units: 2'] });
    expect(rows[0].after).toMatchObject({ ownValues: ['Units: 2'] });
  });

  test('a field goes with what stands in it, but only after that was said', async () => {
    const rack = await add('/asset-fields', { name: 'Rack', kind: 'text' });
    const made = await add('/assets', asset({ ownValues: { [rack.id]: 'R1' } }));
    const refusal = await session.post(`/asset-fields/${rack.id}/removal`);
    expect([refusal.status, refusal.body.code]).toEqual([409, 'field_in_use']);
    expect((await session.post(`/asset-fields/${rack.id}/removal`, { assets: 1 })).status).toBe(200);
    const [entry] = await lastEntry();
    expect(entry).toMatchObject({ action: 'removed', after: { assets: 1 } });
    expect((await session.get(`/assets/${made.id}`)).body.ownValues).toEqual({});
  });

  test('many assets are changed at once, and taken back', async () => {
    const rack = await add('/asset-fields', { name: 'Rack', kind: 'choice', choices: ['R1', 'R2'] });
    const made = await add('/assets', asset());
    const change = { ownValues: { [rack.id]: 'R2' } };
    const wrong = await session.post('/asset-operations', {
      selection: { ids: [made.id] },
      change: { ownValues: { [rack.id]: 'R9' } },
    });
    expect(pathsOf(wrong)).toEqual([`change.ownValues.${rack.id}`]);
    const { body } = await session.post('/asset-operations', { selection: { ids: [made.id] }, change });
    await waitForJob(session, body.id);
    expect((await session.get(`/assets/${made.id}`)).body.ownValues).toEqual(change.ownValues);
    const { body: undo } = await session.post(`/asset-operations/${body.id}/undo`);
    await waitForJob(session, undo.id);
    expect((await session.get(`/assets/${made.id}`)).body.ownValues).toEqual({});
  });
});

test('files bring own types, fields and tags, and take them along', async () => {
  await add('/asset-options', DRONE);
  const leased = await add('/asset-fields', { name: 'Leased', kind: 'yes-no' });
  const file = 'Asset Name,Asset Type,Category,Serial Number,Owner,Asset Tag,Leased\nA,drone,,S1,Ada,T-7,yes';
  const { body } = await session.upload([{ name: 'assets.csv', bytes: file }]);
  const mapping = ['name', 'type', 'category', 'serialNumber', 'owner', 'assetTag', `own:${leased.id}`];
  const asked = { fileId: body.files[0].id, mapping, replacements: [], dateOrder: 'day-first' };
  const { outcome } = await waitForJob(session, (await session.post('/asset-imports', asked)).body.id);
  expect(outcome).toMatchObject({ total: 1, created: 1, skipped: 0 });
  const [row] = (await session.get('/assets?search=T-7')).body.rows;
  expect(row).toMatchObject({ type: 'Drone', category: 'Hardware', assetTag: 'T-7', ownValues: { [leased.id]: true } });
});
