import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
const PASSWORD = 'correct horse battery';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A member with a password, as set-up and invitations make them. */
async function member() {
  const session = await server.signIn('user');
  await server.owner.query('update auth.account set password = $1 where user_id = $2', [
    await hashPassword(PASSWORD),
    session.userId,
  ]);
  const { email } = session.visitor.actor;
  return {
    ...session,
    email,
    signIn: (password: string) => server.stranger.post('/api/auth/sign-in/email', { email, password }),
  };
}

test('the right password opens a session in a cookie that scripts cannot read', async () => {
  const { signIn, userId } = await member();
  const { status, body, headers } = await signIn(PASSWORD);
  expect([status, body.user.id]).toEqual([200, userId]);
  expect(JSON.stringify(body)).not.toContain('token');
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
  const session = await server.stranger.request('GET', '/session', undefined, { cookie: cookie.split(';')[0] ?? '' });
  expect(session.body.user.id).toBe(userId);
});

test('an unknown address is answered like a wrong password', async () => {
  const { signIn } = await member();
  const wrong = await signIn('something else entirely');
  const unknown = await server.stranger.post('/api/auth/sign-in/email', {
    email: 'nobody@example.com',
    password: PASSWORD,
  });
  expect({ ...unknown.body, reference: 0 }).toEqual({ ...wrong.body, reference: 0 });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
});

test('five wrong passwords lock an address for a while, whether or not it has an account', async () => {
  const { signIn } = await member();
  const unknown = (password: string) =>
    server.stranger.post('/api/auth/sign-in/email', { email: 'ghost@example.com', password });
  for (const attempt of [signIn, unknown]) {
    for (let number = 0; number < 5; number += 1) expect((await attempt('wrong password')).status).toBe(401);
    expect((await attempt(PASSWORD)).body.code).toBe('locked');
  }
  await server.owner.query(`update auth.sign_in_failure set last_at = now() - interval '16 minutes'`);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('guesses made at the same moment are counted like those made one after the other', async () => {
  const guess = () =>
    server.stranger.post('/api/auth/sign-in/email', { email: 'crowd@example.com', password: 'wrong wrong' });
  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('nobody signs up, and the library shows no other path', async () => {
  const account = { name: 'Eve', email: 'eve@example.com', password: PASSWORD };
  for (const path of ['sign-up/email', 'reset-password', 'list-sessions', 'update-user', 'delete-user'])
    expect((await server.stranger.post(`/api/auth/${path}`, account)).status).toBe(404);
});

test('a session ends with sign-out, with its time, and with a forged signature', async () => {
  const out = await server.signIn('user');
  expect((await out.post('/api/auth/sign-out', {})).status).toBe(200);
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

test('a new password needs the old one and ends the other sessions', async () => {
  const person = await member();
  const other = (await person.signIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const change = (currentPassword: string) =>
    person.request('POST', '/api/auth/change-password', { currentPassword, newPassword: 'another horse battery' });
  expect((await change('not the password')).status).toBe(422);
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await person.request('GET', '/session', undefined, { cookie: other })).status).toBe(401);
});
