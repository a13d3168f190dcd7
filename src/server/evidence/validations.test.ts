import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
/** In the year of the test, so that it never gets old. */
const YEAR = new Date().getUTCFullYear();
const RECORD = `# Access rights review of the ERP

Review date: 2 January ${YEAR}. Owner: Head of Finance. Signed by Maria Keller, head of finance, on 3 January ${YEAR}.

## Requests and approvals
Each access request is approved by the owner of the system before access rights are granted. Tickets ACC-1041 to ACC-1077 were checked.

## Leavers
When somebody leaves, access is revoked within 24 hours. On role change the old access rights are removed.

## Review of access rights
Access rights are reviewed every quarter. In this access review all 148 accounts were compared with the list of employees.

| Account | Decision | Done |
|---|---|---|
| mkeller | Access rights kept | 1 January ${YEAR} |
| tbruno | Access rights removed | 2 January ${YEAR} |
`;
const THIN = `# Access Control Policy\n\nOwner: [Name]\n\n## Policy\n\nAccess to systems must be restricted to authorised users. Access is granted according to need to know. Further rules are to be defined.\n`;

let server: TestServer;
let manager: TestSession;
let record: string;
let thin: string;

async function file(session: TestSession, name: string, bytes: string | Buffer): Promise<string> {
  const { body } = await session.upload([{ name, bytes }]);
  const added = await session.post('/documents', { files: [{ fileId: body.files[0].id }] });
  return added.body.added[0].id;
}

async function assess(documentId: string, requirementId: string, session = manager) {
  const { status, body } = await session.post('/validations', { documentId, framework: ISO, requirementId });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const job = await waitForJob(session, body.job.id);
  expect(job.state).toBe('done');
  return (await session.get(`/validations/${body.validation.id}`)).body;
}

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  record = await file(manager, 'access-review-record.txt', RECORD);
  thin = await file(manager, 'Access_Control_Policy.txt', THIN);
});
afterAll(() => server.stop());

test('a document is validated as soon as it has been read, and every quote stands in its text', async () => {
  const validation = await assess(record, 'A.5.18');
  expect(validation).toMatchObject({
    state: 'assessed',
    requirementId: 'A.5.18',
    documentId: record,
    evidenceId: null,
    startedByName: manager.visitor.actor.name,
  });
  const { result } = validation;
  expect(result.validationScore).toBeGreaterThanOrEqual(6);
  expect(validation.validationScore).toBe(result.validationScore);
  const { text } = (await manager.get(`/documents/${record}`)).body;
  const quotes = [...result.strengths, ...result.weaknesses, ...result.signals].flatMap(({ quote }) => quote ?? []);
  expect(quotes.length).toBeGreaterThan(5);
  for (const { start, end, text: quoted } of quotes) expect(text.slice(start, end)).toBe(quoted);
});

test('what cannot be read cannot be assessed: no score, and the reason', async () => {
  const scan = await file(manager, 'scan.pdf', '%PDF-1.4\nnothing that could be read');
  const validation = await assess(scan, 'A.5.18');
  expect(validation).toMatchObject({ state: 'unassessable', refusal: 'damaged', validationScore: null, result: null });
  const accepted = await manager.post(`/validations/${validation.id}/acceptance`, {});
  expect([accepted.status, accepted.body.code]).toEqual([409, 'not_assessed']);
});

test('below 6 it is not accepted, and says why', async () => {
  const { id, validationScore } = await assess(thin, 'A.5.15');
  expect(validationScore).toBeLessThan(6);
  const { status, body } = await manager.post(`/validations/${id}/acceptance`, {});
  expect([status, body.code]).toEqual([409, 'needs_improvement']);
  expect(body.detail).toContain('at least 6');
  expect((await manager.get(`/evidence?documentId=${thin}`)).body.total).toBe(0);
});

test('from 6 on it becomes evidence in the person’s name, by the rules of every acceptance, once', async () => {
  const { id } = await assess(record, 'A.5.18');
  const { status, body } = await manager.post(`/validations/${id}/acceptance`, {});
  expect(status).toBe(200);
  expect(body.evidence[0]).toMatchObject({ requirementId: 'A.5.18', documentId: record });
  expect(body.evidence[0].acceptedByName).toBe(manager.visitor.actor.name);
  expect((await manager.get(`/validations/${id}`)).body.evidenceId).toBe(body.evidence[0].id);
  expect((await manager.get(`/controls/${ISO}/A.5.18`)).body.status).toBe('In Progress');
  const again = await manager.post(`/validations/${id}/acceptance`, {});
  expect([again.status, again.body.code]).toEqual([409, 'accepted_before']);
  // Withdrawn, it can be accepted again.
  await manager.post(`/evidence/${body.evidence[0].id}/withdrawal`);
  expect((await manager.post(`/validations/${id}/acceptance`, {})).status).toBe(200);
});

test('a requirement that the reading did not suggest can be accepted as well', async () => {
  const { id } = await assess(record, 'A.5.18');
  await server.owner.query(`delete from evidence where document_id = $1`, [record]);
  await server.owner.query(`delete from suggestions where document_id = $1`, [record]);
  const { status, body } = await manager.post(`/validations/${id}/acceptance`, {});
  expect([status, body.evidence?.[0]?.requirementId]).toEqual([200, 'A.5.18']);
});

