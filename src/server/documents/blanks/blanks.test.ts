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
  const trail = (await (await server.signIn('admin')).get('/activity?subject=documents')).body.rows;
  expect(trail).toContainEqual(
    expect.objectContaining({ action: 'blanks-filled', after: expect.objectContaining({ filled: 5 }) }),
  );

  expect((await writer.remove(`/documents/${first}/draft`)).status).toBe(200);
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
