import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForJob } from '../../../../test/jobs.ts';
import { readLeftHeader } from '#domain/vendors/questionnaires/left.ts';
import { xlsxOf } from '#engine/extract/testing/office-files.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
const POLICY =
  '# Backup policy\n\n## Copies\nEvery night a full copy of all servers is written to the backup appliance. Backups are kept for 35 days. Copies leave the building encrypted.';
const CSV =
  'No,Question,Answer\r\n1,Are backups encrypted?,\r\n2,How long are backups kept?,\r\n3,Do you hold cyber insurance?,\r\n';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const { body } = await admin.upload([{ name: 'backup.md', bytes: POLICY }]);
  const { body: added } = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(admin, added.job.id);
  await server.owner.query(`update documents set type_accepted_at = now() where organisation_id = $1`, [
    server.organisationId,
  ]);
});
afterAll(() => server.stop());

async function takeIn(given: { title: string; text?: string }, csv?: string, session = admin) {
  const fileId = csv ? (await session.upload([{ name: 'asked.csv', bytes: csv }])).body.files[0].id : undefined;
  const { status, body } = await session.post('/questionnaires', { ...given, ...(fileId && { fileId }) });
  expect(status).toBe(200);
  await waitForJob(session, body.jobId);
  const { body: head } = await session.get(`/questionnaires/${body.id}`);
  const { body: questions } = await session.get(`/questionnaires/${body.id}/questions?pageSize=100`);
  return { id: body.id as string, head, rows: questions.rows };
}

const fileOf = async (id: string, query = '') => (await admin.get(`/questionnaires/${id}/file${query}`)).body as string;

describe('a questionnaire', () => {
  test('is answered with words of accepted documents, and exported with what was approved', async () => {
    const { id, head, rows } = await takeIn({ title: 'Customer A' }, CSV);
    expect(head).toMatchObject({
      state: 'ready',
      form: 'csv',
      sheets: [{ question: 1, answer: 2 }],
      counts: { total: 3, proposed: 2, none: 1, approved: 0 },
    });
    const [encrypted, kept, insured] = rows;
    expect(encrypted).toMatchObject({ number: '1', place: { sheet: 0, row: 1 }, state: 'open' });
    expect(kept.proposals[0].citations[0].text).toContain('35 days');
    expect(insured.proposals[0]).toMatchObject({ verdict: 'none', text: '', citations: [] });

    expect(await fileOf(id)).toBe(CSV);
    const answer = '=Copies are encrypted, always';
    const path = `/questionnaires/${id}/questions/${encrypted.id}`;
    const { body: approved } = await admin.patch(path, { state: 'approved', answer, version: 1 });
    expect(approved).toMatchObject({ state: 'approved', answer, decidedByName: expect.any(String) });
    expect((await admin.patch(path, { answer: 'x', version: 1 })).status).toBe(409);
    const found = (search: string) => admin.get(`/questionnaire-answers?search=${encodeURIComponent(search)}`);
    expect((await found('ENCRYPTED')).body).toMatchObject({
      total: 1,
      rows: [{ id: encrypted.id, answer, questionnaire: 'Customer A', byName: approved.decidedByName }],
    });
    expect((await found('50%')).body).toEqual({ rows: [], total: 0 });
    expect((await admin.get('/questionnaires?search=customer%20a')).body).toMatchObject({ total: 1, rows: [{ id }] });
    await admin.patch(`/questionnaires/${id}/questions/${insured.id}`, { state: 'not-applicable' });
    const text = await fileOf(id, '?language=de');
    expect(text).toContain(`1,Are backups encrypted?,"'=Copies are encrypted, always"\r\n`);
    expect(text).toContain('2,How long are backups kept?,\r\n');
    expect(text).toContain('3,Do you hold cyber insurance?,Nicht anwendbar\r\n');
    expect(await fileOf(id, '?drafts=true')).toContain('[DRAFT, not approved] ');
  });

  test('has what was approved before proposed with who approved it, until that is gone', async () => {
    const first = await takeIn({ title: 'Customer B', text: 'Is there a whistleblowing hotline for employees?' });
    const [asked] = first.rows;
    await admin.patch(`/questionnaires/${first.id}/questions/${asked.id}`, {
      state: 'approved',
      answer: 'Yes, at extension 7.',
    });
    const second = await takeIn({ title: 'Customer C', text: 'Is there a whistleblowing hotline for your employees?' });
    expect(second.rows[0].proposals[0]).toMatchObject({
      text: 'Yes, at extension 7.',
      band: 'approved-before',
      before: { questionnaire: 'Customer B', byName: expect.any(String) },
    });
    await admin.remove(`/questionnaires/${first.id}`);
    const { body } = await admin.post(`/questionnaires/${second.id}/proposals`, {});
    await waitForJob(admin, body.jobId);
    const { body: questions } = await admin.get(`/questionnaires/${second.id}/questions`);
    expect(questions.rows[0].proposals[0].verdict).toBe('none');
  });

  test('is read again by the columns a person names, and keeps answers to questions that stay', async () => {
    const csv =
      'Topic,Control,Our words\r\nBackup,Are backups encrypted?,\r\nAccess,The supplier reviews access rights,\r\n';
    const { id, head, rows } = await takeIn({ title: 'Columns' }, csv);
    await admin.patch(`/questionnaires/${id}/questions/${rows[0].id}`, { state: 'approved', answer: 'Yes' });
    const refused = await admin.patch(`/questionnaires/${id}`, { columns: [{ question: 1, answer: 1 }] });
    expect(refused.status).toBe(422);
    const columns = [{ question: head.sheets[0].question, answer: 3 }];
    const { body } = await admin.patch(`/questionnaires/${id}`, { columns });
    await waitForJob(admin, body.jobId);
    const { body: questions } = await admin.get(`/questionnaires/${id}/questions`);
    expect(questions.rows[0]).toMatchObject({ id: rows[0].id, state: 'approved', answer: 'Yes' });
    expect(await fileOf(id)).toContain('Are backups encrypted?,,Yes\r\n');
  });

  test('that asks more than is answered at once, or nothing, is refused with the reason', async () => {
    const many = `Question\r\n${Array.from({ length: 2001 }, (_, at) => `Is control ${at} in place?\r\n`).join('')}`;
    expect((await takeIn({ title: 'Many' }, many)).head).toMatchObject({
      state: 'refused',
      refusal: 'too-many',
      refusalDetail: '2001',
    });
    expect((await takeIn({ title: 'None', text: 'Good morning.' })).head).toMatchObject({ refusal: 'no-questions' });
    const { body } = await admin.upload([{ name: 'a.pdf', bytes: '%PDF-1.4' }]);
    expect((await admin.post('/questionnaires', { title: 'P', fileId: body.files[0].id })).status).toBe(422);
    expect((await admin.post('/questionnaires', { title: 'P' })).status).toBe(422);
  });
});

