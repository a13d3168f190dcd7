import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

let server: TestServer;
let writer: TestSession;
let second: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
  second = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function begun(title: string): Promise<string> {
  const { status, body } = await writer.post('/documents/written', { title, language: 'en' });
  expect(status).toBe(200);
  return body.id;
}

const save = (session: TestSession, id: string, markdown: string, revision: number) =>
  session.request('PUT', `/documents/${id}/draft`, { markdown, revision });

test('whoever wrote some of a draft is no second pair of eyes, also where somebody else saved it last', async () => {
  const admin = await server.signIn('admin');
  await admin.patch('/organisation/policy', { documentFourEyes: true });
  const id = await begun('Eyes');
  const first = await save(writer, id, '# Eyes\n\nWritten by one.\n', 1);
  expect((await save(second, id, '# Eyes\n\nWritten by one, and corrected.\n', first.body.revision)).status).toBe(200);
  const alone = await second.post(`/documents/${id}/submissions`, { approverIds: [writer.userId] });
  expect([alone.status, alone.body.issues?.[0]?.path]).toEqual([422, 'approverIds']);
  const other = await second.post(`/documents/${id}/submissions`, { approverIds: [admin.userId] });
  expect(other.status).toBe(200);
});

test('what is handed in at this very moment is not written over', async () => {
  const id = await begun('Moment');
  await save(writer, id, '# Moment\n\nAs it was handed in.\n', 1);
  const submission = randomUUID();
  await server.owner.query('begin');
  await server.owner.query('select id from documents where id = $1 for update', [id]);
  await server.owner.query(
    `insert into document_submissions (id, organisation_id, document_id, number, note, submitted_at, submitted_by, submitted_by_name)
     values ($1, $2, $3, 1, '', now(), $4, 'Second')`,
    [submission, server.organisationId, id, second.userId],
  );
  const late = save(writer, id, '# Moment\n\nSlipped in.\n', 2);
  const gone = second.request('DELETE', `/documents/${id}/draft`);
  await new Promise((done) => setTimeout(done, 500));
  await server.owner.query('commit');
  expect([(await late).body.code, (await gone).body.code]).toEqual(['submitted', 'submitted']);
  expect((await writer.get(`/documents/${id}/draft`)).body.markdown).toContain('As it was handed in.');
});
