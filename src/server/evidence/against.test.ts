import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
const PAST = 'The quarterly review of access rights was skipped.';
const TEXT = `# Access rights\n\nAccess rights are reviewed every quarter by the owner of each system. ${PAST}\n`;
const quote = { start: TEXT.indexOf(PAST), end: TEXT.indexOf(PAST) + PAST.length, text: PAST };
const MESSAGE = `Say why this is implemented although its evidence says: “${PAST}”`;
const WHY = 'The review was made up for in October.';
const REVERSED = [
  { id: 'a', status: 'covered', quote },
  { id: 'b', status: 'contradicted', quote },
];

let server: TestServer;
let manager: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());
/** Each test stands alone: nothing is accepted, and nothing decided. */
beforeEach(async () => {
  for (const table of ['evidence', 'controls']) await server.owner.query(`delete from ${table}`);
});

/** A suggestion for a requirement whose asks were judged so. @returns its id. */
async function suggest(requirementId: string, asks: object[]): Promise<string> {
  const { body } = await manager.upload([{ name: `${requirementId}.txt`, bytes: `${TEXT}\n${Math.random()}` }]);
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

async function accept(requirementId: string, asks: object[], more: object = {}) {
  const suggestionIds = [await suggest(requirementId, asks)];
  return manager.post('/evidence/acceptances', { suggestionIds, ...more });
}
const against = (requirementId: string) =>
  accept(requirementId, REVERSED, { reason: 'It is the record of the failure.' });
const claim = (requirementId: string, more: object = {}) =>
  manager.patch(`/controls/${ISO}/${requirementId}`, { status: 'Implemented', ...more });
const statusOf = async (requirementId: string) => (await manager.get(`/controls/${ISO}/${requirementId}`)).body.status;

test('evidence that says the reverse is no evidence in any count, is counted apart, and stays where it was accepted', async () => {
  await against('A.5.18');
  await claim('A.5.18', { reason: WHY });
  await accept('A.5.15', [{ id: 'a', status: 'covered', quote }], { status: 'Implemented' });
  const readiness = (await manager.get(`/readiness/${ISO}`)).body;
  expect(readiness).toMatchObject({ evidenced: 1, contradicted: 1, unproven: 1 });
  const domain = readiness.domains.find(({ because }: { because: { requirementId: string }[] }) =>
    because.some(({ requirementId }) => requirementId === 'A.5.18'),
  );
  expect(domain).toMatchObject({ evidenced: 1, contradicted: 1 });
  const all = (await manager.get('/readiness')).body;
  expect(all.find(({ framework }: { framework: string }) => framework === ISO)).toMatchObject({
    evidenced: 1,
    contradicted: 1,
    evidencedPercent: readiness.evidencedPercent,
  });
  const rows = (await manager.get(`/readiness/${ISO}/statement`)).body;
  const row = (id: string) => rows.find(({ requirementId }: { requirementId: string }) => requirementId === id);
  expect(row('A.5.18')).toMatchObject({ evidence: 0, against: 1 });
  expect([row('A.5.15').evidence, row('A.5.15').against]).toEqual([1, undefined]);
  const gaps = (await manager.get(`/readiness/${ISO}/gaps`)).body;
  expect(gaps[0]).toMatchObject({ requirementId: 'A.5.18', evidence: 0, against: 1 });
  const kept = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body;
  expect([kept.total, kept.rows[0].reason]).toEqual([1, 'It is the record of the failure.']);
});

test('what said the reverse and has ended is no expired evidence', async () => {
  await against('A.5.18');
  const [piece] = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body.rows;
  await manager.patch(`/evidence/${piece.id}/period`, { validFrom: '2020-01-01', validUntil: '2020-12-31' });
  const because = (await manager.get(`/readiness/${ISO}`)).body.domains.flatMap(
    (domain: { because: { requirementId: string }[] }) => domain.because,
  );
  expect(because.find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.18')).toMatchObject({
    evidence: 0,
    against: 0,
    expired: 0,
    state: 'partial',
  });
});

