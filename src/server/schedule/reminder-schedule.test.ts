import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { mailTask } from '../activity/notification-mails.ts';
import { runDueTasks } from '../platform/background/scheduled-tasks.ts';
import { remindTask } from './reminder-schedule.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function start() {
  const where = await server.secondOrganisation();
  await server.owner.query(`update organisations set timezone = 'Europe/Berlin' where id = $1`, [where]);
  return { admin: await server.signIn('admin', where), user: await server.signIn('user', where) };
}

const go = (at: string) => runDueTasks(server.services, [remindTask, mailTask], new Date(at));
const told = async (session: TestSession) =>
  (await session.get('/notifications')).body.rows
    .map(({ kind, values }: { kind: string; values: { title: string } }) => `${kind} ${values.title}`)
    .filter((each: string) => !each.includes('assigned'))
    .toSorted();
const mails = async (session: TestSession) =>
  (await server.owner.query(`select values from outbox where recipient = $1`, [session.visitor.actor.email])).rows;

test('each day reminds its owner once, so many days before, never at night', async () => {
  const { admin, user } = await start();
  const weekly = { frequency: 'weekly', interval: 1, weekdays: [], monthlyBy: 'day', count: null, until: null };
  const { body } = await admin.post('/schedule/events', {
    kind: 'access-review',
    title: 'Review access',
    startsOn: '2027-03-10',
    remindDays: 2,
    ownerId: user.userId,
    repeats: weekly,
  });
  await go('2027-03-07T10:00:00Z');
  expect(await told(user)).toEqual([]);
  // 05:30 UTC is half past six there.
  await go('2027-03-08T05:30:00Z');
  expect(await told(user)).toEqual([]);
  await go('2027-03-08T06:30:00Z');
  await go('2027-03-09T08:00:00Z');
  expect(await told(user)).toEqual(['event-coming Review access']);
  await admin.post(`/schedule/events/${body.id}/days/2027-03-17/completion`, {});
  await go('2027-03-16T08:00:00Z');
  await go('2027-03-23T08:00:00Z');
  expect(await told(user)).toHaveLength(2);
  expect(await told(admin)).toEqual([]);
});

test('a task reminds three days before and once more when it is late; another day is worth another word', async () => {
  const { admin, user } = await start();
  const task = { title: 'Write it', ownerId: user.userId, dueOn: '2027-04-10' };
  const { body } = await admin.post('/tasks', { tasks: [task] });
  await go('2027-04-06T10:00:00Z');
  expect(await told(user)).toEqual([]);
  for (const at of ['2027-04-07T10:00:00Z', '2027-04-08T10:00:00Z', '2027-04-10T10:00:00Z']) await go(at);
  expect(await told(user)).toEqual(['task-due Write it']);
  for (const at of ['2027-04-11T10:00:00Z', '2027-04-12T10:00:00Z']) await go(at);
  expect(await told(user)).toEqual(['task-due Write it', 'task-overdue Write it']);
  await admin.patch(`/tasks/${body.tasks[0].id}`, { dueOn: '2027-04-20' });
  await go('2027-04-18T10:00:00Z');
  expect(await told(user)).toHaveLength(3);
});

test('a mail goes to who wants it, with the day in words and a link', async () => {
  const { admin, user } = await start();
  expect((await user.patch('/schedule/reminders', { wantsMail: true })).body).toEqual({ wantsMail: true });
  const task = { ownerId: user.userId, dueOn: '2027-06-10' };
  await admin.post('/tasks', {
    tasks: [
      { ...task, title: 'One' },
      { ...task, title: 'Two', ownerId: admin.userId },
    ],
  });
  await go('2027-06-09T10:00:00Z');
  const items = JSON.parse((await mails(user))[0].values.items);
  const link = expect.stringMatching(/^\/app\/schedule\?task=/);
  expect(items).toContainEqual({ text: 'Due on June 10, 2027: One', path: link });
  expect(await mails(admin)).toEqual([]);
});

test('who is suspended is not reminded', async () => {
  const { admin, user } = await start();
  await admin.post('/tasks', { tasks: [{ title: 'Gone', ownerId: user.userId, dueOn: '2027-07-10' }] });
  await server.owner.query('update memberships set suspended_at = now() where user_id = $1', [user.userId]);
  await go('2027-07-10T10:00:00Z');
  const { rows } = await server.owner.query(`select 1 from notifications where user_id = $1 and kind = 'task-due'`, [
    user.userId,
  ]);
  expect(rows).toEqual([]);
});
