import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGenuine, startReceiver } from '../../../../test/receiver.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { runTask } from '../../platform/background/scheduled-tasks.ts';
import { watchTask } from '../audit-trail-schedule.ts';
import { deliverDue } from './dispatcher.ts';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let answer = (_call: number) => 204;
beforeAll(async () => {
  receiver = await startReceiver((call) => answer(call));
  server = await startTestServer({
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
    SINGLE_SIGN_ON_ALLOWED_HOSTS: 'id.intern.example',
  });
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

async function start() {
  answer = () => 204;
  receiver.received.length = 0;
  const admin = await server.signIn('admin', await server.secondOrganisation());
  await watch(admin);
  return admin;
}

const watch = (session: TestSession) => runTask(server.services, watchTask, session.visitor.organisationId);
/** Every pause is over at once. */
const deliver = () => deliverDue(server.services, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const addEndpoint = async (session: TestSession, events: string[], url = receiver.url) =>
  (await session.post('/webhooks', { name: 'Chat', url, events })).body as {
    endpoint: { id: string };
    secret: string;
  };
const makeTasks = (session: TestSession, count: number, from = 0) =>
  session.post('/tasks', { tasks: Array.from({ length: count }, (_, place) => ({ title: `Task ${from + place}` })) });
const deliveries = async (session: TestSession, id: string, query = '') =>
  (await session.get(`/webhooks/${id}/deliveries${query}`)).body;

test('an endpoint hears what it chose, signed, and nothing else', async () => {
  const admin = await start();
  const { endpoint, secret } = await addEndpoint(admin, ['tasks.added']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify((await admin.get('/webhooks')).body)).not.toContain(secret);
  const { body } = await makeTasks(admin, 1);
  await admin.post(`/tasks/${body.tasks[0].id}/completion`, {});
  await watch(admin);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  const [got] = receiver.received;
  expect(got && isGenuine(got, secret)).toBe(true);
  expect(got && isGenuine({ ...got, body: `${got.body} ` }, secret)).toBe(false);
  const { type, data, id } = JSON.parse(got?.body ?? '{}');
  expect([id, type, data.title, data.subject, data.after.title]).toEqual([
    got?.id,
    'task.added',
    'Task 0',
    'tasks',
    'Task 0',
  ]);
  expect(await deliveries(admin, endpoint.id)).toMatchObject({
    total: 1,
    rows: [{ state: 'delivered', attempts: 1, tries: [{ status: 204 }] }],
  });
  const { body: trail } = await admin.get('/activity?subject=webhooks');
  expect(JSON.stringify(trail)).not.toContain(secret);
});

test('an endpoint of an earlier version hears the names of then, until somebody switches it over', async () => {
  const admin = await start();
  const { endpoint } = await addEndpoint(admin, ['tokens', 'members.signed out']);
  await server.owner.query('update webhook_endpoints set event_names = 1 where id = $1', [endpoint.id]);
  const typeOfNext = async () => {
    receiver.received.length = 0;
    await admin.post('/api-tokens', { name: 'Reader', scopes: ['dashboard.view'], days: 30 });
    await watch(admin);
    await deliver();
    return JSON.parse(receiver.received[0]?.body ?? '{}').type;
  };
  expect(await typeOfNext()).toBe('tokens.added');
  expect((await admin.patch(`/webhooks/${endpoint.id}`, { eventNames: 2 })).body).toMatchObject({ eventNames: 2 });
  expect(await typeOfNext()).toBe('token.added');
});

test('a receiver that fails half the time loses nothing, and gets nothing twice without the same id', async () => {
  const admin = await start();
  let seed = 7;
  answer = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const chance = seed / 2 ** 32;
    // Some took it and only failed to say so.
    return chance < 0.5 ? 204 : chance < 0.75 ? 0 : 500;
  };
  const { endpoint } = await addEndpoint(admin, ['tasks']);
  for (let round = 0; round < 4; round++) await makeTasks(admin, 50, round * 50);
  for (let round = 0; round < 3; round++) {
    await watch(admin);
    await deliver();
  }
  const taken = receiver.received.filter(({ status }) => status === 204);
  const titles = taken.map(({ body }) => JSON.parse(body).data.title);
  expect(new Set(titles).size).toBe(200);
  expect(titles).toHaveLength(200);
  const titleOf = new Map<string, Set<string>>();
  for (const { id, body } of receiver.received)
    titleOf.set(JSON.parse(body).data.title, (titleOf.get(JSON.parse(body).data.title) ?? new Set()).add(id));
  expect([...titleOf.values()].every((ids) => ids.size === 1)).toBe(true);
  expect(receiver.received.length).toBeGreaterThan(300);
  expect(await deliveries(admin, endpoint.id, '?state=delivered')).toMatchObject({ total: 200 });
}, 60_000);

test('what stays refused is dead, visible, and can be sent again under its own id', async () => {
  const admin = await start();
  answer = () => 503;
  const { endpoint } = await addEndpoint(admin, ['tasks']);
  await makeTasks(admin, 1);
  await watch(admin);
  await deliverDue(server.services, [0, 0]);
  const { rows } = await deliveries(admin, endpoint.id, '?state=dead');
  expect(rows).toMatchObject([{ attempts: 3, tries: [{ status: 503 }, { status: 503 }, { status: 503 }] }]);
  expect((await admin.get('/webhooks')).body).toMatchObject([{ dead: 1, failingSince: expect.any(String) }]);
  answer = () => 200;
  expect((await admin.post(`/webhook-deliveries/${rows[0].id}/resending`, {})).body.state).toBe('waiting');
  await deliver();
  expect(receiver.received.at(-1)?.id).toBe(rows[0].id);
  expect((await admin.get('/webhooks')).body).toMatchObject([{ dead: 0, failingSince: null }]);
});

test('an endpoint that fails for days is switched off, and whoever keeps the settings is told', async () => {
  const admin = await start();
  answer = () => 302;
  const { endpoint } = await addEndpoint(admin, ['tasks']);
  await makeTasks(admin, 2);
  await watch(admin);
  await server.owner.query(`update webhook_endpoints set failing_since = now() - interval '4 days' where id = $1`, [
    endpoint.id,
  ]);
  await deliverDue(server.services, []);
  expect((await admin.get(`/webhooks/${endpoint.id}`)).body).toMatchObject({ isOn: false, offReason: 'failing' });
  expect((await admin.get('/notifications')).body.rows).toMatchObject([{ kind: 'webhook-disabled' }]);
  expect(await deliveries(admin, endpoint.id, '?state=dead')).toMatchObject({ total: 2 });
  expect((await admin.post(`/webhooks/${endpoint.id}/trials`, {})).status).toBe(409);
  answer = () => 200;
  await admin.patch(`/webhooks/${endpoint.id}`, { isOn: true });
  await admin.post(`/webhooks/${endpoint.id}/trials`, {});
  await deliver();
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '{}').type).toBe('test');
  answer = () => 410;
  await admin.post(`/webhooks/${endpoint.id}/trials`, {});
  await deliver();
  expect((await admin.get(`/webhooks/${endpoint.id}`)).body).toMatchObject({ isOn: false, offReason: 'gone' });
});