test('feedback is kept, shown in later validations of the requirement, moves their order and never their score', async () => {
  const before = await assess(thin, 'A.5.15');
  const about = before.result.weaknesses[0].about as string;
  const given = { about, verdict: 'wrong', comment: 'We keep that in the wiki.' };
  for (let times = 0; times < 3; times++) {
    const { status } = await manager.post(`/validations/${before.id}/feedback`, given);
    expect(status).toBe(200);
  }
  const after = await assess(thin, 'A.5.15');
  expect(after.feedback).toHaveLength(3);
  expect(after.feedback[0]).toMatchObject({
    ...given,
    givenByName: manager.visitor.actor.name,
    requirementId: 'A.5.15',
  });
  const order = after.result.weaknesses.map((statement: { about: string }) => statement.about);
  expect(order.indexOf(about)).toBeGreaterThan(0);
  expect(order.toSorted()).toEqual(before.result.weaknesses.map((one: { about: string }) => one.about).toSorted());
  expect(after.validationScore).toBe(before.validationScore);
  // Another requirement hears nothing of it, nor another organisation.
  expect((await assess(thin, 'A.5.18')).feedback).toEqual([]);

  expect((await manager.remove(`/validation-feedback/${after.feedback[0].id}`)).status).toBe(200);
  expect((await manager.get(`/validations/${after.id}`)).body.feedback).toHaveLength(2);
});

test('feedback on what the validation does not say is refused with the field', async () => {
  const { id } = await assess(thin, 'A.5.15');
  const { status, body } = await manager.post(`/validations/${id}/feedback`, { about: 'ask:zz', verdict: 'wrong' });
  expect([status, body.issues?.[0]?.path ?? body.errors?.[0]?.path]).toEqual([422, 'about']);
});

test('validations are listed newest first and narrowed by requirement and document', async () => {
  const { body } = await manager.get(`/validations?framework=${ISO}&requirementId=A.5.15`);
  expect(body.total).toBe(body.rows.length);
  expect(body.rows.every((row: { documentId: string }) => row.documentId === thin)).toBe(true);
  expect(body.rows[0]).not.toHaveProperty('result');
  const times = body.rows.map(({ startedAt }: { startedAt: string }) => startedAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a requirement or a document that does not exist is not found', async () => {
  const ask = (documentId: string, requirementId: string) =>
    manager.post('/validations', { documentId, framework: ISO, requirementId });
  expect((await ask(record, 'A.99')).status).toBe(404);
  expect((await ask('00000000-0000-4000-8000-000000000000', 'A.5.18')).status).toBe(404);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const foreign = await stranger.post('/validations', { documentId: record, framework: ISO, requirementId: 'A.5.18' });
  expect(foreign.status).toBe(404);
});

test('the audit trail tells what was validated and what was said of it', async () => {
  const auditor = await server.signIn('auditor');
  const validated = (await auditor.get('/activity?subject=validations')).body.rows;
  expect(validated[0]).toMatchObject({ action: 'validated', after: { state: expect.any(String) } });
  const said = (await auditor.get('/activity?subject=validation_feedback')).body.rows;
  expect(said.map(({ action }: { action: string }) => action)).toEqual(['removed', 'added', 'added', 'added']);
  expect((await auditor.get('/activity/verification')).body.broken).toBeNull();
});

test('a classification says which clauses, topics, gaps and what to do, in the reader’s language', async () => {
  const { body } = await manager.get(`/documents/${thin}/classification?language=de`);
  expect(body).toMatchObject({ documentId: thin, documentType: 'policy' });
  expect(body.suggestedClauses[0]).toMatchObject({ clause: 'A.5.15', state: 'open' });
  expect(body.suggestedClauses.every(({ quote }: { quote: object }) => quote)).toBe(true);
  const asks = body.gapAnalysis.flatMap((gap: { asks: object[] }) => gap.asks);
  expect(asks.filter(({ status, lookedFor }: never) => status === 'missing' && !lookedFor)).toEqual([]);
  expect(body.recommendations.map(({ step }: { step: string }) => step)).toContain('fill-in');
  const english = (await manager.get(`/documents/${thin}/classification`)).body;
  expect(english.suggestedClauses[0].title).toBe('Access control');
  expect(body.suggestedClauses[0].title).not.toBe('Access control');
});

test('accepting the classification files what lies nowhere by its type, and nothing else', async () => {
  const accepted = await manager.post(`/documents/${thin}/acceptance`, { type: 'policy', filedIn: 'de' });
  expect(accepted.body).toMatchObject({ type: 'policy', folder: 'Richtlinien' });
  expect(accepted.body.typeAcceptedByName).toBe(manager.visitor.actor.name);
  const again = await manager.post(`/documents/${thin}/acceptance`, { type: 'procedure', filedIn: 'en' });
  expect(again.body).toMatchObject({ type: 'procedure', folder: 'Richtlinien' });
  const plain = await manager.post(`/documents/${record}/acceptance`, { type: 'record' });
  expect(plain.body.folder).toBe('');
});

test('a validation goes with its document, what was said of it stays', async () => {
  const { id } = await assess(thin, 'A.5.15');
  expect((await manager.remove(`/documents/${thin}`)).status).toBe(200);
  expect((await manager.get(`/validations/${id}`)).status).toBe(404);
  const { rows } = await server.owner.query('select validation_id from validation_feedback');
  expect(rows).toEqual([{ validation_id: null }, { validation_id: null }]);
});
