import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { waitForJob } from '../../../../test/jobs.ts';

let server: TestServer;
let writer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
  await writer.patch('/organisation/profile', { industry: 'technology', country: 'DE' });
});
afterAll(() => server.stop());

async function filed(name: string, text: string): Promise<string> {
  const { body: upload } = await writer.upload([{ name, bytes: text }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  await waitForJob(writer, body.job.id);
  return body.added[0].id;
}

const POLICY = `# Backup policy

[Company Name] takes backups every night, as the [Security Officer] says. Signed on [Date].

| Owner | Country |
|---|---|
| [Company Name] | [Country] |
`;

test('blanks of all documents are listed with what is known, filled in at once, and can be taken back', async () => {
  const [first, second] = [
    await filed('backup.md', POLICY),
    await filed('email.md', '# Email\n\n[Company Name] has mail.'),
  ];
  const { status, body } = await writer.get('/documents/blanks');
  expect(status).toBe(200);
  const of = (key: string) => body.blanks.find((each: { key: string }) => each.key === key);
  const { name } = (await writer.get('/session')).body.organisation;
  expect(of('company name')).toMatchObject({ count: 3, fact: 'organisation', value: name, words: '[Company Name]' });
  expect(of('security officer')).toMatchObject({ count: 1, fact: null, value: null });
  expect(of('country')).toMatchObject({ value: 'Germany' });
  const { places } = body.documents.find(({ id }: { id: string }) => id === first);
  expect(places[0]).toMatchObject({
    words: '[Company Name]',
    before: '',
    after: ' takes backups every night, as the [Security Officer] says. ',
  });

  const values = [{ key: 'security officer', value: 'Ana Ruiz' }];
  const { body: filled } = await writer.post('/documents/blanks', { documentIds: [first, second], values });
  expect(filled.documents).toMatchObject([
    { id: first, filled: 5, left: 0, before: null },
    { id: second, filled: 1, left: 0 },
  ]);
  const draft = (await writer.get(`/documents/${first}/draft`)).body;
  expect(draft.markdown).toContain(`${name} takes backups every night, as the Ana Ruiz says.`);
  expect(draft.markdown).toContain(`| ${name} | Germany |`);
  expect((await writer.get('/documents/blanks')).body.blanks).toEqual([]);
  expect((await writer.get(`/documents/blanks?documentId=${first}`)).body.documents).toEqual([]);
  const trail = (await (await server.signIn('admin')).get('/activity?subject=documents')).body.rows;
  expect(trail).toContainEqual(
    expect.objectContaining({ action: 'blanks-filled', after: expect.objectContaining({ filled: 5 }) }),
  );

  const { revision } = filled.documents[0];
  const takeBack = (started: number) => writer.request('DELETE', `/documents/${first}/draft`, { revision: started });
  const late = await takeBack(revision - 1);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await takeBack(revision)).status).toBe(200);
  expect((await writer.get('/documents/blanks')).body.documents).toMatchObject([{ id: first }]);
});

test('with blanks a document is handed in and approved only by who says that they know', async () => {
  const id = await filed(
    'desk.md',
    '# Clean desk\n\nThe [Security Officer] of [Company Name] looks at desks. [Company Name] agrees.',
  );
  const asked = { approverIds: [writer.userId] };
  const refused = await writer.post(`/documents/${id}/submissions`, asked);
  expect([refused.status, refused.body.code]).toEqual([409, 'blanks_left']);
  expect(refused.body.params).toEqual({ count: 3, names: '[Security Officer], [Company Name]' });
  expect((await writer.get(`/documents/${id}/draft`)).status).toBe(404);
  const { body: submission, status } = await writer.post(`/documents/${id}/submissions`, {
    ...asked,
    withBlanks: true,
  });
  expect(status).toBe(200);
  const decision = { submissionId: submission.id, decision: 'approved' };
  expect((await writer.post(`/documents/${id}/decisions`, decision)).body.code).toBe('blanks_left');
  const fill = await writer.post('/documents/blanks', { documentIds: [id], values: [] });
  expect(fill.body.documents).toEqual([]);
  expect((await writer.post(`/documents/${id}/decisions`, { ...decision, withBlanks: true })).status).toBe(200);
  const trail = (await (await server.signIn('admin')).get('/activity?subject=documents')).body.rows;
  expect(trail.find(({ action }: { action: string }) => action === 'approved').after).toMatchObject({
    blanks: '[Security Officer], [Company Name]',
  });
});

test('what cannot be filled in is passed over, and costs the others nothing', async () => {
  const long = `[${'A'.repeat(300)} ${'b'.repeat(300)}]`;
  const whole = await filed('whole.md', `# Whole\n\n[Company Name] and ${long}.`);
  const read = await filed('read.md', '# Read\n\n[Company Name] reads.');
  const other = await filed('other.md', '# Other\n\nThe [Night Watch] looks.');
  await server.owner.query(`update documents set state = 'reading' where id = $1`, [read]);
  const { status, body } = await writer.get('/documents/blanks');
  expect(status).toBe(200);
  expect(body.documents.find(({ id }: { id: string }) => id === read).refusal).toBe('being-read');
  const values = [{ key: 'night watch', value: '  ' }];
  const fill = await writer.post('/documents/blanks', { documentIds: [whole, read, other], values });
  expect(fill.body.documents).toMatchObject([{ id: whole, filled: 1, left: 0 }]);
  expect((await writer.get(`/documents/${other}/draft`)).status).toBe(404);
  const trail = (await (await server.signIn('admin')).get('/activity?subject=documents')).body.rows;
  const about = trail.filter(({ subjectId }: { subjectId: string }) => subjectId === other);
  expect(about.map(({ action }: { action: string }) => action)).not.toContain('blanks-filled');
});

test('a blank in pointed brackets stays in the text of a draft, and is filled in wherever a line ends', async () => {
  const id = await filed('owner.md', '# Owners\n\nThe <Owner> is asked.\n\nAsk <name of\nthe owner> as well.');
  await writer.post(`/documents/${id}/draft`);
  expect((await writer.get(`/documents/${id}/draft`)).body.text).toContain('The <Owner> is asked.');
  const { body } = await writer.get(`/documents/blanks?documentId=${id}`);
  expect(body.blanks.map(({ key }: { key: string }) => key).toSorted()).toEqual(['name of the owner', 'owner']);
  const values = body.blanks.map(({ key }: { key: string }) => ({ key, value: 'Ana' }));
  const fill = await writer.post('/documents/blanks', { documentIds: [id], values });
  expect(fill.body.documents).toMatchObject([{ filled: 2, left: 0 }]);
  expect((await writer.get(`/documents/${id}/draft`)).body.text).toContain('The Ana is asked.');
});
