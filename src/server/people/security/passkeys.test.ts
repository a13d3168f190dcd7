import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthenticator } from '../../../../test/authenticator.ts';
import type { Authenticator, Bent } from '../../../../test/authenticator.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function add(person: TestSession, authenticator: Authenticator, bent?: Bent) {
  const { body } = await person.post('/own-passkeys/challenges', {});
  const response = authenticator.register(body.options, bent);
  return person.post('/own-passkeys', { ticket: body.ticket, name: 'Laptop', response });
}

async function withPasskey(organisationId?: string) {
  const person = await server.signIn('user', organisationId);
  const authenticator = newAuthenticator(server.origin);
  const { body } = await add(person, authenticator);
  return { ...person, authenticator, passkey: body };
}

const begin = async () => (await server.anonymous.post('/session/passkey/challenges', {})).body;

async function enter(authenticator: Authenticator, bent?: Bent) {
  const { ticket, options } = await begin();
  return server.anonymous.post('/session/passkey', { ticket, response: authenticator.signIn(options, bent) });
}

test('a passkey signs in without an address, and is proof of two factors', async () => {
  const person = await withPasskey();
  expect(person.passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  expect((await person.get('/session')).body.isStrong).toBe(true);
  const { body, headers } = await enter(person.authenticator);
  expect(body).toMatchObject({ method: 'passkey', isStrong: true, user: { id: person.userId } });
  expect(headers.get('set-cookie')).toContain('HttpOnly');
  const { passkeys } = (await person.get('/own-security')).body;
  expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
});

test.each<[string, Bent]>([
  ['made for another origin', { origin: 'https://elsewhere.example' }],
  ['made for another host', { rpId: 'elsewhere.example' }],
  ['without a finger or a PIN', { isUnverified: true }],
])('what is %s neither registers nor signs in', async (_what, bent) => {
  const person = await server.signIn('user');
  expect((await add(person, newAuthenticator(server.origin), bent)).body).toMatchObject({ code: 'passkey_refused' });
  const { authenticator } = await withPasskey();
  expect((await enter(authenticator, bent)).body).toMatchObject({ status: 422, code: 'passkey_refused' });
});

test('a challenge is answered once, rightly or wrongly', async () => {
  const { authenticator } = await withPasskey();
  const { ticket, options } = await begin();
  const send = (bent?: Bent) =>
    server.anonymous.post('/session/passkey', { ticket, response: authenticator.signIn(options, bent) });
  expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(422);
  expect((await send()).body.code).toBe('link_expired');
});

test('an answer to another challenge is refused', async () => {
  const { authenticator } = await withPasskey();
  const [first, second] = [await begin(), await begin()];
  const response = authenticator.signIn(first.options);
  expect((await server.anonymous.post('/session/passkey', { ticket: second.ticket, response })).status).toBe(422);
});

test('a challenge of somebody else, or of a sign-in, registers nothing', async () => {
  const [one, other] = [await server.signIn('user'), await server.signIn('user')];
  const authenticator = newAuthenticator(server.origin);
  const theirs = (await other.post('/own-passkeys/challenges', {})).body;
  const open = await begin();
  for (const { ticket, options } of [theirs, { ...open, options: { ...open.options, user: { id: 'x' } } }]) {
    const response = authenticator.register(options);
    expect((await one.post('/own-passkeys', { ticket, name: 'Mine', response })).body.code).toBe('link_expired');
  }
  const registration = (await one.post('/own-passkeys/challenges', {})).body;
  const { authenticator: known } = await withPasskey();
  const response = known.signIn(registration.options);
  const answer = await server.anonymous.post('/session/passkey', { ticket: registration.ticket, response });
  expect(answer.body.code).toBe('link_expired');
});

test('a passkey opens no other account than its own, and an unknown one none', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  const userHandle = Buffer.from(other.userId).toString('base64url');
  expect((await enter(one.authenticator, { userHandle })).body.code).toBe('passkey_refused');
  const stranger = newAuthenticator(server.origin);
  expect((await enter(stranger)).body.code).toBe('passkey_refused');
});

test('a count of uses that does not rise says that the key was copied', async () => {
  const { authenticator } = await withPasskey();
  expect((await enter(authenticator, { counter: 7 })).status).toBe(200);
  expect((await enter(authenticator, { counter: 7 })).status).toBe(422);
});

test('the same authenticator is registered once', async () => {
  const person = await withPasskey();
  expect((await add(person, person.authenticator)).body.code).toBe('passkey_known');
});

test('a passkey is renamed and removed by its person alone, and takes sessions along that it opened', async () => {
  const [person, other] = [await withPasskey(), await server.signIn('admin')];
  const path = `/own-passkeys/${person.passkey.id}`;
  expect((await other.patch(path, { name: 'Taken' })).status).toBe(404);
  expect((await other.remove(path)).status).toBe(404);
  expect((await person.patch(path, { name: '' })).body.issues).toEqual([
    { path: 'name', message: 'Name is required', code: 'name_required' },
  ]);
  expect((await person.patch(path, { name: 'Phone' })).body.name).toBe('Phone');
  const opened = await enter(person.authenticator);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await person.remove(path)).status).toBe(200);
  expect((await server.anonymous.request('GET', '/session', undefined, { cookie })).status).toBe(401);
  expect((await enter(person.authenticator)).status).toBe(422);
});

test('the last way in stays', async () => {
  const person = await withPasskey();
  await server.owner.query('delete from auth.account where user_id = $1', [person.userId]);
  expect((await person.remove(`/own-passkeys/${person.passkey.id}`)).body.code).toBe('last_way_in');
});

test('an organisation that takes no passkeys is not entered with one', async () => {
  const elsewhere = await server.secondOrganisation();
  const { authenticator } = await withPasskey(elsewhere);
  await server.owner.query(`update organisations set policy = '{"signInMethods": ["email"]}' where id = $1`, [
    elsewhere,
  ]);
  expect((await enter(authenticator)).body).toMatchObject({ status: 403, code: 'other_method' });
});
