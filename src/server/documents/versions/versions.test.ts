import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { waitForJob } from '../../../../test/jobs.ts';

let server: TestServer;
let writer: TestSession;
let boss: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
  boss = await server.signIn('user');
});
afterAll(() => server.stop());

const POLICY = '# Backup policy\n\nBackups are taken every night and restored for a test every quarter.\n';

async function idle() {
  const unfinished = 'select id from jobs where organisation_id = $1 and finished_at is null';
  for (;;) {
    const { rows } = await server.owner.query(unfinished, [server.organisationId]);
    if (rows.length === 0) return;
    await waitForJob(writer, rows[0].id);
  }
}

async function filed(name: string, text: string): Promise<string> {
  const { body: upload } = await writer.upload([{ name, bytes: text }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  await idle();
  return body.added[0].id;
}

const put = (session: TestSession, path: string, body: object) => session.request('PUT', path, body);

async function approve(id: string, approver = boss) {
  const submission = await writer.post(`/documents/${id}/submissions`, { approverIds: [approver.userId] });
  expect(submission.status).toBe(200);
  const said = { submissionId: submission.body.id, decision: 'approved' };
  const answer = await approver.request('POST', `/documents/${id}/decisions`, said);
  expect(answer.status).toBe(200);
  await idle();
  return answer.body;
}

test('a document is approved as it stands, and from then on carries version, day and approver', async () => {
  const id = await filed('backup.md', POLICY);
  expect((await writer.get(`/documents/${id}`)).body).toMatchObject({ status: 'unapproved', version: null });
  const { document } = await approve(id);
  expect(document).toMatchObject({ status: 'approved', version: 1, hasDraft: false });
  expect(document.approvedByName).toBeTruthy();
  const trail = (await (await server.signIn('auditor')).get(`/activity?subject=documents&subjectId=${id}`)).body.rows;
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['submitted', 'approved']),
  );
  const told = await writer.get('/notifications');
  expect(JSON.stringify(told.body)).toContain('document-approved');
});

test('the next version is written beside the one in force, which stays word for word', async () => {
  const id = await filed('access.md', '# Access policy\n\nAccess rights are reviewed every year.\n');
  await approve(id);
  const { body: draft } = await writer.post(`/documents/${id}/draft`, {});
  expect(draft.markdown).toContain('reviewed every year');
  const markdown = '# Access policy\n\nAccess rights are reviewed every six months.\n';
  const saved = await put(writer, `/documents/${id}/draft`, { markdown, note: 'Twice a year', revision: 1 });
  expect(saved.body).toMatchObject({ revision: 2 });
  expect((await writer.get(`/documents/${id}`)).body.text).toContain('every year');
  await approve(id);
  expect((await writer.get(`/documents/${id}`)).body).toMatchObject({ version: 2, fileName: 'Access policy.md' });
  expect((await writer.get(`/documents/${id}`)).body.text).toContain('every six months');
  const { body: first } = await writer.get(`/documents/${id}/versions/1`);
  expect(first.text).toContain('every year');
  const { versions, submissions } = (await writer.get(`/documents/${id}/versions`)).body;
  expect(versions.map(({ number, note }: { number: number; note: string }) => [number, note])).toEqual([
    [2, 'Twice a year'],
    [1, ''],
  ]);
  expect(submissions).toHaveLength(2);
});

