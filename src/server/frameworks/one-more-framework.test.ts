import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newFramework } from '../../../tools/new/framework.ts';
import { waitForJob } from '../../../test/jobs.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';

const RYE = 'rye-code';
let server: TestServer;
let admin: TestSession;
const catalogue = mkdtempSync(join(tmpdir(), 'catalogue-'));

// The product's own catalogue with one folder more, and nothing else. Modules are read anew for it, since tests share theirs.
beforeAll(async () => {
  const shipped = join(import.meta.dirname, '../../../catalogue');
  for (const name of readdirSync(shipped)) symlinkSync(join(shipped, name), join(catalogue, name));
  newFramework(catalogue, RYE);
  vi.resetModules();
  vi.doMock('./catalogue-folder.ts', () => ({ CATALOGUE: catalogue }));
  const { startTestServer } = await import('../../../test/server.ts');
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.stop();
  vi.doUnmock('./catalogue-folder.ts');
  vi.resetModules();
  rmSync(catalogue, { recursive: true });
});

test('a folder alone makes a framework: it is listed, and can be the primary one', async () => {
  const { body } = await admin.get('/organisation/available-frameworks');
  expect(body.at(-1)).toMatchObject({ id: RYE, settingsName: RYE, name: { de: 'Rye Code' }, requirements: 1 });
  const { status } = await admin.patch('/organisation/settings', { primaryFramework: RYE });
  expect(status).toBe(200);
  const { body: inUse } = await admin.get('/organisation/frameworks');
  expect(inUse.map(({ framework, why }: { framework: string; why: string }) => [framework, why])).toContainEqual([
    RYE,
    'primary',
  ]);
});

test('the set-up offers it', async () => {
  const answers = { industry: 'technology', size: 'small', frameworks: [RYE] };
  expect((await admin.patch('/organisation/profile', answers)).body.frameworks).toEqual([RYE]);
  const { body } = await admin.get('/setup-analysis');
  expect(body.priorityFrameworks[0]).toMatchObject({ framework: RYE, isChosen: true, isInUse: true, total: 1 });
});

test('the document check finds it, and readiness counts it', async () => {
  const bytes = `# Restore tests\n\nBackups are restored every quarter as a restore test. The IT lead records the outcome of each restore test.\n`;
  const { body } = await admin.upload([{ name: 'Restore_tests.md', bytes }]);
  const added = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  await waitForJob(admin, added.body.job.id);
  const document = await admin.get(`/documents/${added.body.added[0].id}`);
  const found = document.body.findings.filter(({ framework }: { framework: string }) => framework === RYE);
  expect(found).toMatchObject([{ requirementId: '1.1' }]);
  await admin.post('/evidence/acceptances', { suggestionIds: [found[0].id] });
  expect((await admin.get(`/readiness/${RYE}`)).body).toMatchObject({ total: 1, evidenced: 1 });
});

test('documents are generated for it', async () => {
  const { body } = await admin.get(
    `/documents/generated-structures?standard=${RYE}&type=tech&size=small&requirements=`,
  );
  expect(body).toMatchObject({
    standard: RYE,
    suggestions: expect.arrayContaining([{ kind: 'uncovered', count: 1, total: 1, ids: ['1.1'] }]),
  });
});
