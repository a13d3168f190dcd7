import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIKELY } from '#domain/documents/band.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const ISO = 'iso-27001-2022';
const POLICY = `# Password Policy

Owner: Head of IT. Approved by the board on 3 March 2026.

## Passwords

Passwords must have at least fourteen characters. Initial passwords must be changed at first logon. Passwords must never be shared,
written down or sent by e-mail. Passwords must be stored in the password manager that the company provides.

## Multi-factor authentication

Multi-factor authentication is required for remote access and for all administrator accounts. Accounts are locked after ten failed logins.
`;

let server: TestServer;
let manager: TestSession;
let documentId: string;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  const { body } = await manager.upload(
    [{ name: 'Password_Policy.txt', bytes: POLICY }],
    ['Policies/IT/Password_Policy.txt'],
  );
  const added = await manager.post('/documents', { files: [{ fileId: body.files[0].id }] });
  documentId = added.body.added[0].id;
  await waitForJob(manager, added.body.job.id);
});
afterAll(() => server.stop());

const findingsOf = async () => (await manager.get(`/documents/${documentId}`)).body.findings;
const readiness = async () => (await manager.get(`/readiness/${ISO}`)).body;
const suggestionFor = async (requirementId: string) =>
  (await findingsOf()).find((finding: { requirementId: string }) => finding.requirementId === requirementId);

test('a dropped policy is filed in its folder, classified, and every quote stands in its text', async () => {
  const { body } = await manager.get(`/documents/${documentId}`);
  expect(body).toMatchObject({ title: 'Password Policy', folder: 'Policies/IT', state: 'read', type: 'policy' });
  expect(body.findings.map(({ requirementId }: { requirementId: string }) => requirementId)).toContain('A.5.17');
  for (const { start, end, text } of body.findings.flatMap(({ quotes }: { quotes: object[] }) => quotes)) {
    expect(body.text.slice(start, end)).toBe(text);
  }
});

test('the same file dropped again is named, not added twice', async () => {
  const { body } = await manager.upload([{ name: 'copy.txt', bytes: POLICY }]);
  const again = await manager.post('/documents', { files: [{ fileId: body.files[0].id }] });
  expect(again.body).toMatchObject({ job: null, added: [], present: [{ documentId, title: 'Password Policy' }] });
});

test('a suggestion alone moves nothing; accepting it is evidence in the person’s name and moves the readiness', async () => {
  expect(await readiness()).toMatchObject({ implemented: 0, evidenced: 0, inProgress: 0 });
  const { id, quotes } = await suggestionFor('A.5.17');
  const { status, body } = await manager.post('/evidence/acceptances', { suggestionIds: [id] });
  expect(status).toBe(200);
  expect(body.evidence[0]).toMatchObject({
    requirementId: 'A.5.17',
    documentId,
    quote: quotes[0],
    controlThen: { status: 'Not Started' },
  });
  expect(body.evidence[0].acceptedByName).toBe(manager.visitor.actor.name);
  expect(await readiness()).toMatchObject({ implemented: 0, evidenced: 1, inProgress: 1 });
});

