import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let manager: TestSession;
let user: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signIn('compliance_manager');
  user = await server.signIn('user');
});
afterAll(() => server.stop());

const add = async (task: object, session = manager) =>
  (await session.post('/tasks', { tasks: [task] })).body.tasks?.[0];

test('the same source makes no second open task, in one call or in two, and makes one again when it is done', async () => {
  const source = { kind: 'plan', key: 'plan/A.5.9', href: '/app/iso-readiness?tab=plan' };
  const tasks = [{ title: 'Keep the inventory', source }, { title: 'The same again', source }, { title: 'Another' }];
  const first = await manager.post('/tasks', { tasks });
  expect([first.status, first.body.added, first.body.tasks.length]).toEqual([200, 2, 3]);
  expect(first.body.tasks[1]).toEqual(first.body.tasks[0]);
  const again = await manager.post('/tasks', { tasks: [{ title: 'Later', source }] });
  expect([again.body.added, again.body.tasks[0].title]).toEqual([0, 'Keep the inventory']);

  await manager.post(`/tasks/${first.body.tasks[0].id}/completion`, {});
  const anew = await manager.post('/tasks', { tasks: [{ title: 'Next year', source }] });
  expect(anew.body.added).toBe(1);
  const back = await manager.post(`/tasks/${first.body.tasks[0].id}/reopening`, {});
  expect([back.status, back.body.code]).toEqual([409, 'task_open']);
});

test('two who press at once make one task', async () => {
  const source = { kind: 'plan', key: 'at-once', href: '/app' };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => manager.post('/tasks', { tasks: [{ title: 'Once', source }] })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1);
});

test('everybody sees tasks and finishes their own; others’ need the right to change', async () => {
  const own = await add({ title: 'Read the policy', ownerId: user.userId, dueOn: '2027-02-01' });
  const others = await add({ title: 'Not theirs', ownerId: manager.userId });
  expect((await user.get('/notifications')).body.rows[0]).toMatchObject({
    kind: 'task-assigned',
    values: { title: 'Read the policy' },
    link: `/app/schedule?task=${own.id}`,
  });
  expect((await user.post(`/tasks/${others.id}/completion`, {})).status).toBe(403);
  const done = await user.post(`/tasks/${own.id}/completion`, { version: own.version });
  expect(done.body).toMatchObject({ state: 'done', completedByName: user.visitor.actor.name });
  expect((await user.post(`/tasks/${own.id}/reopening`, {})).body).toMatchObject({ state: 'open', completedAt: null });
  expect((await user.post('/tasks', { tasks: [{ title: 'No' }] })).status).toBe(403);
});

test('a list of mine, of nobody’s, of a span of days, the next one first', async () => {
  const where = await server.secondOrganisation();
  const admin = await server.signIn('admin', where);
  for (const [title, dueOn, ownerId] of [
    ['late', '2027-03-09', admin.userId],
    ['never', null, null],
    ['soon', '2027-03-01', null],
  ])
    await add({ title, dueOn, ownerId }, admin);
  const titles = async (query: string) =>
    (await admin.get(`/tasks${query}`)).body.rows.map(({ title }: { title: string }) => title);
  expect(await titles('')).toEqual(['soon', 'late', 'never']);
  expect(await titles('?owner=me')).toEqual(['late']);
  expect(await titles('?owner=none')).toEqual(['soon', 'never']);
  expect(await titles('?dueFrom=2027-03-02&dueTo=2027-03-31')).toEqual(['late']);
  expect((await manager.get('/tasks?search=never')).body.total).toBe(0);
});

test('a change on an older version is refused; what changed stands in the trail', async () => {
  const task = await add({ title: 'Book the auditor' });
  const path = `/tasks/${task.id}`;
  const changed = await manager.patch(path, { dueOn: '2027-05-05', version: 1 });
  expect(changed.body).toMatchObject({ dueOn: '2027-05-05', version: 2 });
  expect((await manager.patch(path, { title: 'Late', version: 1 })).body.code).toBe('changed_meanwhile');
  const cancelled = await manager.post(`${path}/cancellation`, {});
  expect(cancelled.body.state).toBe('cancelled');
  expect((await manager.remove(path)).status).toBe(200);
  const { rows } = await server.owner.query(
    `select action from audit_entries where subject = 'tasks' and subject_id = $1 order by number`,
    [task.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['added', 'changed', 'cancelled', 'removed']);
  expect((await manager.get(path)).status).toBe(404);
});

test('a foreign owner, a foreign document and a link that leads elsewhere are refused by field', async () => {
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  const foreign = await manager.post('/tasks', {
    tasks: [
      { title: 'One' },
      { title: 'Two', ownerId: stranger.userId },
      { title: 'Three', documentId: stranger.userId },
    ],
  });
  expect(foreign.body.issues.map(({ path }: { path: string }) => path)).toEqual([
    'tasks.1.ownerId',
    'tasks.2.documentId',
  ]);
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    const away = await manager.post('/tasks', { tasks: [{ title: 'Away', source: { kind: 'plan', key: 'k', href } }] });
    expect(away.status).toBe(422);
  }
});
