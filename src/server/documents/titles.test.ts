import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

let server: TestServer;
let writer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

async function filed(name: string, text: string): Promise<string> {
  const { body: upload } = await writer.upload([{ name, bytes: text }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  await waitForJob(writer, body.job.id);
  return body.added[0].id;
}
const titleOf = async (id: string) => (await writer.get(`/documents/${id}`)).body.title;

test('an uploaded document is called as it calls itself, once, and keeps the title that it has', async () => {
  const id = await filed('ai_usage_governance_policy.md', '# AI Usage Governance Policy\n\nTools are approved first.');
  expect(await titleOf(id)).toBe('AI Usage Governance Policy');
  await writer.patch(`/documents/${id}`, { title: 'Ai usage governance policy' });
  const { body: job } = await writer.post(`/documents/${id}/readings`);
  await waitForJob(writer, job.id);
  expect(await titleOf(id)).toBe('Ai usage governance policy');
});

test('one without a heading of its own is called by its file', async () => {
  expect(await titleOf(await filed('remote_byod_rules.txt', 'Phones are locked.'))).toBe('Remote BYOD rules');
});
