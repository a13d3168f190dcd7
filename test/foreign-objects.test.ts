import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { transfers } from '#contract/transfers.ts';
import { endpointsOf } from '#server/platform/http/openapi.ts';
import { startFilledServer } from './filled-server.ts';
import type { Answer, TestServer, TestSession } from './server.ts';

// Every endpoint whose path names a thing, with the things of another organisation that is full of them.

const ISO = 'iso-27001-2022';
const MISSING = '00000000-0000-4000-8000-000000000000';

const named = [
  ...[...endpointsOf(contract)].map(([, path, method]) => ({ path, method: method.toUpperCase() })),
  ...Object.values(transfers).map(({ path, method }) => ({ path, method })),
].filter(({ path }) => path.includes('{id}'));

let server: TestServer;
let ours: string;
let admin: TestSession;
/** One id of every table: enough, as an endpoint reads one table by it. */
let foreignIds: { table: string; id: string }[];
/** Somebody who belongs to the other organisation alone. */
let owner: TestSession;

beforeAll(async () => {
  ({ server, admin: owner } = await startFilledServer());
  const theirs = server.organisationId;
  ours = await server.secondOrganisation();
  admin = await server.signIn('admin', ours);
  await fillMore(theirs);
  foreignIds = await findIds(theirs);
});
afterAll(() => server.stop());

async function waitForJobs(organisationId: string): Promise<void> {
  const unfinished = `select 1 from jobs where organisation_id = $1 and finished_at is null`;
  while ((await server.owner.query(unfinished, [organisationId])).rowCount) await setTimeout(50);
}

/** What the demo has not, and endpoints name: without one of each, asking for theirs would say nothing. */
async function fillMore(organisationId: string): Promise<void> {
  const make = async (path: string, body: object) => {
    const answer = await owner.post(path, body);
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body;
  };
  const { body: documents } = await owner.get('/documents?state=read&pageSize=1');
  const asked = { documentId: documents.rows[0].id, framework: ISO, requirementId: 'A.5.1' };
  const { validation } = await make('/validations', asked);
  await make('/audit-packs', { framework: ISO });
  await make('/tasks', { tasks: [{ title: 'Ask the auditor' }] });
  await make('/schedule/events', { kind: 'audit', title: 'Stage 1', startsOn: '2026-12-01' });
  await make('/self-assessments', { framework: ISO });
  const audience = { kind: 'everybody', values: [] };
  await make('/awareness/campaigns', { title: 'Basics', courses: ['phishing'], audience, dueOn: '2030-12-01' });
  await make('/awareness/mail-reports', { sender: '', mailSubject: 'Odd', did: 'nothing' });
  const { endpoint } = await make('/webhooks', { name: 'Chat', url: 'https://hooks.example.com/x', events: ['*'] });
  await make(`/webhooks/${endpoint.id}/trials`, {});
  const trigger = { kind: 'due', of: 'task', side: 'before', days: 30 };
  const actions = [{ kind: 'notification', text: 'Soon', to: { kind: 'maker' } }];
  await make('/automation/rules', { name: 'Soon', isOn: true, trigger, actions, mostPerHour: 10 });
  const vendor = await make('/vendors', { name: 'Host of theirs', tier: 'Low', industry: 'Hosting' });
  await make(`/vendors/${vendor.id}/assessments`, {});
  await make('/quiz/rounds', { framework: ISO });
  await waitForJobs(organisationId);
  const { result } = (await owner.get(`/validations/${validation.id}`)).body;
  const [said] = [...result.strengths, ...result.weaknesses, ...result.criticalGaps];
  await make(`/validations/${validation.id}/feedback`, { about: said.about, verdict: 'right' });
}

async function findIds(organisationId: string) {
  const { rows } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id'
     intersect
     select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  );
  const found: { table: string; id: string }[] = [];
  for (const { name } of rows) {
    const { rows: ids } = await server.owner.query<{ id: string }>(
      `select id from ${name} where organisation_id = $1 limit 1`,
      [organisationId],
    );
    for (const { id } of ids) found.push({ table: name, id });
  }
  return found;
}

