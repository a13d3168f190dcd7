import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Action, NewRule, Trigger } from '#domain/automation/rule.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { runTask } from '../platform/background/scheduled-tasks.ts';
import { watchTask } from './audit-trail-schedule.ts';

const ISO = 'iso-27001-2022';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function start() {
  const where = await server.secondOrganisation();
  const admin = await server.signIn('admin', where);
  await watch(admin);
  return { admin, user: await server.signIn('user', where), where };
}

/** Each time a rule acts the task ends, and is woken again. */
async function watch(session: TestSession): Promise<void> {
  const where = session.visitor.organisationId;
  for (let isBehind = true; isBehind;) {
    await runTask(server.services, watchTask, where);
    const { rowCount } = await server.owner.query(
      `select 1 from automation_positions p join audit_heads h using (organisation_id)
       where organisation_id = $1 and p.number < h.number`,
      [where],
    );
    isBehind = rowCount !== 0;
  }
}
const event = (subject: string, actions: string[] = [], conditions: object[] = []) =>
  ({ kind: 'event', subject, actions, conditions }) as Trigger;
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
const becomesDone = event('controls', ['changed'], [{ field: 'status', operator: 'becomes', value: 'Implemented' }]);

test('when a requirement becomes implemented, its owner gets a task, once, and the trail names the rule', async () => {
  const { admin, user } = await start();
  await addRule(admin, ruleOf(becomesDone, [task('Check {{title}}')], { name: 'Check what is done' }));
  await setControl(admin, 'A.5.9', { ownerId: user.userId, status: 'In Progress' });
  await watch(admin);
  expect(await tasks(admin)).toEqual([]);
  await setControl(admin, 'A.5.9', { status: 'Implemented' });
  await watch(admin);
  await watch(admin);
  const [made, ...more] = await tasks(admin);
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    title: expect.stringMatching(/^Check A\.5\.9 /),
    ownerId: user.userId,
    createdByName: `${admin.visitor.actor.name} (rule “Check what is done”)`,
  });
  expect((await runs(admin)).rows).toMatchObject([
    { state: 'done', depth: 1, effects: [{ kind: 'task', state: 'done', href: `/app/schedule?task=${made.id}` }] },
  ]);
  const { body: trail } = await admin.get('/activity?subject=tasks');
  expect(trail.rows[0]).toMatchObject({
    actorId: admin.userId,
    actorName: expect.stringContaining('rule “Check what is done”'),
    requestId: (await runs(admin)).rows[0].id,
  });
  expect((await user.get('/notifications')).body.rows).toMatchObject([{ kind: 'task-assigned' }]);
  await setControl(admin, 'A.5.9', { status: 'In Progress' });
  await setControl(admin, 'A.5.9', { status: 'Implemented' });
  await watch(admin);
  expect((await runs(admin)).rows[0]).toMatchObject({ state: 'skipped', reason: 'task-open' });
  expect((await admin.get('/activity/verification')).body.broken).toBeNull();
});

test('a dry run says exactly what would be done, and changes nothing', async () => {
  const { admin, user } = await start();
  for (const id of ['A.5.9', 'A.5.10', 'A.5.11'])
    await setControl(admin, id, { ownerId: user.userId, status: 'Implemented' });
  const rule = ruleOf(becomesDone, [
    task('Check {{title}}'),
    { kind: 'status', status: 'Implemented' },
    { kind: 'mail', subject: 'S {{title}}', text: 'T', to: { kind: 'owner' } },
  ]);
  const counts = async () =>
    (
      await server.owner.query(
        `select (select count(*) from tasks) t, (select count(*) from outbox) o, (select count(*) from audit_entries) a,
          (select count(*) from automation_runs) r, (select count(*) from notifications) n`,
      )
    ).rows;
  const before = await counts();
  const { body } = await admin.post('/automation/trials', rule);
  expect(await counts()).toEqual(before);
  expect(body).toMatchObject({ looked: 3, found: 3 });
  expect(body.runs[0]).toMatchObject({
    reason: null,
    cause: { title: expect.stringMatching(/^A\.5\.11 /) },
    effects: [
      { kind: 'task', state: 'planned', to: [user.visitor.actor.name], text: expect.stringMatching(/^Check A\.5\.11/) },
      { kind: 'status', state: 'skipped', reason: 'is-so-already' },
      { kind: 'mail', state: 'planned', to: [user.visitor.actor.name] },
    ],
  });
  const capped = await admin.post('/automation/trials', { ...rule, mostPerHour: 1 });
  expect(capped.body.runs.map(({ reason }: { reason: string }) => reason)).toEqual([null, 'cap', 'cap']);
});