test('what two people write at once is not lost: the second is told, and nothing is written over', async () => {
  const id = await filed('clash.md', '# Clash\n\nOne.\n');
  await writer.post(`/documents/${id}/draft`, {});
  expect((await put(writer, `/documents/${id}/draft`, { markdown: '# Mine', revision: 1 })).status).toBe(200);
  const other = await server.signIn('admin');
  const late = await put(other, `/documents/${id}/draft`, { markdown: '# Theirs', revision: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  expect((await other.get(`/documents/${id}/draft`)).body.markdown).toBe('# Mine');
});

test('an approved version cannot be changed or taken away, not even by SQL', async () => {
  const id = await filed('frozen.md', '# Frozen\n\nThese words are frozen.\n');
  await approve(id);
  const change = `update document_versions set text = 'other' where document_id = $1`;
  await expect(server.owner.query(change, [id])).rejects.toThrow('never changed');
  await expect(server.owner.query('delete from document_versions where document_id = $1', [id])).rejects.toThrow(
    'is kept',
  );
  expect(await writer.remove(`/documents/${id}`)).toMatchObject({ status: 409, body: { code: 'approved_versions' } });
  expect((await writer.get(`/documents/${id}/versions/1`)).body.text).toContain('frozen');
});

test('only who was asked decides, one no sends it back with its reason, and it can be taken back', async () => {
  const id = await filed('asked.md', '# Asked\n\nSomebody is asked.\n');
  const cem = await server.signIn('user');
  const asked = { approverIds: [boss.userId, cem.userId] };
  const { body: submission } = await writer.post(`/documents/${id}/submissions`, asked);
  expect((await put(writer, `/documents/${id}/draft`, { markdown: 'x', revision: 1 })).status).toBe(409);
  const said = { submissionId: submission.id, decision: 'approved' };
  expect((await writer.post(`/documents/${id}/decisions`, said)).status).toBe(403);
  expect((await boss.get('/documents/approvals')).body.map((each: { documentId: string }) => each.documentId)).toEqual([
    id,
  ]);
  expect((await boss.post(`/documents/${id}/decisions`, said)).body.document.status).toBe('submitted');
  const no = { submissionId: submission.id, decision: 'rejected', comment: 'Who is somebody?' };
  expect((await cem.post(`/documents/${id}/decisions`, no)).body).toMatchObject({
    document: { status: 'unapproved', hasDraft: true, version: null },
    submission: { state: 'rejected' },
  });
  expect((await boss.post(`/documents/${id}/decisions`, said)).body.code).toBe('closed');
  await writer.post(`/documents/${id}/submissions`, asked);
  expect((await writer.post(`/documents/${id}/submissions/withdrawal`)).body.state).toBe('withdrawn');
});

test('an approval that a file tells of stays one when the others approve; who decides here answers for it here', async () => {
  const id = await filed('told.md', '# Told\n\nSomebody is said to have approved.\n');
  const cem = await server.signIn('user');
  const asked = { approverIds: [boss.userId, cem.userId] };
  const { body: submission } = await writer.post(`/documents/${id}/submissions`, asked);
  // As a backup that was not signed here leaves them: one decided, one still open.
  await server.owner.query(
    `update document_decisions set from_file = 'brought.json', decision = case when approver_id = $2 then 'approved' end,
       decided_at = case when approver_id = $2 then now() end where submission_id = $1`,
    [submission.id, boss.userId],
  );
  const said = { submissionId: submission.id, decision: 'approved' };
  const { body } = await cem.post(`/documents/${id}/decisions`, said);
  expect(body.document).toMatchObject({ status: 'approved', version: 1, fromFile: 'brought.json' });
  const fromFiles = new Map(
    body.submission.decisions.map((each: { approverId: string; fromFile: string | null }) => [
      each.approverId,
      each.fromFile,
    ]),
  );
  expect(fromFiles).toEqual(
    new Map([
      [boss.userId, 'brought.json'],
      [cem.userId, null],
    ]),
  );
  const [version] = (await writer.get(`/documents/${id}/versions`)).body.versions;
  expect(version).toMatchObject({ number: 1, fromFile: 'brought.json' });
});

test('where the policy asks for four eyes, the author alone is not enough', async () => {
  const admin = await server.signIn('admin');
  await admin.patch('/organisation/policy', { documentFourEyes: true });
  const id = await filed('eyes.md', '# Eyes\n\nFour of them.\n');
  const alone = await writer.post(`/documents/${id}/submissions`, { approverIds: [writer.userId] });
  expect([alone.status, alone.body.issues[0].path]).toEqual([422, 'approverIds']);
  const both = await writer.post(`/documents/${id}/submissions`, { approverIds: [writer.userId, boss.userId] });
  expect(both.status).toBe(200);
  await admin.patch('/organisation/policy', { documentFourEyes: false });
  const stranger = await writer.post(`/documents/${await filed('s.md', '# S\n\nText.\n')}/submissions`, {
    approverIds: ['00000000-0000-4000-8000-000000000000'],
  });
  expect(stranger.status).toBe(422);
});

test('a file is the next version, the earlier one can come back, and evidence keeps the version it quotes', async () => {
  const id = await filed('restore.txt', 'Backups are tested every quarter and the tests are recorded.');
  await approve(id);
  const { findings, version } = (await writer.get(`/documents/${id}`)).body;
  expect([findings.length > 0, version]).toEqual([true, 1]);
  await writer.post('/evidence/acceptances', { suggestionIds: [findings[0].id], status: 'In Progress' });
  const standing = async () => (await writer.get(`/documents/${id}/evidence`)).body;
  expect(await standing()).toMatchObject([{ version: 1, standing: 'found' }]);
  const { body: upload } = await writer.upload([{ name: 'restore-2.txt', bytes: 'Backups are tested every month.' }]);
  await writer.post(`/documents/${id}/draft`, { fileId: upload.files[0].id });
  await idle();
  expect((await writer.get(`/documents/${id}/draft`)).body).toMatchObject({ state: 'read', markdown: null });
  await approve(id);
  expect((await writer.get(`/documents/${id}`)).body).toMatchObject({ version: 2, fileName: 'restore-2.txt' });
  expect(await standing()).toMatchObject([{ version: 1, standing: 'gone', at: null }]);
  const back = await writer.post(`/documents/${id}/draft`, { version: 1 });
  expect(back.body).toMatchObject({ fileName: 'restore.txt', basedOn: 1 });
  await approve(id);
  expect((await writer.get(`/documents/${id}`)).body.text).toContain('every quarter');
});

test('what is obsolete is kept and proposed no more; a document written here begins as a draft', async () => {
  const id = await filed('old.md', '# Access control\n\nAccess rights are reviewed every six months and recorded.\n');
  const marked = await writer.post(`/documents/${id}/obsolescence`, { reason: 'Replaced by the access policy' });
  expect(marked.body).toMatchObject({ status: 'obsolete', reviewDueOn: null, suggestions: { open: 0, weak: 0 } });
  expect((await writer.post(`/documents/${id}/draft`, {})).body.code).toBe('obsolete');
  expect((await writer.remove(`/documents/${id}/obsolescence`)).body.status).toBe('unapproved');
  const { body: written } = await writer.post('/documents/written', { title: 'Clean desk policy' });
  expect(written).toMatchObject({ isDraft: true, hasDraft: true, status: 'unapproved' });
  const empty = await writer.post(`/documents/${written.id}/submissions`, { approverIds: [boss.userId] });
  expect(empty).toMatchObject({ status: 409, body: { code: 'empty' } });
});

test('owner, classification, number and cycle stand on the document, and each is checked', async () => {
  const id = await filed('owned.md', '# Owned\n\nSomebody answers for it.\n');
  const facts = { ownerId: boss.userId, classification: 'confidential', number: 'ISP-001', reviewMonths: 6 };
  expect((await writer.patch(`/documents/${id}`, facts)).body).toMatchObject({ ...facts, ownerIsMember: true });
  const other = await filed('other.md', '# Other\n\nIt has another number.\n');
  const taken = await writer.patch(`/documents/${other}`, { number: 'isp-001' });
  expect([taken.status, taken.body.issues[0].path]).toEqual([422, 'number']);
});