test('for a day after a change both secrets sign', async () => {
  const admin = await start();
  const { endpoint, secret } = await addEndpoint(admin, ['tasks']);
  const { secret: next } = (await admin.post(`/webhooks/${endpoint.id}/secrets`, {})).body;
  await admin.post(`/webhooks/${endpoint.id}/trials`, {});
  await deliver();
  const [got] = receiver.received;
  expect([next === secret, got && isGenuine(got, next), got && isGenuine(got, secret)]).toEqual([false, true, true]);
  await server.owner.query(`update webhook_secrets set previous_until = now() where endpoint_id = $1`, [endpoint.id]);
  await admin.post(`/webhooks/${endpoint.id}/trials`, {});
  await deliver();
  const last = receiver.received.at(-1);
  expect([last && isGenuine(last, next), last && isGenuine(last, secret)]).toEqual([true, false]);
});

test('one that came from a backup is off until it has a new secret', async () => {
  const admin = await start();
  const { endpoint } = await addEndpoint(admin, ['tasks']);
  await server.owner.query('delete from webhook_secrets where endpoint_id = $1', [endpoint.id]);
  await watch(admin);
  const path = `/webhooks/${endpoint.id}`;
  expect((await admin.get(path)).body).toMatchObject({ isOn: false, offReason: 'no-secret' });
  expect((await admin.patch(path, { isOn: true })).body.code).toBe('no_secret');
  await admin.post(`${path}/secrets`, {});
  expect((await admin.patch(path, { isOn: true })).body).toMatchObject({ isOn: true, offReason: null });
});

