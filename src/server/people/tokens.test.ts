import { memberSubject } from '#domain/people/subject.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { startTestServer } from '../../../test/server.ts';
import type { Answer, TestServer, TestSession } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';
import { endpointsOf } from '../platform/http/openapi.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const asset = {
  name: 'Server',
  type: 'Laptop',
  category: 'Hardware',
  serialNumber: 'S-1',
  owner: 'IT',
  dataClassification: 'Internal',
};

async function make(session: TestSession, scopes: string[], name = 'Sync'): Promise<{ token: string; id: string }> {
  const { status, body } = await session.post('/api-tokens', { name, scopes, days: 30 });
  expect({ status, body }).toMatchObject({ status: 200 });
  return { token: body.token, id: body.apiToken.id };
}

/** A program: no cookie, no Origin. */
async function ask(token: string, method: string, path: string, more: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
    body: method === 'GET' || method === 'DELETE' ? null : '{}',
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  };
}

test('a token is shown once, its hash is kept, and it opens what it was made for and nothing else', async () => {
  const { token, id } = await make(admin, ['assets.view']);
  expect(token).toMatch(/^cwt_[\w-]{43}$/);
  const stored = JSON.stringify((await server.owner.query('select * from api_tokens')).rows);
  expect(stored).not.toContain(token);
  expect(JSON.stringify((await admin.get('/api-tokens')).body)).not.toContain(token);
  expect((await ask(token, 'GET', '/assets')).status).toBe(200);
  expect((await ask(token, 'GET', '/documents')).status).toBe(403);
  const [listed] = (await admin.get('/api-tokens')).body.filter((one: { id: string }) => one.id === id);
  expect(listed).toMatchObject({ name: 'Sync', isMine: true, scopes: ['assets.view'], lastUsedAt: expect.any(String) });
});

test('what a token does is recorded under its maker and its own name', async () => {
  const { token } = await make(admin, ['assets.view', 'assets.edit'], 'Import robot');
  const response = await fetch(`${server.origin}/api/v1/assets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(asset),
  });
  const { rows } = await server.owner.query(
    `select actor_id, actor_name from audit_entries where subject = 'assets' order by number desc limit 1`,
  );
  expect({ status: response.status, entry: rows[0] }).toEqual({
    status: 200,
    entry: { actor_id: admin.userId, actor_name: `${admin.visitor.actor.name} (API token Import robot)` },
  });
});

test('a token cannot be given more than its maker may do, and loses what the maker loses', async () => {
  const other = await server.signIn('admin');
  const { token } = await make(other, ['assets.view', 'documents.view']);
  expect((await ask(token, 'GET', '/documents')).status).toBe(200);
  await server.owner.query(
    `with role as (insert into roles (id, organisation_id, name, permissions, role)
       values (gen_random_uuid(), $1, 'Narrow', '["settings.view","settings.edit","assets.view"]', 'viewer') returning id)
     update memberships set role = 'viewer', custom_role_id = (select id from role) where user_id = $2`,
    [server.organisationId, other.userId],
  );
  expect((await ask(token, 'GET', '/documents')).status).toBe(403);
  expect((await ask(token, 'GET', '/assets')).status).toBe(200);
  const refused = await other.post('/api-tokens', { name: 'More', scopes: ['documents.view'], days: 1 });
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([422, 'scopes']);
});

test.each([
  ['suspended in the installation', `update auth."user" set suspended_at = now() where id = $1`],
  ['suspended in the organisation', `update memberships set suspended_at = now() where user_id = $1`],
  ['gone from the organisation', `delete from memberships where user_id = $1`],
])('a token stops when its maker is %s', async (_, statement) => {
  const leaver = await server.signIn('admin');
  const { token } = await make(leaver, ['assets.view']);
  expect((await ask(token, 'GET', '/assets')).status).toBe(200);
  await server.owner.query(statement, [leaver.userId]);
  expect((await ask(token, 'GET', '/assets')).status).toBe(401);
});

test('an expired, a revoked and an unknown token are the same answer', async () => {
  const [expired, revoked] = [await make(admin, ['assets.view']), await make(admin, ['assets.view'])];
  await server.owner.query(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [
    expired.id,
  ]);
  expect((await admin.remove(`/api-tokens/${revoked.id}`)).status).toBe(200);
  for (const token of [expired.token, revoked.token, `cwt_${'x'.repeat(43)}`]) {
    const { status, body } = await ask(token, 'GET', '/assets');
    expect([status, body.code]).toEqual([401, 'token_invalid']);
  }
});

test.each([0, 366, 1.5])('a token expires within a year: %s days are refused', async (days) => {
  const { status, body } = await admin.post('/api-tokens', { name: 'Long', scopes: ['assets.view'], days });
  expect([status, body.issues[0].path]).toEqual([422, 'days']);
});

test('a cookie and a token at once are refused, so that it is never open who acts', async () => {
  const { token } = await make(admin, ['assets.view']);
  const { status, body } = await ask(token, 'GET', '/assets', { cookie: admin.cookie });
  expect([status, body.code]).toEqual([400, 'two_credentials']);
});

test('the Authorization header of a proxy in front does not get into the way of a session', async () => {
  for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer eyJhbGciOi.x.y'])
    expect((await admin.request('GET', '/assets', undefined, { authorization })).status).toBe(200);
});

test('a token stays in its organisation', async () => {
  const { token } = await make(admin, ['assets.view']);
  const foreign = await server.secondOrganisation();
  for (const organisation of [foreign, crypto.randomUUID()])
    expect((await ask(token, 'GET', '/assets', { 'x-clausewise-organisation': organisation })).status).toBe(404);
  const organisation = server.organisationId;
  expect((await ask(token, 'GET', '/assets', { 'x-clausewise-organisation': organisation })).status).toBe(200);
});

const closed = [...endpointsOf(contract)].filter(([, , , permission]) =>
  ['signed-in', 'administrator'].includes(permission),
);
test.each(closed.map(([, path, method]) => `${method.toUpperCase()} ${path}`))(
  'is closed to tokens: %s',
  async (place) => {
    const [method = '', path = ''] = place.split(' ');
    const { token } = await everything();
    const { status, body } = await ask(token, method, path.replaceAll(/\{\w+\}/g, crypto.randomUUID()));
    expect([status, body.code]).toEqual([403, 'token_refused']);
  },
);

let whole: Promise<{ token: string; id: string }> | undefined;
const everything = () => (whole ??= make(admin, [...admin.visitor.actor.permissions], 'Everything'));

test('a token makes no tokens', async () => {
  const { token } = await everything();
  const response = await fetch(`${server.origin}/api/v1/api-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Child', scopes: ['assets.view'], days: 1 }),
  });
  expect(response.status).toBe(403);
});

