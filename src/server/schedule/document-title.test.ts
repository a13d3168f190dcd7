import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

test('who may not see documents is not told what they are called by tasks and events', async () => {
  const { body } = await admin.upload([
    { name: 'Breach at the bank.txt', bytes: 'What happened on the third of May.' },
  ]);
  const { body: filed } = await admin.post('/documents', { files: [{ fileId: body.files[0].id }] });
  const documentId = filed.added[0].id as string;
  const viewer = await server.signIn('viewer');
  const { body: made } = await admin.post('/tasks', {
    tasks: [{ title: 'Close the case', documentId, ownerId: viewer.userId }],
  });
  const event = {
    kind: 'meeting',
    title: 'About the case',
    startsOn: '2026-12-01',
    documentId,
    ownerId: viewer.userId,
  };
  const { body: met } = await admin.post('/schedule/events', event);
  expect(met.documentTitle).toMatch(/Breach/);
  const taskId = made.tasks[0].id as string;
  const answers = [
    await viewer.get('/tasks'),
    await viewer.get(`/tasks/${taskId}`),
    await viewer.post(`/tasks/${taskId}/completion`, {}),
    await viewer.post(`/tasks/${taskId}/reopening`, {}),
    await viewer.get(`/schedule/events/${met.id}`),
    await viewer.get(`/schedule/events/${met.id}/days/2026-12-01`),
    await viewer.patch(`/schedule/events/${met.id}/days/2026-12-01`, { record: { items: [], conclusion: 'Held' } }),
    await viewer.post(`/schedule/events/${met.id}/days/2026-12-01/completion`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body: answer }) => JSON.stringify(answer).includes('Breach'))).toEqual([]);
  expect((await admin.get(`/tasks/${taskId}`)).body.documentTitle).toMatch(/Breach/);
});
