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

const HEADINGS = ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner', 'Status'];

async function importRows(rows: string[]): Promise<string> {
  const { body } = await session.upload([{ name: 'assets.csv', bytes: [HEADINGS.join(','), ...rows].join('\n') }]);
  const plan = { mapping: matchHeaders(HEADINGS), replacements: [], dateOrder: 'day-first' };
  const { body: job } = await session.post('/asset-imports', { ...plan, fileId: body.files[0].id });
  await waitForJob(session, job.id);
  return job.id;
}

async function operate(body: object) {
  const answer = await session.post('/asset-operations', body);
  return answer.status === 200 ? waitForJob(session, answer.body.id) : answer.body;
}

async function undo(id: string) {
  const answer = await session.post(`/asset-operations/${id}/undo`);
  return answer.status === 200 ? waitForJob(session, answer.body.id) : answer.body;
}

interface Row {
  id: string;
  name: string;
  status: string;
  owner: string;
  version: number;
}
const list = async (): Promise<Row[]> => (await session.get('/assets?pageSize=100')).body.rows;
const facts = async () => (await list()).map(({ name, status, owner }) => [name, status, owner]);

const LAPTOP = 'Laptop,Laptop,Hardware,S1,Ada,Active';
const SERVER = 'Server,Server,Hardware,S2,Bo,Active';

describe('undoing an import', () => {
  test('takes away what it added and brings back what it changed', async () => {
    await importRows([LAPTOP]);
    const id = await importRows(['Laptop,Laptop,Hardware,S1,Cy,Retired', SERVER]);
    expect(await facts()).toEqual([
      ['Laptop', 'Retired', 'Cy'],
      ['Server', 'Active', 'Bo'],
    ]);
    expect((await undo(id)).outcome).toEqual({ undone: 2, kept: 0 });
    expect(await facts()).toEqual([['Laptop', 'Active', 'Ada']]);
    expect((await undo(id)).code).toBe('undone');
  });

  test('leaves alone and names what somebody changed since', async () => {
    const id = await importRows([LAPTOP, SERVER]);
    const [laptop] = await list();
    await session.patch(`/assets/${laptop!.id}`, { owner: 'Dee' });
    expect((await undo(id)).outcome).toEqual({ undone: 1, kept: 1 });
    expect(await facts()).toEqual([['Laptop', 'Active', 'Dee']]);
    const { body } = await session.get(`/asset-operations/${id}`);
    expect(body).toMatchObject({ kind: 'import', title: 'assets.csv', kept: [{ id: laptop!.id, name: 'Laptop' }] });
  });
});

describe('a selection', () => {
  test('is changed by its ids, leaves out what the rules forbid, and is brought back', async () => {
    await importRows([LAPTOP, SERVER]);
    const [laptop, other] = await list();
    const job = await operate({ selection: { ids: [laptop!.id] }, change: { status: 'Retired' } });
    expect(job.outcome).toEqual({ done: 1, skipped: 0 });
    expect(await facts()).toEqual([
      ['Laptop', 'Retired', 'Ada'],
      ['Server', 'Active', 'Bo'],
    ]);
    await undo(job.id);
    expect((await list()).map(({ id, status }) => [id, status])).toEqual([
      [laptop!.id, 'Active'],
      [other!.id, 'Active'],
    ]);
  });

  test('is removed by the filter of the list and is there again, under the same ids, when undone', async () => {
    await importRows([LAPTOP, SERVER]);
    const before = await list();
    const job = await operate({ selection: { filter: { type: 'Server' } }, change: null });
    expect(job.outcome).toEqual({ done: 1, skipped: 0 });
    expect(await facts()).toEqual([['Laptop', 'Active', 'Ada']]);
    await undo(job.id);
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('of nothing, of another organisation or without a field to set is refused', async () => {
    await importRows([LAPTOP]);
    const [laptop] = await list();
    expect((await operate({ selection: { ids: [laptop!.id] }, change: {} })).issues[0].path).toBe('change');
    session = await server.signIn('user', await server.secondOrganisation());
    expect((await operate({ selection: { ids: [laptop!.id] }, change: null })).code).toBe('not_found');
    expect((await operate({ selection: { filter: {} }, change: null })).code).toBe('not_found');
  });

  test('every change and its undoing stands in the audit trail', async () => {
    await importRows([LAPTOP]);
    const auditor = await server.signIn('auditor', session.visitor.organisationId);
    const job = await operate({ selection: { filter: {} }, change: { owner: 'Cy' } });
    await undo(job.id);
    const { body } = await auditor.get('/activity?subject=assets');
    expect(
      body.rows.slice(0, 3).map(({ action, after }: { action: string; after: object }) => [action, after]),
    ).toEqual([
      ['undone', { kept: 0, undone: 1 }],
      ['changed', { owner: 'Ada' }],
      ['changed', { owner: 'Cy' }],
    ]);
  });
});