test('proposals are for those who may see documents, and nothing is for another organisation', async () => {
  const { id } = await takeIn({ title: 'Mine', text: 'Are backups encrypted?' });
  const viewer = await server.signIn('admin');
  const { rows } = await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values (gen_random_uuid(), $1, 'Risks only', 'admin', '["risk_management.view"]') returning id`,
    [server.organisationId],
  );
  await server.owner.query('update memberships set custom_role_id = $1 where user_id = $2', [
    rows[0].id,
    viewer.userId,
  ]);
  const { body } = await viewer.get(`/questionnaires/${id}/questions`);
  expect(body.rows[0]).toMatchObject({ text: 'Are backups encrypted?', proposals: null });
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(`/questionnaires/${id}`)).status).toBe(404);
  expect((await stranger.get(`/questionnaires/${id}/file`)).status).toBe(404);
});

test('of several who decide on an answer at the same moment one does, and files are filled so often a minute', async () => {
  const { id, rows } = await takeIn({ title: 'Race', text: 'Are backups encrypted?' });
  const path = `/questionnaires/${id}/questions/${rows[0].id}`;
  await server.owner.query('begin');
  await server.owner.query(`update questionnaire_questions set version = version + 1 where id = $1`, [rows[0].id]);
  const late = admin.patch(path, { state: 'approved', answer: 'Yes' });
  await new Promise((done) => setTimeout(done, 500));
  await server.owner.query('commit');
  expect((await late).status).toBe(409);
  const other = await server.signIn('admin');
  const answers = await Promise.all(Array.from({ length: 35 }, () => other.get(`/questionnaires/${id}/file`)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test('whoever is given a question is told once, with the way to it on its page', async () => {
  const text = Array.from({ length: 60 }, (_, at) => `Is control ${at} in place?`).join('\n');
  const { id, rows } = await takeIn({ title: 'Handed out', text });
  const asked = await server.signIn('admin');
  const give = (question: { id: string }, ownerId: string | null) =>
    admin.patch(`/questionnaires/${id}/questions/${question.id}`, { ownerId });
  await give(rows[55], asked.userId);
  await give(rows[55], asked.userId);
  await give(rows[3], asked.userId);
  await give(rows[4], admin.userId);
  const { rows: told } = await server.owner.query(
    'select kind, link, "values" from notifications where link like $1 order by at',
    [`%${id}%`],
  );
  const path = `/app/vendor-risk/questionnaires/${id}`;
  expect(told).toMatchObject([
    {
      kind: 'questionnaire-question-assigned',
      link: `${path}?question=${rows[55].id}&page=1`,
      values: { title: 'Handed out', text: 'Is control 55 in place?' },
    },
    { link: `${path}?question=${rows[3].id}` },
  ]);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await give(rows[3], stranger.userId)).body).toMatchObject({ issues: [{ path: 'ownerId' }] });
});

test('answers that find a formula in their cell are named beside the file', async () => {
  const row = (at: number, question: string, answer: string) =>
    `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${question}</t></is></c>${answer}</row>`;
  const body = `<sheetData>${row(1, 'Question', '<c r="B1" t="inlineStr"><is><t>Answer</t></is></c>')}${row(2, 'Are backups encrypted?', '<c r="B2"><f>A1</f><v>x</v></c>')}${row(3, 'Is access reviewed?', '')}</sheetData>`;
  const { body: sent } = await admin.upload([{ name: 'book.xlsx', bytes: xlsxOf([{ name: 'Säkerhet', body }]) }]);
  const { body: added } = await admin.post('/questionnaires', { title: 'Formulas', fileId: sent.files[0].id });
  await waitForJob(admin, added.jobId);
  const { body: questions } = await admin.get(`/questionnaires/${added.id}/questions`);
  for (const { id } of questions.rows)
    await admin.patch(`/questionnaires/${added.id}/questions/${id}`, { state: 'approved', answer: 'Yes' });
  const { status, headers } = await admin.get(`/questionnaires/${added.id}/file`);
  expect(status).toBe(200);
  expect(readLeftHeader(headers.get('x-answers-left'))).toEqual({
    count: 1,
    cells: [{ cell: 'Säkerhet!B2', why: 'taken' }],
  });
});

describe('a form with a list, an explanation and a reference', () => {
  const row = (at: number, ...cells: string[]) =>
    `<row r="${at}">${cells.map((text, column) => (text ? `<c r="${String.fromCharCode(65 + column)}${at}" t="inlineStr"><is><t>${text}</t></is></c>` : '')).join('')}</row>`;
  const body =
    `<sheetData>${row(1, 'Requirement', 'Response', 'Comments', 'Evidence')}${row(2, 'Backups shall be encrypted.')}${row(3, 'Backups shall be kept for ten years.')}</sheetData>` +
    '<dataValidations><dataValidation type="list" sqref="B2:B3"><formula1>"Y,N,N/A"</formula1></dataValidation></dataValidations>';

  test('goes out with what a person chose, in the columns that were recognised, and says what no value fits', async () => {
    const { body: sent } = await admin.upload([{ name: 'form.xlsx', bytes: xlsxOf([{ name: 'S', body }]) }]);
    const { body: added } = await admin.post('/questionnaires', { title: 'Form', fileId: sent.files[0].id });
    await waitForJob(admin, added.jobId);
    const { body: head } = await admin.get(`/questionnaires/${added.id}`);
    expect(head.sheets[0]).toMatchObject({ question: 0, answer: 1, comment: 2, evidence: 3 });
    const { body: questions } = await admin.get(`/questionnaires/${added.id}/questions`);
    const [encrypted, kept] = questions.rows;
    const of = (question: { id: string }) => `/questionnaires/${added.id}/questions/${question.id}`;
    const { body: approved } = await admin.patch(of(encrypted), {
      state: 'approved',
      answer: 'Copies leave the building encrypted.',
      shortAnswer: 'yes',
    });
    expect(approved).toMatchObject({ shortAnswer: 'yes', reference: null });
    await admin.patch(of(kept), {
      state: 'approved',
      answer: 'Thirty-five days.',
      shortAnswer: 'partly',
      reference: 'Rules, 4',
    });
    const file = await admin.get(`/questionnaires/${added.id}/file`);
    expect(readLeftHeader(file.headers.get('x-answers-left'))).toEqual({
      count: 1,
      cells: [{ cell: 'S!B3', why: 'choice' }],
    });
    const again = await admin.patch(`/questionnaires/${added.id}`, {
      columns: [{ question: 0, answer: 1, comment: 1 }],
    });
    expect(again.status).toBe(422);
    expect((await admin.patch(of(kept), { shortAnswer: 'perhaps' })).status).toBe(422);
  });

  test('kept before there were such columns goes on as it was', async () => {
    const { id, rows } = await takeIn({ title: 'Old' }, CSV);
    await server.owner.query(
      `update questionnaires set sheets = '[{"name":"","columns":["No","Question","Answer"],"question":1,"answer":2}]' where id = $1`,
      [id],
    );
    await server.owner.query(
      `update questionnaire_questions set state = 'approved', answer = 'Every copy.', decided_at = now() where id = $1`,
      [rows[0].id],
    );
    expect(await fileOf(id)).toContain('1,Are backups encrypted?,Every copy.\r\n');
    const { status } = await admin.patch(`/questionnaires/${id}`, { columns: [{ question: 1, answer: 3 }] });
    expect(status).toBe(200);
  });
});
