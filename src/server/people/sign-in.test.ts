import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { hashPassword } from '../platform/passwords.ts';

let server: TestServer;
const PASSWORD = 'correct horse battery';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A member with a password, as set-up and invitations make them. */
async function member(organisationId?: string) {
  const session = await server.signIn('user', organisationId);
  await server.owner.query('update auth.account set password = $1 where user_id = $2', [
    await hashPassword(PASSWORD),
    session.userId,
  ]);
  const { email } = session.visitor.actor;
  return {
    ...session,
    email,
    signIn: (password: string) => server.anonymous.post('/session', { email, password }),
  };
}

test('the right password opens a session in a cookie that scripts cannot read', async () => {
  const { signIn, userId } = await member();
  const { status, body, headers } = await signIn(PASSWORD);
  expect([status, body.session.user.id]).toEqual([200, userId]);
  expect(JSON.stringify(body)).not.toContain('token');
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
  const session = await server.anonymous.request('GET', '/session', undefined, { cookie: cookie.split(';')[0] ?? '' });
  expect(session.body.user.id).toBe(userId);
});

test('an unknown address is answered like a wrong password', async () => {
  const { signIn } = await member();
  const wrong = await signIn('something else entirely');
  const unknown = await server.anonymous.post('/session', {
    email: 'nobody@example.com',
    password: PASSWORD,
  });
  expect({ ...unknown.body, reference: 0 }).toEqual({ ...wrong.body, reference: 0 });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
});

test('five wrong passwords lock an address for a while, whether or not it has an account', async () => {
  const { signIn } = await member();
  const unknown = (password: string) => server.anonymous.post('/session', { email: 'ghost@example.com', password });
  for (const attempt of [signIn, unknown]) {
    for (let number = 0; number < 5; number += 1) expect((await attempt('wrong password')).status).toBe(401);
    expect((await attempt(PASSWORD)).body.code).toBe('locked');
  }
  await server.owner.query(`update auth.sign_in_failure set last_at = now() - interval '16 minutes'`);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('guesses made at the same moment are counted like those made one after the other', async () => {
  const guess = () => server.anonymous.post('/session', { email: 'crowd@example.com', password: 'wrong wrong' });
  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('a session ends with sign-out, with its time, and with a forged signature', async () => {
  const out = await server.signIn('user');
  expect((await out.remove('/session')).status).toBe(200);
  expect((await out.get('/session')).status).toBe(401);
  const old = await server.signIn('user');
  await server.owner.query(`update auth.session set expires_at = now() - interval '1 second' where user_id = $1`, [
    old.userId,
  ]);
  expect((await old.get('/session')).status).toBe(401);
  const forged = await server.signIn('user');
  const cookie = `${forged.cookie.slice(0, -6)}AAAA%3D`;
  expect((await forged.request('GET', '/session', undefined, { cookie })).status).toBe(401);
});

test('a person of an organisation that does not accept passwords is told so, after the right password only', async () => {
  const elsewhere = await server.secondOrganisation();
  const { signIn } = await member(elsewhere);
  await server.owner.query(`update organisations set policy = '{"signInMethods": ["google"]}' where id = $1`, [
    elsewhere,
  ]);
  expect((await signIn('something else entirely')).body.code).toBe('wrong_credentials');
  expect((await signIn(PASSWORD)).body).toMatchObject({ status: 403, code: 'other_method' });
});

test('a suspended person does not come in, and sessions they have end', async () => {
  const person = await member();
  await server.owner.query('update auth."user" set suspended_at = now() where id = $1', [person.userId]);
  expect((await person.get('/session')).status).toBe(401);
  expect((await person.signIn(PASSWORD)).body.code).toBe('suspended');
  const { rows } = await server.owner.query('select outcome from auth.sign_in where user_id = $1', [person.userId]);
  expect(rows).toEqual([{ outcome: 'refused' }]);
});

test.each([
  ['has not been used for as long as the organisation says', `updated_at = now() - interval '31 minutes'`],
  ['is as old as the organisation says', `created_at = now() - interval '25 hours'`],
])('a session ends when it %s', async (_what, change) => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('user', elsewhere);
  const policy = { sessionIdleMinutes: 30, sessionHours: 24 };
  await server.owner.query('update organisations set policy = $2 where id = $1', [elsewhere, policy]);
  expect((await person.get('/session')).status).toBe(200);
  await server.owner.query(`update auth.session set ${change} where user_id = $1`, [person.userId]);
  expect((await person.get('/session')).status).toBe(401);
});

test('where every load of a page ends the session, the one after a redirect does not', async () => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('user', elsewhere);
  const load = () => person.request('GET', '/', undefined, { 'sec-fetch-dest': 'document' });
  await load();
  expect((await person.get('/session')).status).toBe(200);
  await server.owner.query(`update organisations set policy = '{"signInOnEveryLoad": true}' where id = $1`, [
    elsewhere,
  ]);
  await server.owner.query('update auth.session set loads_left = 1 where user_id = $1', [person.userId]);
  await load();
  expect((await person.get('/session')).status).toBe(200);
  expect((await load()).headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await person.get('/session')).status).toBe(401);
});

test.each([
  ['the second factor is missing', { secondFactor: 'everyone' }, 'demands_second_factor'],
  ['the organisation accepts another way', { signInMethods: ['google'] }, 'demands_other_method'],
  ['the password is too old', { passwordDays: 30 }, 'demands_password'],
])('nobody acts while %s', async (_what, policy, code) => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('admin', elsewhere);
  await server.owner.query(`update auth."user" set password_changed_at = now() - interval '31 days' where id = $1`, [
    person.userId,
  ]);
  expect((await person.get('/assets')).status).toBe(200);
  await server.owner.query('update organisations set policy = $2 where id = $1', [elsewhere, policy]);
  expect((await person.get('/assets')).body).toMatchObject({ status: 403, code });
  expect((await person.get('/session')).body.demands).toEqual([code.replace('demands_', '')]);
});
