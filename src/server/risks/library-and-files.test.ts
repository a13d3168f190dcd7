import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { riskReader } from '#domain/risks/import.ts';
import { RISK_CATEGORIES } from '#domain/risks/values.ts';
import { tableOf } from '#domain/tables/table.ts';
import papa from 'papaparse';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { frameworkOf } from '../frameworks/catalogue.ts';
import { PRODUCT } from '../platform/background/product-actor.ts';
import { messagesOf } from '../platform/messages.ts';
import { perform } from '../platform/context.ts';
import { listScenarios } from './library.ts';
import { remindOwners } from './reminder-schedule.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const bytesOf = async (path: string, session = admin) => {
  const answer = await fetch(`${server.origin}/api/v1${path}`, { headers: { cookie: session.cookie } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

test('the library has at least 80 scenarios of its own, each once, in every category, with controls that exist', () => {
  const all = listScenarios();
  const controls = new Set(frameworkOf('iso-27001-2022')?.requirements.map(({ id }) => id));
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title.en)).size).toBe(all.length);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(RISK_CATEGORIES));
  expect(all.flatMap(({ controls: ids }) => ids).filter((id) => !controls.has(id))).toEqual([]);
});

test('every text of the library is there in every language, and in each its own', () => {
  const wrong = listScenarios().flatMap(({ id, title, threat, vulnerability, consequence }) =>
    Object.entries({ title, threat, vulnerability, consequence }).flatMap(([field, texts]) =>
      LANGUAGES.filter(
        (language) => texts[language].trim() === '' || (language !== 'en' && texts[language] === texts.en),
      ).map((language) => `${id}: ${field} in ${language}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('several scenarios are taken at once, with their controls, and are marked as known', async () => {
  await admin.post('/assets', {
    name: 'L',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: 'L1',
    owner: 'A',
    dataClassification: 'Internal',
  });
  const { body: library } = await admin.get('/risk-scenarios?language=de');
  expect(library[0]).toMatchObject({ assets: 1, riskId: null });
  expect(library.find(({ id }: { id: string }) => id === 'ransomware')).toMatchObject({
    consequence: expect.stringContaining('Die Arbeit steht'),
  });
  const { body } = await admin.post('/risk-scenarios/additions', {
    scenarioIds: ['ransomware', 'key-person'],
    ownerId: admin.userId,
    language: 'de',
  });
  expect(body.ids).toHaveLength(2);
  expect((await admin.get(`/risks/${body.ids[0]}`)).body).toMatchObject({
    title: 'Erpressungssoftware verschlüsselt Dateien und Systeme',
    threat: 'Organisierte Kriminelle, die von Erpressung leben',
    scenarioId: 'ransomware',
    linkedControls: expect.arrayContaining([expect.objectContaining({ requirementId: 'A.8.13' })]),
  });
  const known = (await admin.get('/risk-scenarios')).body.find(({ id }: { id: string }) => id === 'ransomware');
  expect(known.riskId).toBe(body.ids[0]);
  expect((await admin.post('/risk-scenarios/additions', { scenarioIds: ['ransomware', 'nonsense'] })).status).toBe(422);
  expect((await admin.get('/risks')).body.total).toBe(2);
});

test('a file is previewed row by row, imported, and what is exported is read back as unchanged', async () => {
  const lines = [
    { row: 2, values: { reference: 'K-7', title: 'Imported', owner: 'nobody we know' } },
    {
      row: 3,
      values: {
        reference: 'K-8',
        title: 'Good',
        category: 'Taxes',
        inherentLikelihood: '4',
        inherentImpact: 'Major',
        controls: 'A.5.31',
        treatment: 'Modify',
      },
    },
    { row: 4, values: { reference: 'k-8', title: 'Twice' } },
  ];
  const preview = await admin.post('/risk-imports', { lines, isPreview: true });
  expect(preview.body.fates.map(({ fate }: { fate: string }) => fate)).toEqual(['new', 'new', 'refused']);
  expect(preview.body.fates[0].faults).toMatchObject([{ column: 'owner', value: 'nobody we know' }]);
  expect(preview.body.fates[1].faults[0]).toMatchObject({
    column: 'category',
    value: 'Taxes',
    message: expect.stringContaining('Law and contracts'),
  });
  lines[1]!.values.category = 'Law and contracts';
  const again = await admin.post('/risk-imports', { lines, isPreview: true });
  expect(again.body.fates.map(({ fate }: { fate: string }) => fate)).toEqual(['new', 'new', 'refused']);
  expect(again.body.fates[1].faults).toEqual([]);
  expect((await admin.get('/risks?search=good')).body.total).toBe(0);
  await admin.post('/risk-imports', { lines });
  expect((await admin.get('/risks?search=good')).body.rows[0]).toMatchObject({
    reference: 'K-8',
    inherent: { score: 16 },
    controls: 1,
  });

  const csv = await bytesOf('/risk-reports/risk-register?format=csv&language=fr');
  expect(csv).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' });
  const table = tableOf(papa.parse<string[]>(csv.bytes.toString('utf8')).data, { rows: 1000, columns: 60 });
  const back =
    'refusal' in table
      ? null
      : riskReader(LANGUAGES.map((language) => messagesOf('risk-files', language))).linesIn(table);
  const outcomes = (await admin.post('/risk-imports', { lines: back, isPreview: true })).body.fates;
  expect(outcomes.map(({ fate, faults }: { fate: string; faults: unknown[] }) => [fate, faults])).toEqual(
    back?.map(() => ['same', []]),
  );
});

test('register and plan are files that say the same, and only who may see risks gets them', async () => {
  const { body } = await admin.get('/risks?search=good');
  await admin.post(`/risks/${body.rows[0].id}/actions`, { title: 'Ask a lawyer', dueOn: '2030-01-01', cost: 250 });
  for (const kind of ['risk-register', 'treatment-plan'])
    for (const [format, head] of [
      ['pdf', '%PDF'],
      ['docx', 'PK'],
      ['xlsx', 'PK'],
    ] as const) {
      const { status, bytes } = await bytesOf(`/risk-reports/${kind}?format=${format}&language=es`);
      expect([status, bytes.subarray(0, head.length).toString()]).toEqual([200, head]);
    }
  const { bytes } = await bytesOf('/risk-reports/treatment-plan?format=xlsx&language=en');
  const rows = await readSheet(bytes, 2);
  expect(rows[1]).toEqual(expect.arrayContaining(['K-8', 'Good', 16, 'Ask a lawyer', 250]));
  const same = await Promise.all([1, 2].map(() => bytesOf('/risk-reports/risk-register?format=pdf')));
  expect(same[0]?.bytes.equals(same[1]!.bytes)).toBe(true);
  expect((await bytesOf('/risk-reports/nonsense')).status).toBe(404);
  expect((await bytesOf('/risk-reports/risk-register', await server.signIn('viewer'))).status).toBe(403);
  expect(
    (await bytesOf('/risk-reports/risk-register?band=low&format=csv')).bytes.toString('utf8').trim().split('\n'),
  ).toHaveLength(1);
});

test('owners are told once of a due review and of what happened to their acceptances', async () => {
  const { body: risk } = await admin.post('/risks', {
    title: 'Watched',
    ownerId: admin.userId,
    reviewDueOn: '2020-01-01',
    assessments: [{ kind: 'residual', likelihood: 2, impact: 2, rationale: '' }],
  });
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await admin.post(`/risks/${risk.id}/acceptances`, { until, statement: 'Fine' });
  const go = () =>
    perform(server.services, { ...admin.visitor, actor: PRODUCT }, false, (context) => remindOwners(context));
  const told = async () => {
    const { rows } = await server.owner.query(
      `select kind from notifications where user_id = $1 and link like $2 order by kind`,
      [admin.userId, `%${risk.id}`],
    );
    return rows.map(({ kind }: { kind: string }) => kind);
  };
  await go();
  await go();
  expect(await told()).toEqual(['risk-review-due']);
  await admin.patch(`/risks/${risk.id}`, { treatment: 'retain' });
  await go();
  await go();
  expect(await told()).toEqual(['risk-acceptance-changed', 'risk-review-due']);
});

test('the history and the plan of all risks are told', async () => {
  expect((await admin.get('/risks/history')).body).toMatchObject({
    days: [expect.any(String)],
    open: [expect.any(Number)],
  });
  expect((await admin.get('/risk-actions?state=open')).body).toMatchObject({
    total: 1,
    rows: [{ title: 'Ask a lawyer', reference: 'K-8' }],
  });
  expect((await admin.get('/risk-actions?state=late')).body.total).toBe(0);
});
