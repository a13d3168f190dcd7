import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Action, NewRule, Trigger } from '#domain/automation/rule.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { runTask } from '../platform/background/scheduled-tasks.ts';
import { clockTask } from './clock-schedule.ts';

const ISO = 'iso-27001-2022';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function start() {
  const where = await server.secondOrganisation();
  return { admin: await server.signIn('admin', where), user: await server.signIn('user', where), where };
}

const tick = (session: TestSession, at = new Date()) =>
  runTask(server.services, clockTask, session.visitor.organisationId, at);
const task = (title: string, to: object = { kind: 'owner' }): Action =>
  ({ kind: 'task', title, note: '', to, days: 7 }) as Action;
const ruleOf = (trigger: Trigger, actions: Action[], more: Partial<NewRule> = {}): NewRule => ({
  name: 'A rule',
  isOn: true,
  trigger,
  actions,
  mostPerHour: 100,
  ...more,
});
const addRule = async (session: TestSession, rule: NewRule) => {
  const { status, body } = await session.post('/automation/rules', rule);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const runs = async (session: TestSession, query = '') => (await session.get(`/automation/runs${query}`)).body;
const tasks = async (session: TestSession) => (await session.get('/tasks')).body.rows;
const setControl = (session: TestSession, id: string, change: object) =>
  session.patch(`/controls/${ISO}/${id}`, change);
test('what comes due is acted upon once, for its owner', async () => {
  const { admin, user } = await start();
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const far = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await setControl(admin, 'A.5.9', { ownerId: user.userId, dueOn: soon });
  await setControl(admin, 'A.5.10', { ownerId: user.userId, dueOn: far });
  const trigger = { kind: 'due', of: 'control-due', side: 'before', days: 30 } as const;
  const rule = ruleOf(trigger, [task('Finish {{title}} until {{day}}'), { kind: 'status', status: 'In Progress' }]);
  expect((await admin.post('/automation/trials', rule)).body).toMatchObject({ found: 1 });
  await addRule(admin, rule);
  await tick(admin);
  await tick(admin);
  expect(await tasks(admin)).toMatchObject([
    { title: expect.stringMatching(/^Finish A\.5\.9 /), ownerId: user.userId },
  ]);
  expect((await runs(admin)).total).toBe(1);
  const { body: controls } = await admin.get(`/controls/${ISO}`);
  const found = controls.find(({ requirementId }: { requirementId: string }) => requirementId === 'A.5.9');
  expect(found.status).toBe('In Progress');
});

test('a time comes once, on the organisation’s clock, and not for what was before the rule', async () => {
  const { admin, where } = await start();
  await server.owner.query(`update organisations set timezone = 'Asia/Tokyo' where id = $1`, [where]);
  const trigger = { kind: 'schedule', every: 'day', hour: 9, weekday: 0, day: 1 } as const;
  await addRule(admin, ruleOf(trigger, [{ kind: 'notification', text: 'Good morning', to: { kind: 'maker' } }]));
  await tick(admin);
  expect((await runs(admin)).total).toBe(0);
  const tomorrow = new Date(Date.now() + 86_400_000);
  tomorrow.setUTCHours(0, 5, 0, 0);
  for (const minutes of [0, 5, 10]) await tick(admin, new Date(tomorrow.getTime() + minutes * 60_000));
  expect((await runs(admin)).rows).toMatchObject([{ state: 'done', cause: { kind: 'schedule' } }]);
  await tick(admin, new Date(tomorrow.getTime() + 86_400_000));
  expect((await runs(admin)).total).toBe(2);
});

test('one whose owner left is switched off, at its hour as well', async () => {
  const { admin, where } = await start();
  const owner = await server.signIn('admin', where);
  const due = { kind: 'due', of: 'task', side: 'before', days: 30 } as const;
  const rule = await addRule(owner, ruleOf(due, [{ kind: 'notification', text: 'T', to: { kind: 'owner' } }]));
  await server.owner.query('delete from memberships where user_id = $1', [owner.userId]);
  await tick(admin);
  expect((await admin.get(`/automation/rules/${rule.id}`)).body).toMatchObject({
    isOn: false,
    offReason: 'maker-left',
  });
});
