import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeModel, type FakeModel, well } from '../../../test/language-model.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { readSettings } from '../platform/settings.ts';

let fake: FakeModel;
let server: TestServer;
let admin: TestSession;
const KEY = 'sk-a-key-of-our-own';
beforeAll(async () => {
  fake = await startFakeModel();
  server = await startTestServer({
    LLM_BASE_URL: `${fake.origin}/v1`,
    LLM_MODEL: 'house-model',
    LLM_API_KEY: 'the-key-of-the-operator',
    LLM_ALLOWED_URLS: `${fake.origin}/own/v1/, https://10.1.2.3/v1, https://models.example/v1`,
    LLM_PRIVATE_HOSTS: fake.host,
    LLM_TIMEOUT_SECONDS: '1',
  });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});
beforeEach(() => fake.behave(well));

const PATH = '/organisation/language-model';
const choose = (change: object = {}, who = admin) =>
  who.request('PUT', PATH, {
    baseUrl: `${fake.origin}/own/v1`,
    model: 'our-model',
    apiKey: KEY,
    isOn: true,
    isAgreed: true,
    ...change,
  });
const tryOut = (change: object = {}) =>
  admin.post(`${PATH}/tests`, { baseUrl: `${fake.origin}/own/v1`, model: 'our-model', apiKey: '', ...change });

test('it is off until somebody switches it on, and only what the operator allows is offered', async () => {
  expect((await admin.get(PATH)).body).toEqual({
    offered: [
      { baseUrl: `${fake.origin}/v1`, model: 'house-model' },
      { baseUrl: `${fake.origin}/own/v1`, model: null },
      { baseUrl: 'https://10.1.2.3/v1', model: null },
      { baseUrl: 'https://models.example/v1', model: null },
    ],
    languageModel: null,
  });
});

test.each([
  ['another address', { baseUrl: 'https://elsewhere.example/v1' }, 'baseUrl'],
  ['another path of an allowed host', () => ({ baseUrl: `${fake.origin}/admin` }), 'baseUrl'],
  ['a path that climbs', () => ({ baseUrl: `${fake.origin}/own/v1/../../admin` }), 'baseUrl'],
  ['an address that is none', { baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
  ['no agreement', { isAgreed: false }, 'isAgreed'],
  ['no model', { model: ' ' }, 'model'],
  ['a key with a line end', { apiKey: 'key\r\nx-injected: 1' }, 'apiKey'],
])('%s is refused by its field', async (_, change, field) => {
  const { status, body } = await choose(typeof change === 'function' ? change() : change);
  expect([status, body.issues?.[0]?.path]).toEqual([422, field]);
});

test('the key is sealed, never answered, never in the trail, and sent to its own address alone', async () => {
  const { body } = await choose();
  expect(body).toMatchObject({
    isOn: true,
    model: 'our-model',
    hasKey: true,
    isOffered: true,
    agreedByName: expect.any(String),
  });
  const { rows } = await server.owner.query('select * from language_models');
  const trail = await admin.get('/activity?subject=language_models');
  for (const kept of [body, rows, trail.body, (await admin.get(PATH)).body])
    expect(JSON.stringify(kept)).not.toContain(KEY);
  expect(trail.body.rows[0].after).toEqual({
    isOn: true,
    baseUrl: `${fake.origin}/own/v1`,
    model: 'our-model',
    agreed: true,
  });

  await tryOut();
  expect(fake.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  // Saved without a key, the one that is kept stays; for another address there is none.
  expect((await choose({ apiKey: '', model: 'other' })).body).toMatchObject({ hasKey: true, model: 'other' });
  expect((await choose({ apiKey: '', baseUrl: 'https://models.example/v1' })).body.hasKey).toBe(false);
});

test('the operator’s own service has the operator’s model and key, whatever is entered', async () => {
  const own = { baseUrl: `${fake.origin}/v1`, model: 'a-dearer-one', apiKey: KEY };
  expect((await choose(own)).body).toMatchObject({ model: 'house-model', hasKey: false });
  expect((await tryOut(own)).body.outcome).toBe('works');
  expect(fake.asked[0]?.headers.authorization).toBe('Bearer the-key-of-the-operator');
  expect(fake.asked[0]?.raw).toContain('"model":"house-model"');
});

test('switching off takes the agreement away, removing takes everything', async () => {
  await choose();
  expect((await choose({ isOn: false, isAgreed: false })).body).toMatchObject({ isOn: false, agreedAt: null });
  expect((await admin.remove(PATH)).status).toBe(200);
  expect((await admin.get(PATH)).body.languageModel).toBeNull();
  expect((await admin.remove(PATH)).status).toBe(404);
});

test('it is the organisation’s own: another one does not see it', async () => {
  await choose();
  const other = await server.signIn('admin', await server.secondOrganisation());
  expect((await other.get(PATH)).body.languageModel).toBeNull();
  expect((await choose({}, await server.signIn('compliance_manager'))).status).toBe(403);
});

describe('the test', () => {
  test.each<[string, () => object, Parameters<FakeModel['behave']>[0], string]>([
    ['works', () => ({}), well, 'works'],
    ['finds no JSON', () => ({}), () => ({ content: 'ready!' }), 'invalid'],
    ['finds no answer', () => ({}), () => ({ after: 1500 }), 'timeout'],
    [
      'is sent elsewhere',
      () => ({}),
      () => ({ status: 307, headers: { location: 'http://127.0.0.1/' } }),
      'redirected',
    ],
    ['has a wrong key', () => ({}), () => ({ status: 401, body: 'secret words' }), 'unauthorised'],
    ['finds an error', () => ({}), () => ({ status: 503, body: 'secret words' }), 'status'],
    ['leads into a private network', () => ({ baseUrl: 'https://10.1.2.3/v1' }), well, 'refused'],
  ])('%s', async (_, change, manner, outcome) => {
    // Ten tests a minute are let through.
    fake.behave(manner);
    const { status, body } = await tryOut(change());
    expect([status, body.outcome]).toEqual([200, outcome]);
    expect(body.detail).not.toContain('secret words');
  });
});

describe('what the operator sets', () => {
  test('an address without encryption must be named as the operator’s own', () => {
    const own = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama' };
    expect(() => readSettings(own)).toThrow('name localhost:11434 in LLM_PRIVATE_HOSTS');
    expect(readSettings({ ...own, LLM_PRIVATE_HOSTS: 'localhost:11434' }).LLM_BASE_URL).toBe(
      'http://localhost:11434/v1',
    );
    expect(() => readSettings({ LLM_ALLOWED_URLS: 'https://a.example/v1,http://b.example' })).toThrow(
      'http://b.example',
    );
    expect(() => readSettings({ LLM_ALLOWED_URLS: 'ftp://a.example' })).toThrow('LLM_ALLOWED_URLS');
    expect(() => readSettings({ LLM_BASE_URL: 'https://a.example/v1' })).toThrow('LLM_MODEL must be set together');
  });

  test('without it there is nothing to choose', async () => {
    const bare = await startTestServer();
    const boss = await bare.signIn('admin');
    expect((await boss.get(PATH)).body).toEqual({ offered: [], languageModel: null });
    expect((await choose({}, boss)).status).toBe(422);
    await bare.stop();
  });
});