test('an asset that is added with a high risk is told to everybody of a role, and to a mailbox', async () => {
  const { admin, user, where } = await start();
  const auditor = await server.signIn('auditor', where);
  const condition = { field: 'riskLevel', operator: 'is', value: 'High' };
  await addRule(
    admin,
    ruleOf(event('assets', ['added'], [condition]), [
      { kind: 'notification', text: 'New: {{title}} by {{name}}', to: { kind: 'role', role: 'auditor' } },
      { kind: 'mail', subject: '{{title}}', text: 'Look\nat it', to: { kind: 'person', id: user.userId } },
    ]),
  );
  const asset = { type: 'Laptop', category: 'Hardware', owner: 'A', serialNumber: '1' };
  await admin.post('/assets', {
    ...asset,
    name: 'Safe',
    dataClassification: 'Public',
    encryptionEnabled: true,
    antivirusInstalled: true,
  });
  await admin.post('/assets', {
    ...asset,
    name: 'Odd',
    serialNumber: '2',
    dataClassification: 'Restricted',
    vulnerabilityCount: 30,
    patchLevel: 'Critical',
  });
  await watch(admin);
  const recipients = (await auditor.get('/notifications')).body.rows;
  expect(recipients.map(({ values }: { values: object }) => values)).toMatchObject([
    { text: `New: Odd by ${admin.visitor.actor.name}` },
  ]);
  const { rows } = await server.owner.query(`select recipient, values from outbox where kind = 'rule-message'`);
  expect(rows).toMatchObject([
    { recipient: user.visitor.actor.email, values: { title: 'Odd', message: 'Look\nat it' } },
  ]);
});

test('rules that wake each other end, and the log says why', async () => {
  const { admin } = await start();
  await addRule(admin, ruleOf(event('tasks', ['added']), [task('One more', { kind: 'maker' })], { name: 'First' }));
  await addRule(admin, ruleOf(event('tasks', ['added']), [task('Yet more', { kind: 'maker' })], { name: 'Second' }));
  await admin.post('/tasks', { tasks: [{ title: 'Begin' }] });
  await watch(admin);
  const { rows } = await runs(admin, '?pageSize=100');
  const done = rows.filter(({ state }: { state: string }) => state === 'done');
  // Begin wakes both; what each made wakes the other.
  expect(done).toHaveLength(4);
  expect(rows.filter(({ reason }: { reason: string }) => reason === 'own-effect').length).toBeGreaterThan(3);
  expect(Math.max(...rows.map(({ depth }: { depth: number }) => depth))).toBe(3);
  expect(await tasks(admin)).toHaveLength(5);
  await watch(admin);
  expect((await runs(admin)).total).toBe(rows.length);
});

test('no rule acts more often within an hour than its cap; one line says how often it was held back', async () => {
  const { admin } = await start();
  await addRule(
    admin,
    ruleOf(event('tasks', ['added']), [{ kind: 'notification', text: 'T', to: { kind: 'maker' } }], { mostPerHour: 2 }),
  );
  await admin.post('/tasks', { tasks: Array.from({ length: 9 }, (_, place) => ({ title: `T${place}` })) });
  await watch(admin);
  const { rows } = await runs(admin);
  expect(rows.filter(({ state }: { state: string }) => state === 'done')).toHaveLength(2);
  expect(rows.filter(({ reason }: { reason: string }) => reason === 'cap')).toMatchObject([{ count: 7 }]);
});