test('notifications reach endpoints where the organisation wants it', async () => {
  const admin = await start();
  const user = await server.signIn('user', admin.visitor.organisationId);
  const terms = (await admin.get('/notifications/settings')).body.terms;
  const kinds = { 'task-assigned': { webhook: true } };
  await admin.request('PUT', '/notifications/settings', { ...terms, kinds });
  await addEndpoint(admin, ['notifications']);
  await admin.post('/tasks', { tasks: [{ title: 'For you', ownerId: user.userId }] });
  await watch(admin);
  await watch(admin);
  await deliver();
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    {
      type: 'notifications.task-assigned',
      data: { to: { id: user.userId }, text: expect.stringContaining('For you') },
    },
  ]);
});

test('several servers send each message once', async () => {
  const admin = await start();
  await addEndpoint(admin, ['tasks']);
  await makeTasks(admin, 40);
  await watch(admin);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(40);
  expect(receiver.received).toHaveLength(40);
});

describe('addresses that must not be asked', () => {
  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost:8443/',
    'https://db.internal/',
    'https://user:secret@example.com/',
    'https://user@127.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    '//example.com',
    'https:///x',
    'https://exam ple.com/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://[fe80::1]/',
    'https://[2002:7f00:1::]/',
    // Single sign-on may go there.
    'http://id.intern.example/',
  ])('%s', async (url) => {
    const admin = await start();
    const { status, body } = await admin.post('/webhooks', { name: 'X', url, events: ['*'] });
    expect([status, JSON.stringify(body.issues)]).toEqual([422, expect.stringContaining('url')]);
    const { endpoint } = await addEndpoint(admin, ['*']);
    expect((await admin.patch(`/webhooks/${endpoint.id}`, { url })).status).toBe(422);
  });

  test('a name that leads into a private network is refused when it is looked up', async () => {
    const admin = await start();
    const { endpoint } = await addEndpoint(admin, ['tasks']);
    await server.owner.query(`update webhook_endpoints set url = 'https://localtest.invalid/' where id = $1`, [
      endpoint.id,
    ]);
    await admin.post(`/webhooks/${endpoint.id}/trials`, {});
    await server.owner.query(`update webhook_endpoints set url = 'http://127.0.0.1:9/' where id = $1`, [endpoint.id]);
    await deliverDue(server.services, []);
    const { rows } = await deliveries(admin, endpoint.id);
    expect(rows[0]).toMatchObject({
      state: 'dead',
      tries: [{ status: null, error: expect.stringContaining('refused') }],
    });
  });
});

test('only who may see the audit trail sets one up, and nobody else’s are seen', async () => {
  const admin = await start();
  const { endpoint } = await addEndpoint(admin, ['tasks']);
  await admin.post(`/webhooks/${endpoint.id}/trials`, {});
  await deliver();
  const [delivery] = (await deliveries(admin, endpoint.id)).rows;
  const other = await server.signIn('admin', await server.secondOrganisation());
  for (const path of [`/webhooks/${endpoint.id}`, `/webhooks/${endpoint.id}/deliveries`])
    expect((await other.get(path)).status).toBe(404);
  expect((await other.post(`/webhook-deliveries/${delivery.id}/resending`, {})).status).toBe(404);
  expect((await other.post(`/webhooks/${endpoint.id}/secrets`, {})).status).toBe(404);
  const where = admin.visitor.organisationId;
  const role = { name: 'Settings', role: 'admin', permissions: JSON.stringify(['settings.view', 'settings.edit']) };
  const keeper = await server.signIn('admin', where);
  await server.owner.query(
    `with made as (insert into roles (id, organisation_id, name, role, permissions) values (gen_random_uuid(), $1, $2, $3, $4) returning id)
     update memberships set custom_role_id = made.id from made where user_id = $5`,
    [where, role.name, role.role, role.permissions, keeper.userId],
  );
  const { status, body } = await keeper.post('/webhooks', { name: 'X', url: receiver.url, events: ['*'] });
  expect([status, body.code]).toEqual([403, 'trail_needed']);
  // What was sent is the audit trail, word for word.
  const read = await keeper.get(`/webhooks/${endpoint.id}/deliveries`);
  const resent = await keeper.post(`/webhook-deliveries/${delivery.id}/resending`, {});
  expect([read.body.code, resent.body.code]).toEqual(['trail_needed', 'trail_needed']);
});
