import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BoundedError, type Failure } from '#engine/bounded/bounds.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { waitForJob } from '../../../test/jobs.ts';

const failure = vi.hoisted(() => ({ of: 'memory' as Failure }));
vi.mock('./analysis.ts', () => ({ analyseInThread: () => Promise.reject(new BoundedError(failure.of)) }));

let server: TestServer;
let manager: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
});
afterAll(() => server.stop());

test.each([
  ['memory', 'hostile', 'Its text took more memory to analyse than any real document needs.'],
  ['time', 'timeout', 'Its text took too long to analyse.'],
  ['ended', 'damaged', 'Its text could not be analysed.'],
] as const)('a document whose analysis failed by its %s is refused in words', async (of, refusal, refusalDetail) => {
  failure.of = of;
  const { body } = await manager.upload([{ name: `${of}.txt`, bytes: `Backups are tested every quarter (${of}).` }]);
  const { added, job } = (await manager.post('/documents', { files: [{ fileId: body.files[0].id }] })).body;
  expect(await waitForJob(manager, job.id)).toMatchObject({ state: 'done', outcome: { refused: 1 } });
  const { body: document } = await manager.get(`/documents/${added[0].id}`);
  expect(document).toMatchObject({ state: 'refused', refusal, refusalDetail });
});