test('the other organisation has documents, assets and files to ask for', () => {
  expect(foreignIds.map(({ table }) => table)).toEqual(
    expect.arrayContaining(
      'documents assets files suggestions evidence jobs tasks events validations validation_feedback audit_packs self_assessments'.split(
        ' ',
      ),
    ),
  );
});

function ask(method: string, path: string, id: string): Promise<Answer> {
  return admin.request(method, path.replace('{id}', id), method === 'GET' || method === 'DELETE' ? undefined : {});
}

describe.each(named)('$method $path', ({ method, path }) => {
  test('answers for their things as for things that do not exist', async () => {
    const missing = strip(await ask(method, path, MISSING), MISSING);
    for (const { id } of foreignIds) expect(strip(await ask(method, path, id), id)).toEqual(missing);
  });
});

const idsOf = (table: string) => foreignIds.filter((found) => found.table === table).map(({ id }) => id);
const plan = { mapping: ['name'], replacements: [], dateOrder: 'day-first' };

test.each<[path: string, table: string, body: (id: string) => object]>([
  ['/evidence/acceptances', 'suggestions', (id) => ({ suggestionIds: [id] })],
  ['/evidence/rejections', 'suggestions', (id) => ({ suggestionIds: [id] })],
  ['/evidence/reopenings', 'suggestions', (id) => ({ suggestionIds: [id] })],
  ['/documents', 'files', (id) => ({ files: [{ fileId: id }] })],
  ['/asset-imports', 'files', (id) => ({ ...plan, fileId: id })],
  ['/validations', 'documents', (id) => ({ documentId: id, framework: ISO, requirementId: 'A.5.1' })],
  ['/evidence/reuses', 'evidence', (id) => ({ evidenceId: id, framework: 'soc-2-2017', requirementId: 'CC6.1' })],
  ['/self-assessments', 'self_assessments', (id) => ({ framework: ISO, from: id })],
])('POST %s does not know an id of their %s in its body', async (path, table, body) => {
  const [id = ''] = idsOf(table);
  expect(id).not.toBe('');
  const missing = strip(await admin.post(path, body(MISSING)), MISSING);
  expect(missing).toMatchObject({ status: 404 });
  expect(strip(await admin.post(path, body(id)), id)).toEqual(missing);
});

const task = { title: 'Review the policy' };
const event = { kind: 'audit', title: 'Stage 1', startsOn: '2026-12-01' };
test.each<[path: string, field: string, body: (id: string) => object]>([
  ['/tasks', 'documentId', (id) => ({ tasks: [{ ...task, documentId: id }] })],
  ['/tasks', 'ownerId', (id) => ({ tasks: [{ ...task, ownerId: id }] })],
  ['/schedule/events', 'documentId', (id) => ({ ...event, documentId: id })],
  ['/schedule/events', 'ownerId', (id) => ({ ...event, ownerId: id })],
])('POST %s takes none of theirs as its %s', async (path, field, body) => {
  const id = field === 'ownerId' ? owner.userId : (idsOf('documents')[0] ?? '');
  const missing = strip(await admin.post(path, body(MISSING)), MISSING);
  expect(missing).toMatchObject({ status: 422 });
  expect(strip(await admin.post(path, body(id)), id)).toEqual(missing);
});

test.each([
  ['/validations', 'documentId', 'documents'],
  ['/evidence', 'documentId', 'documents'],
  ['/suggestions', 'documentId', 'documents'],
  ['/activity', 'subjectId', 'documents'],
  ['/activity', 'subjectId', 'assets'],
])('GET %s filtered by %s shows nothing of their %s', async (path, filter, table) => {
  const [id] = idsOf(table);
  expect((await admin.get(`${path}?${filter}=${id}`)).body).toMatchObject({ rows: [], total: 0 });
});

test('nothing of theirs is changed or gone after all this', async () => {
  const { rows } = await server.owner.query(
    'select count(*)::integer as entries from audit_entries where organisation_id = $1 and actor_id = $2',
    [ours, admin.userId],
  );
  expect(rows[0].entries).toBe(0);
});

function strip({ status, body }: Answer, id: string): unknown {
  return JSON.parse(JSON.stringify({ status, body: { ...body, reference: undefined } }).replaceAll(id, 'ID'));
}
