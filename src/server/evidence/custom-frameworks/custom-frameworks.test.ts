import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const CSV = `Ref,Title,Section,Description,Priority,ISO 27001
S-1,Suppliers are known,Suppliers,A list of all suppliers.,high,A.5.19 (equal: The same list.); A.5.20
S-2,Contracts name security,Suppliers,,,5.20 (superset)
S-3,Leavers lose access,Access,,,
`;
const upload = (text: string, more = {}) => ({
  fileName: 'code.csv',
  text,
  title: 'Supplier Code',
  edition: '1',
  ...more,
});

async function made(title: string, use = true): Promise<string> {
  const { status, body } = await admin.post('/organisation/custom-frameworks', upload(CSV, { title, use }));
  expect(status).toBe(200);
  return body.framework.id;
}

test('a preview says what of the file is left out, and another of its tables can be chosen', async () => {
  const text = `${CSV}Total,3\n\nRetired\nRef,Title,Section\nOLD-1,Faxes are kept,Archive\n`;
  const preview = async (more = {}) =>
    (await admin.post('/organisation/custom-frameworks/preview', upload(text, more))).body;
  const first = await preview();
  expect(first.fates.map(({ id }: { id: string }) => id)).toEqual(['S-1', 'S-2', 'S-3']);
  expect(first.found).toMatchObject({
    notices: [{ kind: 'totals', rows: [5] }],
    tables: [{ rows: 3 }, { title: 'Retired', rows: 1 }],
  });
  const other = await preview({ place: first.found.tables[1].place });
  expect(other.fates.map(({ id }: { id: string }) => id)).toEqual(['OLD-1']);
});

test('a table is a framework like every other: in use, with gaps, readiness, reports and a crosswalk', async () => {
  const id = await made('Supplier Code');
  expect(id).toBe('own-supplier-code');
  const { body: available } = await admin.get('/organisation/available-frameworks');
  expect(available.find((each: { id: string }) => each.id === id)).toMatchObject({
    isOwn: true,
    requirements: 3,
    domains: 2,
  });
  expect((await admin.get(`/frameworks/${id}`)).body).toMatchObject({
    title: 'Supplier Code',
    kinds: { control: 'Requirement' },
    requirements: [{ id: 'S-1', priority: 'high' }, { id: 'S-2', priority: 'medium' }, { id: 'S-3' }],
  });
  const { body: controls } = await admin.request('PATCH', `/controls/${id}/S-1`, { status: 'Implemented', version: 0 });
  expect(controls.status).toBe('Implemented');
  const { body: readiness } = await admin.get('/readiness');
  expect(readiness.find((each: { framework: string }) => each.framework === id)).toMatchObject({
    total: 3,
    implemented: 1,
  });
  expect((await admin.get(`/readiness/${id}/gaps`)).body.length).toBeGreaterThan(0);
  const report = await admin.get(`/reports/gaps/${id}?format=csv`);
  expect(report.status).toBe(200);
  const { body: links } = await admin.get(`/frameworks/${id}/requirements/S-1/links`);
  expect(links[0]).toMatchObject({ framework: 'iso-27001-2022', requirementId: 'A.5.19', relation: 'equal' });
  expect(links.map((each: { framework: string }) => each.framework)).toContain('soc-2-2017');
  expect(links[0].steps[0]).toMatchObject({ why: 'The same list.', source: 'Supplier Code' });
});

test('what a file gets wrong is said by row and field, and nothing is kept', async () => {
  const text = `id,title,priority,iso27001\n,No id,high,\nX/1,Slash,urgent,A.99.1\nX-2,Twice,,A.5.1 (wider)\nX-2,Twice,,\n`;
  const { body } = await admin.post('/organisation/custom-frameworks/preview', upload(text));
  const said = body.fates.map(
    ({ row, fate, issues }: { row: number; fate: string; issues: { field: string; code: string }[] }) => [
      row,
      fate,
      ...issues.map(({ field, code }) => `${field} ${code}`),
    ],
  );
  expect(said).toEqual([
    [2, 'error', 'id required'],
    [3, 'error', 'id malformed-id', 'priority not-allowed', 'iso27001 unknown-requirement'],
    [4, 'error', 'iso27001 unknown-relation'],
    [5, 'error', 'id duplicate'],
  ]);
  const { status, body: problem } = await admin.post('/organisation/custom-frameworks', upload(text, { use: false }));
  expect([status, problem.issues?.length]).toEqual([422, 6]);
  const refused = async (fileName: string, content: string) =>
    (await admin.post('/organisation/custom-frameworks/preview', { fileName, text: content })).body.refusal?.code;
  expect(await refused('a.csv', 'name\nx')).toBe('no-id-column');
  expect(await refused('a.txt', 'x')).toBe('unknown-kind');
  expect(await refused('a.yaml', 'title: [')).toBe('unreadable');
  expect(await refused('a.yaml', `a: &a [x, x]\nb: &b [*a, *a]\ndomains: [{title: t, requirements: [*b]}]`)).toBe(
    'unreadable',
  );
  expect(await refused('a.yaml', '['.repeat(100_000))).toBe('unreadable');
});