test('the last day of evidence is that of what shows it, not of what speaks against it', async () => {
  await accept('A.5.18', [{ id: 'a', status: 'covered', quote }], { validUntil: '2099-01-01' });
  await accept('A.5.18', REVERSED, { reason: WHY });
  const because = (await manager.get(`/readiness/${ISO}`)).body.domains.flatMap(
    (domain: { because: { requirementId: string }[] }) => domain.because,
  );
  expect(because.find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.18')).toMatchObject({
    evidence: 1,
    against: 1,
    endsOn: '2099-01-01',
  });
});

test('implemented against its own evidence takes a reason, which the audit entry keeps with the sentence', async () => {
  await against('A.5.18');
  const refused = await claim('A.5.18');
  expect([refused.status, refused.body.code]).toEqual([422, 'reason_needed']);
  expect(refused.body.issues).toEqual([
    { path: 'reason', message: MESSAGE, code: 'evidence_contradicts', params: { quote: PAST } },
  ]);
  expect(refused.body.detail).toContain('A.5.18');
  expect((await claim('A.5.18', { reason: '   ' })).status).toBe(422);
  expect(await statusOf('A.5.18')).toBe('In Progress');
  expect((await claim('A.5.18', { reason: WHY })).body.status).toBe('Implemented');
  const auditor = await server.signIn('auditor');
  const { rows } = (await auditor.get(`/activity?subject=controls&subjectId=${ISO}/A.5.18`)).body;
  expect(rows[0].after).toMatchObject({ status: 'Implemented', reason: WHY, contradicted: PAST });
  // It is said already: what else is changed takes no other reason.
  expect((await manager.patch(`/controls/${ISO}/A.5.18`, { dueOn: '2099-01-01' })).status).toBe(200);
});

test('several are implemented with one reason or not at all', async () => {
  await against('A.5.18');
  const change = (more: object = {}) =>
    manager.post(`/controls/${ISO}/changes`, {
      requirementIds: ['A.5.15', 'A.5.18'],
      change: { status: 'Implemented', ...more },
    });
  const refused = await change();
  expect([refused.status, refused.body.issues[0].message]).toEqual([422, MESSAGE]);
  expect(await statusOf('A.5.15')).toBe('Not Started');
  expect((await change({ reason: WHY })).status).toBe(200);
  const auditor = await server.signIn('auditor');
  const { rows } = (await auditor.get(`/activity?subject=controls&subjectId=${ISO}/A.5.15`)).body;
  expect(rows[0].after.reason).toBeUndefined();
});

test('excluding and including again is no way around it', async () => {
  await against('A.5.18');
  const path = `/controls/${ISO}/A.5.18`;
  const out = { applicable: false, justification: 'There are no access rights here', status: 'Implemented' };
  expect((await manager.patch(path, out)).status).toBe(200);
  const back = await manager.patch(path, { applicable: true });
  expect([back.status, back.body.code]).toEqual([422, 'reason_needed']);
});

test('other evidence is not accepted as implemented without a reason while the reverse stands, and nothing is written', async () => {
  await against('A.5.18');
  const other = [{ id: 'a', status: 'covered', quote }];
  const refused = await accept('A.5.18', other, { status: 'Implemented' });
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'reason', message: MESSAGE, code: 'evidence_contradicts', params: { quote: PAST } }],
  ]);
  expect((await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.18`)).body.total).toBe(1);
  expect((await accept('A.5.18', other, { status: 'Implemented', reason: WHY })).status).toBe(200);
});

test('what later evidence shows needs no reason, and is listed as the reverse of nothing', async () => {
  await against('A.5.18');
  const listed = async () => (await manager.get(`/control-reversals/${ISO}`)).body;
  expect(await listed()).toMatchObject([{ requirementId: 'A.5.18', askId: 'b', documentTitle: 'A 5 18', quote }]);
  expect((await manager.get(`/control-reversals/${ISO}?requirementId=A.5.15`)).body).toEqual([]);
  await accept('A.5.18', [{ id: 'b', status: 'covered', quote }]);
  expect(await listed()).toEqual([]);
  expect((await claim('A.5.18')).status).toBe(200);
});