test('accepting twice is a conflict and makes no second piece of evidence', async () => {
  const { id } = await suggestionFor('A.5.17');
  const again = await manager.post('/evidence/acceptances', { suggestionIds: [id] });
  expect([again.status, again.body.code]).toEqual([409, 'decided_meanwhile']);
  expect((await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.17`)).body.total).toBe(1);
});

test('a document cannot be removed while evidence stands on it', async () => {
  const { status, body } = await manager.remove(`/documents/${documentId}`);
  expect([status, body.code]).toEqual([409, 'evidence_stands']);
});

test('what was decided stays when the document is read again', async () => {
  const job = await manager.post(`/documents/${documentId}/readings`);
  await waitForJob(manager, job.body.id);
  expect((await suggestionFor('A.5.17')).state).toBe('accepted');
});

test('taking the decision back withdraws the evidence but keeps it on record', async () => {
  const { id } = await suggestionFor('A.5.17');
  const { body } = await manager.post('/evidence/reopenings', { suggestionIds: [id] });
  expect(body[0].state).toBe('open');
  expect(await readiness()).toMatchObject({ evidenced: 0 });
  const kept = (await manager.get(`/evidence?framework=${ISO}&requirementId=A.5.17`)).body.rows;
  expect(kept).toMatchObject([{ withdrawnByName: manager.visitor.actor.name }]);
});

test('accepting can set Implemented in the same transaction, and all of it is in the audit trail', async () => {
  const { id } = await suggestionFor('A.5.17');
  await manager.post('/evidence/acceptances', { suggestionIds: [id], status: 'Implemented' });
  expect(await readiness()).toMatchObject({ implemented: 1, evidenced: 1 });
  const auditor = await server.signIn('auditor');
  const { rows } = (await auditor.get(`/activity?subject=controls&subjectId=${ISO}/A.5.17`)).body;
  expect(rows[0]).toMatchObject({ before: { status: 'In Progress' }, after: { status: 'Implemented' } });
  expect((await auditor.get('/activity/verification')).body.broken).toBeNull();
});

test('an excluded control takes no evidence', async () => {
  const finding = (await findingsOf()).find(
    ({ requirementId, state }: { requirementId: string; state: string }) =>
      requirementId.startsWith('A.') && state === 'open',
  );
  const path = `/controls/${ISO}/${finding.requirementId}`;
  await manager.patch(path, { applicable: false, justification: 'Nobody works remotely here' });
  const { status, body } = await manager.post('/evidence/acceptances', { suggestionIds: [finding.id] });
  expect([status, body.code]).toEqual([409, 'excluded']);
  expect(
    (await manager.get(`/documents/${documentId}`)).body.findings.find(({ id }: { id: string }) => id === finding.id)
      .state,
  ).toBe('open');
});

test('another organisation’s suggestion, document and evidence answer as if there were none', async () => {
  const { id } = await suggestionFor('A.5.17');
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const accepted = await stranger.post('/evidence/acceptances', { suggestionIds: [id] });
  expect(accepted.status).toBe(404);
  expect((await stranger.get(`/documents/${documentId}`)).status).toBe(404);
  expect((await stranger.get(`/documents/${documentId}/file`)).status).toBe(404);
  expect((await stranger.get('/evidence')).body.total).toBe(0);
  expect((await stranger.get(`/readiness/${ISO}`)).body).toMatchObject({
    implemented: 0,
    evidenced: 0,
    suggestions: 0,
  });
});

test('a reader may look and not decide', async () => {
  const reader = await server.signIn('user');
  const { id } = await suggestionFor('A.5.17');
  expect((await reader.get('/suggestions')).status).toBe(200);
  expect((await reader.post('/evidence/rejections', { suggestionIds: [id] })).status).toBe(403);
});

test('the library, the readiness picture and the review list agree on what waits; weak suggestions stand apart', async () => {
  const { open, weak } = (await manager.get(`/documents/${documentId}`)).body.suggestions;
  const waiting = await manager.get(`/suggestions?state=open&atLeast=${LIKELY}&pageSize=1`);
  const all = await manager.get('/suggestions?state=open&atLeast=0&pageSize=1');
  expect([waiting.body.total, all.body.total]).toEqual([open, open + weak]);
  expect((await readiness()).suggestions).toBe(open);
});

test('open suggestions below .2 are answered only when asked for; what somebody decided is there whatever it was', async () => {
  const { rows } = await server.owner.query(
    `update suggestions set confidence = .1 where document_id = $1 and decision = 'open'
       and id in (select id from suggestions where document_id = $1 and decision = 'open' limit 2) returning id`,
    [documentId],
  );
  const [first, second] = rows.map(({ id }) => id as string);
  await manager.post('/evidence/rejections', { suggestionIds: [second] });
  const idsOf = async (query: string) =>
    (await manager.get(`/suggestions?documentId=${documentId}&pageSize=100${query}`)).body.rows.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsOf('')).not.toContain(first);
  expect(await idsOf('')).toContain(second);
  expect(await idsOf('&atLeast=0')).toContain(first);
  expect(await idsOf('&below=0.5')).toContain(first);
});