test('others’ tokens are seen and revoked by who manages the organisation, and by nobody else', async () => {
  const { id } = await make(admin, ['assets.view'], 'Of the admin');
  const editor = await server.signIn('viewer');
  await server.owner.query(
    `with role as (insert into roles (id, organisation_id, name, permissions, role)
       values (gen_random_uuid(), $1, 'Editor', '["settings.view","settings.edit"]', 'viewer') returning id)
     update memberships set custom_role_id = (select id from role) where user_id = $2`,
    [server.organisationId, editor.userId],
  );
  const own = await make(editor, ['settings.view'], 'Of the editor');
  const names = (answer: Answer) => answer.body.map(({ name }: { name: string }) => name);
  expect(names(await editor.get('/api-tokens'))).toEqual(['Of the editor']);
  expect((await editor.remove(`/api-tokens/${id}`)).status).toBe(404);
  expect(names(await admin.get('/api-tokens'))).toContain('Of the editor');
  expect((await admin.remove(`/api-tokens/${own.id}`)).status).toBe(200);
  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.remove(`/api-tokens/${id}`)).status).toBe(404);
});

test('each token has its own share of requests', async () => {
  const small = await startTestServer({ REQUESTS_PER_MINUTE: '20' });
  try {
    const person = await small.signIn('admin');
    const { body } = await person.post('/api-tokens', { name: 'Busy', scopes: ['assets.view'], days: 1 });
    const statuses = [];
    for (let number = 0; number < 25; number += 1) {
      const headers = { authorization: `Bearer ${body.token}` };
      statuses.push((await fetch(`${small.origin}/api/v1/assets`, { headers })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  } finally {
    await small.stop();
  }
});

test('a program hears what changes for as long as its token is good', async () => {
  const { token, id } = await make(admin, ['dashboard.view'], 'Listener');
  const response = await fetch(`${server.origin}/api/v1/live`, { headers: { authorization: `Bearer ${token}` } });
  let heard = '';
  const ended = (async () => {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) heard += Buffer.from(chunk);
  })();
  await vi.waitFor(() => expect(heard).toContain('event: ready'));
  await perform(server.services, admin.visitor, false, async (context) => context.publish(memberSubject, null));
  await vi.waitFor(() => expect(heard).toContain('"subject":"members"'));
  await admin.remove(`/api-tokens/${id}`);
  await ended;
});

test('the secret of a token is in no audit entry', async () => {
  const { rows } = await server.owner.query(`select after from audit_entries where subject = 'tokens'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { after } of rows.filter((row) => row.after))
    z.strictObject({ name: z.string(), scopes: z.array(z.string()), expiresAt: z.string() }).parse(after);
});

test('a token waits for what is demanded of its person, and says so', async () => {
  const person = await server.signIn('admin');
  const { token } = await make(person, ['assets.view']);
  const answer = async () => {
    const { status, body } = await ask(token, 'GET', '/assets');
    return status === 200 ? 200 : [status, body.code];
  };
  const demand = (value: boolean) =>
    server.owner.query(`update auth."user" set must_change_password = $2 where id = $1`, [person.userId, value]);
  await demand(true);
  expect(await answer()).toEqual([403, 'demands_password']);
  await demand(false);
  const rule = (secondFactor: string) =>
    server.owner.query(
      `update organisations set policy = policy || jsonb_build_object('secondFactor', $2::text) where id = $1`,
      [server.organisationId, secondFactor],
    );
  await rule('administrators');
  expect(await answer()).toEqual([403, 'demands_second_factor']);
  await server.owner.query(`insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 's', now())`, [
    person.userId,
  ]);
  expect(await answer()).toBe(200);
  await rule('optional');
});

test.each([
  [
    'suspended',
    (id: string) => admin.post(`/users/${id}/suspension`, {}),
    (id: string) => admin.remove(`/users/${id}/suspension`),
  ],
  ['made to choose another password', (id: string) => admin.post(`/users/${id}/password-reset`, {}), forgetDemand],
])('the tokens of whoever is %s end for good, and the trail says how many', async (_how, act, takeBack) => {
  const person = await server.signIn('admin');
  await server.owner.query(`update auth.account set password = 'x' where user_id = $1`, [person.userId]);
  const { token } = await make(person, ['assets.view']);
  expect((await act(person.userId)).status).toBe(200);
  const [entry] = (await admin.get(`/activity?subjectId=${person.userId}&pageSize=1`)).body.rows;
  expect(entry.after).toMatchObject({ tokens: 1, sessions: 1 });
  await takeBack(person.userId);
  expect((await ask(token, 'GET', '/assets')).status).toBe(401);
});

async function forgetDemand(id: string): Promise<void> {
  await server.owner.query(`update auth."user" set must_change_password = false where id = $1`, [id]);
}
