import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter } from '#domain/assets/days.ts';
import { runDueTasks } from '../../platform/background/scheduled-tasks.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { waitForJob } from '../../../../test/jobs.ts';
import { readerReminderTask } from './reminder-schedule.ts';

let server: TestServer;
let writer: TestSession;
let reader: TestSession;
let viewer: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  writer = await server.signIn('compliance_manager');
  reader = await server.signIn('user');
  viewer = await server.signIn('viewer');
});
afterAll(() => server.stop());

async function approve(id: string): Promise<void> {
  const { body } = await writer.post(`/documents/${id}/submissions`, { approverIds: [writer.userId] });
  const said = { submissionId: body.id, decision: 'approved' };
  expect((await writer.post(`/documents/${id}/decisions`, said)).status).toBe(200);
}

async function approved(name: string): Promise<string> {
  const { body: upload } = await writer.upload([{ name, bytes: `# ${name}\n\nEverybody locks the screen.\n` }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  await waitForJob(writer, body.job.id);
  await approve(body.added[0].id);
  return body.added[0].id;
}

const publish = (id: string, body: object) => writer.request('PUT', `/documents/${id}/publication`, body);
const kindsFor = async (session: TestSession) =>
  JSON.stringify((await session.get('/notifications')).body).match(/document-[a-z-]+/g) ?? [];

test('who is asked says that they read a version, who keeps documents sees who has not, and the next version asks again', async () => {
  const id = await approved('screens.md');
  expect((await publish(id, { audience: { kind: 'everybody', values: [] } })).status).toBe(200);
  expect(await kindsFor(reader)).toContain('document-to-read');
  expect((await reader.get('/documents/receipts/mine')).body).toMatchObject([
    { documentId: id, version: 1, readAt: null },
  ]);
  const receipt = await reader.post(`/documents/${id}/receipts`, { version: 1 });
  expect(receipt.body).toMatchObject({ version: 1, readAt: expect.stringMatching(/^\d{4}-/) });
  const { body } = await writer.get(`/documents/${id}/readers`);
  // A viewer cannot open documents, and is not asked to.
  expect(body.rows.map(({ id: who }: { id: string }) => who)).not.toContain(viewer.userId);
  expect(body).toMatchObject({ asked: 2, read: 1 });
  expect((await writer.get(`/documents/${id}/readers?state=unread`)).body.rows).toMatchObject([{ id: writer.userId }]);
  // Colleagues learn how many, and of themselves.
  const seen = (await reader.get(`/documents/${id}/readers`)).body;
  expect(seen).toMatchObject({ asked: 2, read: 1, total: 1, rows: [{ id: reader.userId }] });
  expect((await reader.get(`/documents/${id}/readers/export`)).body.trim().split('\r\n')).toHaveLength(2);
  const csv = (await writer.get(`/documents/${id}/readers/export`)).body as string;
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  const { body: draft } = await writer.post(`/documents/${id}/draft`, {});
  const markdown = `${draft.markdown}\nAnd the door.\n`;
  await writer.request('PUT', `/documents/${id}/draft`, { markdown, revision: draft.revision });
  await approve(id);
  expect((await reader.get('/documents/receipts/mine')).body).toMatchObject([{ version: 2, readAt: null }]);
  expect((await reader.post(`/documents/${id}/receipts`, { version: 1 })).body.code).toBe('other_version');
});

test('an audience is roles, departments or people; what is not approved is given to nobody', async () => {
  const id = await approved('roles.md');
  await publish(id, { audience: { kind: 'roles', values: ['user'] } });
  expect((await writer.get(`/documents/${id}/readers`)).body.rows.map((each: { id: string }) => each.id)).toEqual([
    reader.userId,
  ]);
  await server.owner.query(
    `insert into awareness_departments (id, organisation_id, user_id, department) values (gen_random_uuid(), $1, $2, 'Sales')`,
    [server.organisationId, writer.userId],
  );
  expect((await writer.get('/documents/receipts/audiences')).body.departments).toEqual(['Sales']);
  await publish(id, { audience: { kind: 'departments', values: ['Sales'] } });
  expect((await writer.get(`/documents/${id}/readers`)).body.rows).toMatchObject([{ id: writer.userId }]);
  expect((await publish(id, { audience: { kind: 'people', values: [] } })).status).toBe(422);
  await writer.remove(`/documents/${id}/publication`);
  expect((await writer.get(`/documents/${id}/readers`)).body).toMatchObject({ publication: null, asked: 0 });
  const { body: upload } = await writer.upload([{ name: 'raw.md', bytes: '# Raw\n\nNot approved.' }]);
  const { body } = await writer.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  expect((await publish(body.added[0].id, { audience: { kind: 'everybody', values: [] } })).body.code).toBe(
    'not_approved',
  );
});

test('nobody is asked to read or to approve what they may not see', async () => {
  const id = await approved('seen.md');
  const admin = await server.signIn('admin');
  const roleOf = async (name: string, permission: string) =>
    (await admin.post('/roles', { name, role: 'user', permissions: [permission] })).body.id as string;
  const [narrow, wide] = [await roleOf('Guests', 'dashboard.view'), await roleOf('Readers', 'documents.view')];
  const { body: audiences } = await writer.get('/documents/receipts/audiences');
  expect(audiences.roles).toEqual([{ id: wide, name: 'Readers' }]);
  expect(audiences.people.map((each: { id: string }) => each.id)).not.toContain(viewer.userId);
  for (const audience of [
    { kind: 'people', values: [reader.userId, viewer.userId] },
    { kind: 'roles', values: ['viewer'] },
    { kind: 'roles', values: ['user', narrow] },
  ]) {
    const { status, body } = await publish(id, { audience });
    expect([status, body.issues]).toEqual([
      422,
      [{ path: 'audience.values', message: 'Choose people who may see documents', code: 'people_without_documents' }],
    ]);
  }
  expect((await publish(id, { audience: { kind: 'roles', values: ['user', wide] } })).status).toBe(200);
  const { body: draft } = await writer.post(`/documents/${id}/draft`, {});
  const markdown = `${draft.markdown}\nAnd the window.\n`;
  await writer.request('PUT', `/documents/${id}/draft`, { markdown, revision: draft.revision });
  const handedIn = await writer.post(`/documents/${id}/submissions`, { approverIds: [viewer.userId] });
  expect(handedIn.body.issues).toEqual([
    { path: 'approverIds', message: 'Choose people who may see documents', code: 'people_without_documents' },
  ]);
  expect(await kindsFor(viewer)).toEqual([]);
});

test('who has not read is reminded when the day comes, once a week, and by hand', async () => {
  const id = await approved('due.md');
  await publish(id, { audience: { kind: 'people', values: [reader.userId] }, dueOn: '2026-12-10' });
  const count = async () => (await kindsFor(reader)).filter((kind) => kind === 'document-read-reminder').length;
  const before = await count();
  const go = (day: string) => runDueTasks(server.services, [readerReminderTask], new Date(`${day}T09:00:00Z`));
  await go('2026-12-01');
  expect(await count()).toBe(before);
  await go('2026-12-08');
  await go('2026-12-09');
  expect(await count()).toBe(before + 1);
  expect((await writer.post(`/documents/${id}/reminders`)).body).toEqual({ reminded: 1 });
});

test('who joins later has two weeks everywhere, and is not reminded as if they were late', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const id = await approved('joiners.md');
  await publish(id, { audience: { kind: 'everybody', values: [] }, dueOn: dayAfter(today, 1) });
  await server.owner.query(
    "update document_publications set published_at = now() - interval '30 days' where document_id = $1",
    [id],
  );
  const joiner = await server.signIn('user');
  const theirs = dayAfter(today, 14);
  const given = (await joiner.get('/documents/receipts/mine')).body as { documentId: string; dueOn: string | null }[];
  expect(given.find(({ documentId }) => documentId === id)?.dueOn).toBe(theirs);
  const mine = (await joiner.get(`/documents/${id}/readers`)).body.mine;
  expect(mine).toMatchObject({ isAsked: true, dueOn: theirs });
  await runDueTasks(server.services, [readerReminderTask], new Date());
  expect(await kindsFor(joiner)).not.toContain('document-read-reminder');
});
