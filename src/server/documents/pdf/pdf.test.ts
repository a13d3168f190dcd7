import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { partsOf } from './blocks.ts';

let server: TestServer;
let writer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function idle() {
  const unfinished = 'select id from jobs where organisation_id = $1 and finished_at is null';
  for (;;) {
    const { rows } = await server.owner.query(unfinished, [server.organisationId]);
    if (rows.length === 0) return;
    await waitForJob(writer, rows[0].id);
  }
}

async function pdf(path: string): Promise<{ bytes: Buffer; name: string }> {
  const answer = await fetch(`${server.origin}/api/v1${path}`, { headers: { cookie: writer.cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { bytes: Buffer.from(await answer.arrayBuffer()), name: answer.headers.get('content-disposition') ?? '' };
}

/** The words of each page in the order in which they are drawn. */
async function read(bytes: Buffer): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  await file.loadingTask.destroy();
  return pages;
}

const RULE = 'Backups are taken every night and restored for a test every quarter.';
const WORDS = [
  '# Backup policy',
  '## Rules',
  `1. ${RULE}`,
  '2. Copies are **encrypted**.',
  '| System | Kept for |\n|---|---|\n| Accounting | 30 days |',
  ...Array.from({ length: 60 }, (_, at) => `Paragraph ${at} of the policy says something that fills the page.`),
].join('\n\n');

async function approve(id: string): Promise<void> {
  const { body } = await writer.post(`/documents/${id}/submissions`, { approverIds: [writer.userId] });
  await writer.post(`/documents/${id}/decisions`, { submissionId: body.id, decision: 'approved' });
  await idle();
}

test('a written document is a tagged PDF that says on each page which version it is and who approved it', async () => {
  const { body } = await writer.post('/documents/written', { title: 'Backup policy', language: 'en' });
  const draft = `/documents/${body.id}/draft`;
  await writer.request('PUT', draft, { markdown: WORDS, revision: 1 });
  for (const page of await read((await pdf(`${draft}/file?format=pdf`)).bytes))
    for (const words of ['Version 1.0 · Draft', 'DRAFT', 'Uncontrolled when printed · Not approved'])
      expect(page).toContain(words);

  await approve(body.id);
  await writer.patch(`/documents/${body.id}`, { number: 'ISP-7', classification: 'confidential' });
  const first = `/documents/${body.id}/versions/1/file?format=pdf`;
  const { bytes, name } = await pdf(first);
  expect(name).toContain('filename="Backup policy 1.0.pdf"');
  expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
  const pages = await read(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain('ISP-7 · Version 1.0 · Approved · Confidential');
    expect(page).toContain('Uncontrolled when printed · Approved by compliance_manager');
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(page).not.toContain('DRAFT');
  }
  const whole = pages.join(' ');
  for (const words of [`1. ${RULE}`, '2. Copies are encrypted .', 'Accounting', '30 days', 'Paragraph 59'])
    expect(whole).toContain(words);
  expect((await pdf(`/documents/${body.id}/file?format=pdf`)).bytes.equals(bytes)).toBe(true);

  await writer.post(draft, {});
  await writer.request('PUT', draft, { markdown: `${WORDS}\n\nAnd more.\n`, revision: 1 });
  await approve(body.id);
  const [page] = await read((await pdf(first)).bytes);
  expect(page).toContain('Version 1.0 · Superseded');
  expect(page).toContain('SUPERSEDED');
});

test('what was read from a file is printed word for word, in the language of the document', async () => {
  const german =
    'Die Zugänge zu allen Systemen werden jedes halbe Jahr geprüft, und wer ausscheidet, verliert sie am selben Tag. ';
  const { body: upload } = await writer.upload([{ name: 'zugang.txt', bytes: german.repeat(4) }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  const { id } = body.added[0];
  expect((await writer.get(`/documents/${id}/versions/1/file?format=pdf`)).status).toBe(404);
  await idle();
  const [page] = await read((await pdf(`/documents/${id}/file?format=pdf`)).bytes);
  for (const words of ['NICHT GENEHMIGT', 'Ausdruck unterliegt nicht der Lenkung', '„zugang.txt“', 'verliert sie am'])
    expect(page).toContain(words);
  const text = '*no* **mark**';
  const [part] = partsOf({ text, blocks: [{ kind: 'p', start: 0, end: text.length }], fileName: 'x.txt' });
  expect(part).toEqual({ kind: 'paragraph', words: [{ kind: 'text', text }] });
});

test('nothing is printed of what has no words or too many of them, and for another organization', async () => {
  const { body: upload } = await writer.upload([
    { name: 'long.txt', bytes: 'Everybody locks the screen, at any time.' },
  ]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  const { id } = body.added[0];
  const path = `/documents/${id}/file?format=pdf`;
  await idle();
  const hold = (text: string) => server.owner.query('update documents set text = $2 where id = $1', [id, text]);
  await hold('');
  expect((await writer.get(path)).body.code).toBe('not_read');
  await hold('x'.repeat(1_000_001));
  expect((await writer.get(path)).body.code).toBe('too_long');
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get(path)).status).toBe(404);
});