test('a template and a kept framework come back as they went, in both formats', async () => {
  const id = await made('Round Trip', false);
  for (const format of ['csv', 'yaml']) {
    const text = await fileOf(id, format);
    const { body } = await admin.post('/organisation/custom-frameworks/preview', {
      fileName: `x.${format}`,
      text,
      id,
    });
    expect(body.fates.map(({ fate }: { fate: string }) => fate)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const template = await fileOf('template', format);
    const named = { fileName: `t.${format}`, text: template, title: 'T', edition: '1' };
    const { body: example } = await admin.post('/organisation/custom-frameworks/preview', named);
    expect(example.fates.map(({ fate, mappings }: { fate: string; mappings: number }) => [fate, mappings])).toEqual([
      ['added', 2],
      ['added', 0],
    ]);
  }
});

async function fileOf(id: string, format: string): Promise<string> {
  const response = await fetch(`${server.origin}/api/v1/organisation/custom-frameworks/${id}/file?format=${format}`, {
    headers: { cookie: admin.cookie },
  });
  return response.text();
}

test('a new file shows what it changes, and takes away nothing on record unless that is said', async () => {
  const id = await made('Changing Code');
  await admin.request('PATCH', `/controls/${id}/S-2`, { status: 'In Progress', version: 0 });
  const next =
    CSV.replace(/^S-2.*\n/m, '').replace('Leavers lose access', 'Leavers lose access within a day') +
    'S-4,New,Access,,,\n';
  const { body: preview } = await admin.post('/organisation/custom-frameworks/preview', {
    ...upload(next, { title: 'Changing Code' }),
    id,
  });
  const outcomes = preview.fates.map(
    ({ id: each, fate, changes, isDecided }: { id: string; fate: string; changes: string[]; isDecided: boolean }) => [
      each,
      fate,
      changes,
      isDecided,
    ],
  );
  expect(outcomes).toEqual([
    ['S-1', 'unchanged', [], false],
    ['S-3', 'changed', ['title'], false],
    ['S-4', 'added', [], false],
    ['S-2', 'removed', [], true],
  ]);
  const put = (body: object) =>
    admin.request('PUT', `/organisation/custom-frameworks/${id}`, {
      ...upload(next, { title: 'Changing Code' }),
      ...body,
    });
  const refused = await put({ number: 1, leaves: [] });
  expect([refused.status, refused.body.code]).toEqual([409, 'records_would_be_lost']);
  expect((await put({ number: 7, leaves: ['S-2'] })).body.code).toBe('changed_meanwhile');
  const { status, body } = await put({ number: 1, leaves: ['S-2'] });
  expect([status, body.framework.number, body.framework.requirements]).toEqual([200, 2, 3]);
  expect(body.job).not.toBeNull();
  expect((await admin.get(`/controls/${id}/S-2`)).status).toBe(404);
  // It is there again when the requirement is.
  const back = await admin.request('PUT', `/organisation/custom-frameworks/${id}`, {
    ...upload(CSV, { title: 'Changing Code' }),
    number: 2,
    leaves: [],
  });
  expect(back.status).toBe(200);
  expect((await admin.get(`/controls/${id}/S-2`)).body.status).toBe('In Progress');
});

test('one that is removed is nowhere offered, and comes back with everything', async () => {
  const id = await made('Passing Code');
  await admin.request('PATCH', `/controls/${id}/S-1`, { status: 'Implemented', version: 0 });
  const { body } = await admin.request('DELETE', `/organisation/custom-frameworks/${id}`);
  expect(body).toMatchObject({ id, isInUse: false, decided: 1 });
  const offered = (await admin.get('/organisation/available-frameworks')).body.map((each: { id: string }) => each.id);
  expect(offered).not.toContain(id);
  const iso = (await admin.get('/frameworks/iso-27001-2022/requirements/A.5.19/links')).body;
  expect(iso.map((each: { framework: string }) => each.framework)).not.toContain(id);
  expect((await admin.request('DELETE', `/organisation/custom-frameworks/${id}`)).status).toBe(404);
  expect((await admin.post(`/organisation/custom-frameworks/${id}/return`, {})).status).toBe(200);
  expect((await admin.get(`/controls/${id}/S-1`)).body.status).toBe('Implemented');
});

test('another organisation neither sees nor takes it, also where it has one of the same name', async () => {
  const id = await made('Secret Code');
  const foreign = await server.secondOrganisation();
  const other = await server.signIn('admin', foreign);
  expect((await other.get(`/frameworks/${id}`)).status).toBe(404);
  expect((await other.get(`/controls/${id}`)).status).toBe(404);
  expect((await other.request('DELETE', `/organisation/custom-frameworks/${id}`)).status).toBe(404);
  const theirs = { fileName: 'x.csv', text: 'id,title\nZ-1,Theirs\n', title: 'Secret Code', edition: '9', use: true };
  expect((await other.post('/organisation/custom-frameworks', theirs)).body.framework.id).toBe(id);
  expect((await other.get(`/frameworks/${id}`)).body.requirements.map((each: { id: string }) => each.id)).toEqual([
    'Z-1',
  ]);
  expect((await admin.get(`/frameworks/${id}`)).body.requirements).toHaveLength(3);
});

test('one person has so many files read in a minute, and no more', async () => {
  const other = await server.signIn('admin');
  const asked = { fileName: 'a.txt', text: 'x' };
  const ask = () => other.post('/organisation/custom-frameworks/preview', asked);
  const answers = await Promise.all(Array.from({ length: 65 }, ask));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
