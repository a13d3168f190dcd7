import { afterAll, beforeAll, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { administer } from '../../../test/administration.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { addAccount } from '../people/accounts.ts';
import { beginSecondFactor } from '../people/security/second-factor.ts';
import { inTransaction } from '../platform/context.ts';
import { hashPassword } from '../platform/passwords.ts';

const PASSWORD = 'correct horse battery';
const DENIED = 'Access denied. Admin panel is restricted to authorized personnel only.';
const EXPIRED = 'Session expired. Please sign in again.';

let server: TestServer;
let counter = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An account with a password; on the allow list unless said otherwise. */
async function account(isAdministrator = true) {
  const email = `keeper.${(counter += 1)}@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  const userId = await inTransaction(server.services.database, {}, (db) =>
    addAccount(db, { name: 'Kim Keeper', email, passwordHash, emailVerified: true }),
  );
  if (isAdministrator) await server.owner.query('update installation set administrator_email = $1', [email]);
  return { email, userId };
}

const open = (session: Pick<TestSession, 'post'>, email: string, password = PASSWORD, code?: string) =>
  session.post('/administration/session', { email, password, ...(code && { code }) });

const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
const asking = (cookie: string) => (path: string) => server.anonymous.request('GET', path, undefined, { cookie });

test('a visitor signs in and opens the administration in one step', async () => {
  const { email } = await account();
  const opened = await open(server.anonymous, ` ${email.toUpperCase()} `);
  expect(opened).toMatchObject({ status: 200, body: { needsCode: false, session: { isAdministrator: true } } });
  const get = asking(cookieOf(opened.headers));
  const { body } = await get('/administration/session');
  expect(body.secondsLeft).toBeGreaterThan(3590);
  expect(body.secondsLeft).toBeLessThanOrEqual(3600);
  expect((await get('/administration/accounts')).status).toBe(200);
});

test('it opens in the session one has, which goes on under a new token', async () => {
  const { email } = await account();
  const { headers } = await server.anonymous.post('/session', { email, password: PASSWORD });
  const before = cookieOf(headers);
  expect((await asking(before)('/administration/accounts')).body.code).toBe('administration_not_open');
  const opened = await server.anonymous.request(
    'POST',
    '/administration/session',
    { email, password: PASSWORD },
    { cookie: before },
  );
  expect(opened.status).toBe(200);
  expect((await asking(before)('/session')).status).toBe(401);
  const after = cookieOf(opened.headers);
  expect((await asking(after)('/administration/accounts')).status).toBe(200);
  // Closing it leaves the product open.
  const closed = await server.anonymous.request('DELETE', '/administration/session', undefined, { cookie: after });
  expect(closed.body).toEqual({ closed: true });
  expect((await asking(after)('/administration/accounts')).body.code).toBe('administration_not_open');
  expect((await asking(after)('/session')).status).toBe(200);
});

test('who is not on the list is refused in the words of the specification, and signed out', async () => {
  const { email } = await account(false);
  const { headers } = await server.anonymous.post('/session', { email, password: PASSWORD });
  const cookie = cookieOf(headers);
  expect((await asking(cookie)('/administration/accounts')).body.detail).toBe(DENIED);
  expect((await asking(cookie)('/session')).status).toBe(200);
  const refused = await server.anonymous.request(
    'POST',
    '/administration/session',
    { email, password: PASSWORD },
    { cookie },
  );
  expect(refused).toMatchObject({ status: 403, body: { detail: DENIED } });
  expect(refused.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await asking(cookie)('/session')).status).toBe(401);
});

test('a wrong password tells nobody who administers', async () => {
  const { email: administrator } = await account();
  const { email: other } = await account(false);
  await server.owner.query('update installation set administrator_email = $1', [administrator]);
  const answers = [];
  for (const email of [administrator, other, 'nobody@example.com'])
    answers.push(await open(server.anonymous, email, 'something else'));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 3 }, () => [401, 'wrong_credentials']),
  );
});

test('three wrong attempts lock it for a quarter of an hour, also for the right password, and not the product', async () => {
  const { email } = await account();
  const guesses = await Promise.all(
    Array.from({ length: 6 }, (_, number) => open(server.anonymous, email, `wrong ${number}`)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(3);
  expect((await open(server.anonymous, email)).body).toMatchObject({ status: 429, code: 'locked' });
  expect((await server.anonymous.post('/session', { email, password: PASSWORD })).status).toBe(200);
  await server.owner.query(`update auth.sign_in_failure set last_at = now() - interval '16 minutes'`);
  expect((await open(server.anonymous, email)).status).toBe(200);
});

test('with an authenticator app the code is asked for, and guessing it is counted too', async () => {
  const { email, userId } = await account();
  const { secret } = await inTransaction(server.services.database, { userId }, (db) =>
    beginSecondFactor(db, server.services.secrets, { userId, email }),
  );
  await server.owner.query('update auth.second_factor set confirmed_at = now() where user_id = $1', [userId]);
  const code = (seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
  const asked = await open(server.anonymous, email);
  expect(asked.body).toEqual({ session: null, needsCode: true });
  expect(asked.headers.get('set-cookie')).toBeNull();
  expect((await open(server.anonymous, email, PASSWORD, '000000')).body.issues[0].path).toBe('code');
  const opened = await open(server.anonymous, email, PASSWORD, code());
  expect(opened.body.session).toMatchObject({ isStrong: true });
  // The same code again is none, and asking without one between the guesses gives none of them back.
  expect((await open(server.anonymous, email, PASSWORD, code())).status).toBe(422);
  for (let guess = 0; guess < 2; guess += 1) {
    await open(server.anonymous, email);
    await open(server.anonymous, email, PASSWORD, '111111');
  }
  expect((await open(server.anonymous, email, PASSWORD, code(30))).status).toBe(429);
});

test('it is over after an hour, at once for who leaves the list, and with a suspended account', async () => {
  const session = await server.signIn('user');
  await administer(server, session);
  expect((await session.get('/administration/accounts')).status).toBe(200);
  await administer(server, session, -1);
  expect((await session.get('/administration/accounts')).body).toMatchObject({ status: 403, detail: EXPIRED });
  await administer(server, session);
  await server.owner.query(`update installation set administrator_email = 'other@example.com'`);
  expect((await session.get('/administration/accounts')).body).toMatchObject({ status: 403, detail: DENIED });
  await administer(server, session);
  await server.owner.query('update auth."user" set suspended_at = now() where id = $1', [session.userId]);
  expect((await session.get('/administration/accounts')).status).toBe(401);
});

test('an allow list of the settings takes the place of the set-up address', async () => {
  const strict = await startTestServer({ CLAUSEWISE_ADMIN_EMAILS: 'chosen@example.com' });
  const session = await strict.signIn('admin');
  await administer(strict, session);
  expect((await session.get('/administration/accounts')).body.detail).toBe(DENIED);
  await strict.owner.query(`update auth."user" set email = 'chosen@example.com' where id = $1`, [session.userId]);
  expect((await session.get('/administration/accounts')).status).toBe(200);
  await strict.stop();
});

test('an address of the list whose account an organisation made for it opens nothing until its mail was read', async () => {
  const email = 'keeper.unproved@example.com';
  await server.owner.query('update installation set administrator_email = $1', [email]);
  const organiser = await server.signIn('admin');
  const made = await organiser.post('/users', { name: 'Kim Keeper', email, role: 'viewer' });
  expect(made.status).toBe(200);
  const refused = await open(server.anonymous, email, made.body.password);
  expect(refused).toMatchObject({ status: 403, body: { code: 'address_unverified' } });
  expect(refused.headers.get('set-cookie')).toBeNull();
  await server.owner.query('update auth."user" set email_verified = true where email = $1', [email]);
  expect((await open(server.anonymous, email, made.body.password)).status).toBe(200);
});

test('the opened administration stands in its log', async () => {
  const { email } = await account();
  const opened = await open(server.anonymous, email);
  const { body } = await asking(cookieOf(opened.headers))('/administration/log');
  expect(body.rows[0]).toMatchObject({
    action: 'opened',
    subject: 'administration',
    title: email,
    actorName: 'Kim Keeper',
  });
  expect(JSON.stringify(body)).not.toContain(PASSWORD);
});