describe('whose rule it is', () => {
  test('it can do no more than whoever makes it', async () => {
    const { admin, where } = await start();
    const keeper = await server.signIn('admin', where);
    await give(keeper, ['settings.view', 'settings.edit', 'dashboard.view']);
    const wrong = ruleOf(becomesDone, [{ kind: 'status', status: 'In Progress' }, task('T')]);
    const { status, body } = await keeper.post('/automation/rules', wrong);
    expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['trigger', 'actions.0', 'actions.1'],
    ]);
    expect((await keeper.post('/automation/trials', wrong)).status).toBe(422);
    const rule = await addRule(admin, wrong);
    expect((await keeper.request('PUT', `/automation/rules/${rule.id}`, { ...wrong, name: 'Mine' })).status).toBe(422);
    expect((await keeper.request('PUT', `/automation/rules/${rule.id}`, { ...wrong, isOn: false })).body.isOn).toBe(
      false,
    );
  });

  test('one whose owner may no longer is switched off, and they and the keepers are told', async () => {
    const { admin, where } = await start();
    const owner = await server.signIn('admin', where);
    const rule = await addRule(owner, ruleOf(becomesDone, [task('T')]));
    await give(owner, ['dashboard.view', 'settings.view']);
    await setControl(admin, 'A.5.9', { status: 'Implemented' });
    await watch(admin);
    expect((await admin.get(`/automation/rules/${rule.id}`)).body).toMatchObject({
      isOn: false,
      offReason: 'permission',
    });
    expect((await runs(admin)).rows).toMatchObject([{ state: 'skipped', reason: 'permission' }]);
    for (const person of [admin, owner])
      expect((await person.get('/notifications')).body.rows).toMatchObject([{ kind: 'rule-disabled' }]);
    expect(await tasks(admin)).toEqual([]);
  });

  test('a missing right for one action leaves the others done, and says so', async () => {
    const { admin, where } = await start();
    const owner = await server.signIn('admin', where);
    await addRule(owner, ruleOf(becomesDone, [task('T'), { kind: 'notification', text: 'N', to: { kind: 'maker' } }]));
    await give(owner, ['dashboard.view', 'settings.view', 'settings.edit', 'iso_readiness.view']);
    await setControl(admin, 'A.5.9', { status: 'Implemented' });
    await watch(admin);
    expect((await runs(admin)).rows).toMatchObject([
      { state: 'done', effects: [{ state: 'skipped', reason: 'permission' }, { state: 'done' }] },
    ]);
  });

  async function give(session: TestSession, permissions: string[]) {
    await server.owner.query(
      `with made as (insert into roles (id, organisation_id, name, role, permissions)
         values (gen_random_uuid(), $1, gen_random_uuid()::text, 'admin', $2) returning id)
       update memberships set custom_role_id = made.id from made where user_id = $3`,
      [session.visitor.organisationId, JSON.stringify(permissions), session.userId],
    );
  }
});

test('a rule that fails has done nothing, and the log says so', async () => {
  const { admin } = await start();
  await addRule(admin, ruleOf(becomesDone, [task('T'), { kind: 'status', status: 'Not Started' }]));
  await setControl(admin, 'A.5.9', { status: 'Implemented' });
  await server.owner.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse before update on controls for each row execute function refuse()`,
  );
  await watch(admin);
  await server.owner.query('drop trigger refuse on controls');
  expect((await runs(admin)).rows).toMatchObject([{ state: 'failed', reason: 'error' }]);
  expect(await tasks(admin)).toEqual([]);
  await watch(admin);
  expect((await runs(admin)).total).toBe(1);
});

test('rules and their log are the organisation’s own', async () => {
  const { admin, user } = await start();
  const rule = await addRule(admin, ruleOf(becomesDone, [task('T')]));
  const other = (await start()).admin;
  expect((await other.get(`/automation/rules/${rule.id}`)).status).toBe(404);
  expect((await other.remove(`/automation/rules/${rule.id}`)).status).toBe(404);
  expect((await other.get(`/automation/runs?ruleId=${rule.id}`)).body.total).toBe(0);
  const foreign = ruleOf(becomesDone, [task('T', { kind: 'person', id: user.userId })]);
  expect((await other.post('/automation/rules', foreign)).body.issues).toMatchObject([{ path: 'actions.0.to' }]);
  const { body: endpoint } = await admin.post('/webhooks', {
    name: 'E',
    url: 'https://hooks.example.com/x',
    events: ['*'],
  });
  const away = ruleOf(becomesDone, [{ kind: 'webhook', endpointId: endpoint.endpoint.id }]);
  expect((await other.post('/automation/rules', away)).body.issues).toMatchObject([{ path: 'actions.0.endpointId' }]);
  expect((await admin.remove(`/automation/rules/${rule.id}`)).body).toEqual({ id: rule.id });
});

test('nobody acts upon old news: a trail that was replaced is read from its end', async () => {
  const { admin, where } = await start();
  await addRule(admin, ruleOf(event('controls'), [task('T')]));
  await watch(admin);
  await setControl(admin, 'A.5.9', { status: 'Implemented' });
  await server.owner.query(
    `update automation_positions set hash = repeat('0', 64), number = 1 where organisation_id = $1`,
    [where],
  );
  await watch(admin);
  expect((await runs(admin)).total).toBe(0);
  await setControl(admin, 'A.5.9', { status: 'In Progress' });
  await watch(admin);
  expect((await runs(admin)).total).toBe(1);
});
