import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
const PAST = 'The quarterly review of access rights was skipped.';
const TEXT = `# Access rights\n\nAccess rights are reviewed every quarter by the owner of each system. ${PAST}\n`;
const quote = { start: TEXT.indexOf(PAST), end: TEXT.indexOf(PAST) + PAST.length, text: PAST };
const REFUSAL = {
  path: 'reason',
  message: 'Say why you accept what says the reverse of what is asked',
  code: 'acceptance_reason_missing',
};

let server: TestServer;
let manager: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

/** A suggestion for a requirement whose asks were judged so. @returns its id. */
async function suggest(requirementId: string, asks: object[], text = TEXT): Promise<string> {
  const { body } = await manager.upload([{ name: `${requirementId}.txt`, bytes: `${text}\n${Math.random()}` }]);
  const { added, job } = (await manager.post('/documents', { files: [{ fileId: body.files[0].id }] })).body;
  await waitForJob(manager, job.id);
  const { rows } = await server.owner.query(
    `insert into suggestions (organisation_id, document_id, framework, requirement_id, confidence, quotes, because, cues, declared, asks)
     values ($1, $2, $3, $4, .9, $5, '[]', '[]', false, $6)
     on conflict (document_id, framework, requirement_id) do update set asks = excluded.asks, quotes = excluded.quotes returning id`,
    [server.organisationId, added[0].id, ISO, requirementId, JSON.stringify([quote]), JSON.stringify(asks)],
  );
  return rows[0].id;
}

const reversed = [
  { id: 'a', status: 'covered', quote },
  { id: 'b', status: 'contradicted', quote },
  { id: 'c', status: 'missing' },
];
const accept = (suggestionIds: string[], more: object = {}) =>
  manager.post('/evidence/acceptances', { suggestionIds, ...more });

test('what says the reverse is not accepted without a reason, alone or among others, and nothing is written', async () => {
  const [bad, good] = [
    await suggest('A.5.18', reversed),
    await suggest('A.5.15', [{ id: 'a', status: 'covered', quote }]),
  ];
  for (const asked of [
    accept([bad]),
    accept([bad, good], { status: 'Implemented' }),
    accept([bad], { reason: '  ' }),
  ]) {
    const { status, body } = await asked;
    expect([status, body.issues]).toEqual([422, [REFUSAL]]);
  }
  expect((await manager.get('/evidence')).body.total).toBe(0);
  expect((await manager.get(`/controls/${ISO}/A.5.15`)).body.status).toBe('Not Started');
});

test('a reason is kept with the evidence, its sentence and the audit entry, and with nothing that needs none', async () => {
  const [bad, good] = [
    await suggest('A.5.18', reversed),
    await suggest('A.5.16', [{ id: 'a', status: 'covered', quote }]),
  ];
  const reason = 'The auditor wants to see the failure itself.';
  const { status, body } = await accept([bad, good], { reason, status: 'Implemented' });
  expect(status).toBe(200);
  const [kept] = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body.rows;
  expect(kept).toMatchObject({ reason, asks: [{ id: 'a', status: 'covered' }, reversed[1], reversed[2]] });
  expect(kept.asks[0].quote).toBeUndefined();
  const other = body.evidence.find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.16');
  expect(other.reason).toBeNull();
  const auditor = await server.signIn('auditor');
  const { rows } = (await auditor.get(`/activity?subject=evidence&subjectId=${kept.id}`)).body;
  expect(rows[0].after).toMatchObject({ reason, contradicted: PAST });
});

test('what says the reverse serves no requirement of another framework', async () => {
  const proposed = (await manager.get('/evidence/proposals?framework=soc-2-2017&pageSize=100')).body.rows as {
    requirement: { requirementId: string };
    evidence: { requirementId: string };
  }[];
  const served = proposed.filter(({ evidence }) => evidence.requirementId === 'A.5.16');
  expect(served.length).toBeGreaterThan(0);
  expect(proposed.filter(({ evidence }) => evidence.requirementId === 'A.5.18')).toEqual([]);
  const [kept] = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body.rows;
  const links = (await manager.get(`/frameworks/${ISO}/requirements/A.5.18/links`)).body as {
    framework: string;
    requirementId: string;
  }[];
  const { framework, requirementId } = links.find((link) => link.framework === 'soc-2-2017')!;
  const { status, body } = await manager.post('/evidence/reuses', { evidenceId: kept.id, framework, requirementId });
  expect([status, body.code]).toEqual([409, 'speaks_against']);
});

test('implemented on it, the requirement is contradicted, a critical gap and high in the consistency check, until later evidence shows it', async () => {
  const because = async () =>
    (await manager.get(`/readiness/${ISO}`)).body.domains
      .flatMap((domain: { because: { requirementId: string }[] }) => domain.because)
      .find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.18');
  expect(await because()).toMatchObject({
    status: 'Implemented',
    state: 'contradicted',
    evidence: 0,
    against: 1,
    contradicted: 1,
  });
  const gaps = (await manager.get(`/readiness/${ISO}/gaps`)).body;
  expect(gaps[0]).toMatchObject({
    requirementId: 'A.5.18',
    priority: 'high',
    asksContradicted: ['b'],
  });
  expect(gaps[0].because[0]).toEqual({ reason: 'asks-contradicted', count: 1 });
  const findings = (await manager.get('/consistency')).body as { rule: string; subjects: object[] }[];
  expect(findings.find(({ rule }) => rule === 'implemented-but-contradicted')).toMatchObject({
    severity: 'high',
    count: 1,
    subjects: [
      { kind: 'requirement', id: 'A.5.18' },
      { kind: 'document', title: 'A 5 18' },
    ],
  });

  const later = await suggest('A.5.18', [{ id: 'b', status: 'covered', quote }]);
  expect((await accept([later])).status).toBe(200);
  expect(await because()).toMatchObject({ state: 'proven', evidence: 1, against: 1, contradicted: 0 });
  // Set right to before the failure, it shows what was, and no longer what is.
  const { rows } = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body;
  await manager.patch(`/evidence/${rows[0].id}/period`, { validFrom: '2020-01-01' });
  expect(await because()).toMatchObject({ state: 'contradicted', contradicted: 1 });
});

test('what says the reverse waits in the queue of suggestions however weak it is, and nothing else that weak does', async () => {
  const [bad, plain] = [
    await suggest('A.8.13', reversed),
    await suggest('A.8.14', [{ id: 'a', status: 'covered', quote }]),
  ];
  await server.owner.query('update suggestions set confidence = .05 where id = any($1)', [[bad, plain]]);
  const { rows } = (await manager.get(`/suggestions?framework=${ISO}&state=open&pageSize=100`)).body;
  const waiting = rows.map(({ id }: { id: string }) => id);
  expect(waiting).toContain(bad);
  expect(waiting).not.toContain(plain);
});
