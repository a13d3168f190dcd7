import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { inTransaction } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { resetSecondFactor } from './second-factor.ts';

let server: TestServer;
const PASSWORD = 'correct horse battery';
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const STEP = 30_000;
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP });

async function member(role: 'user' | 'admin' = 'user', organisationId?: string) {
  const session = await server.signIn(role, organisationId);
  await server.owner.query('update auth.account set password = $1 where user_id = $2', [
    await hashPassword(PASSWORD),
    session.userId,
  ]);
  const { email } = session.visitor.actor;
  const enter = async () => (await server.anonymous.post('/session', { email, password: PASSWORD })).body.ticket;
  const step = (ticket: string, code: string) => server.anonymous.post('/session/second-factor', { ticket, code });
  return { ...session, email, enter, step };
}

/** A member with an authenticator app. The codes of this step and of those before count as used. */
async function enrolled(organisationId?: string) {
  const person = await member('user', organisationId);
  const { body } = await person.post('/own-second-factor', {});
  const secret: string = body.secret;
  const confirmed = await person.post('/own-second-factor/confirmation', { code: codeOf(secret) });
  const codes: string[] = confirmed.body.codes;
  const forgetSteps = () =>
    server.owner.query('update auth.second_factor set last_step = 0 where user_id = $1', [person.userId]);
  return { ...person, secret, uri: String(body.uri), codes, forgetSteps };
}

test('an app is set up with a code, and from then on the password alone opens nothing', async () => {
  const person = await enrolled();
  expect(person.uri).toMatch(/^otpauth:\/\/totp\/Clausewise:/);
  expect(person.codes).toHaveLength(10);
  expect((await person.get('/session')).body.isStrong).toBe(true);
  const first = await server.anonymous.post('/session', { email: person.email, password: PASSWORD });
  expect(first.body).toMatchObject({ session: null, ticket: expect.any(String) });
  expect(first.headers.get('set-cookie')).toBeNull();
  const second = await person.step(first.body.ticket, codeOf(person.secret, 1));
  expect(second.body).toMatchObject({ method: 'email', isStrong: true, user: { email: person.email } });
  expect(second.headers.get('set-cookie')).toContain('HttpOnly');
});

test('neither the secret nor a recovery code can be read in the database', async () => {
  const { userId, secret, codes } = await enrolled();
  const { rows } = await server.owner.query(
    `select secret from auth.second_factor where user_id = $1 union all select code_hash from auth.recovery_code where user_id = $1`,
    [userId],
  );
  const kept = JSON.stringify(rows);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(text);
});

test('an app whose first code is wrong asks for nothing yet', async () => {
  const person = await member();
  const { body } = await person.post('/own-second-factor', {});
  const wrong = await person.post('/own-second-factor/confirmation', { code: codeOf(body.secret, 40) });
  expect(wrong.body).toMatchObject({ status: 422, issues: [{ path: 'code' }] });
  expect(await person.enter()).toBeNull();
});

test('a code that was used is refused, also one that is older', async () => {
  const person = await enrolled();
  await person.forgetSteps();
  const code = codeOf(person.secret, 1);
  expect((await person.step(await person.enter(), code)).status).toBe(200);
  expect((await person.step(await person.enter(), code)).status).toBe(422);
  expect((await person.step(await person.enter(), codeOf(person.secret))).status).toBe(422);
});

test('of two who come with the same code at the same moment one gets in', async () => {
  const person = await enrolled();
  await person.forgetSteps();
  const code = codeOf(person.secret);
  const tickets = [await person.enter(), await person.enter()];
  const answers = await Promise.all(tickets.map((ticket) => person.step(ticket, code)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test.each([
  [-2, 422],
  [-1, 200],
  [1, 200],
  [2, 422],
])('a clock that is off by %i steps: %i', async (steps, status) => {
  const person = await enrolled();
  await person.forgetSteps();
  expect((await person.step(await person.enter(), codeOf(person.secret, steps))).status).toBe(status);
});

test('five wrong codes lock the account’s codes, whatever ticket they come with', async () => {
  const person = await enrolled();
  for (let number = 0; number < 5; number += 1)
    expect((await person.step(await person.enter(), '000000')).status).toBe(422);
  await person.forgetSteps();
  const answer = await person.step(await person.enter(), codeOf(person.secret));
  expect(answer.body).toMatchObject({ status: 429, code: 'locked', detail: expect.stringMatching(/\d+ minutes/) });
  expect((await person.step(await person.enter(), person.codes[0]!)).status).toBe(429);
});

test('a recovery code opens once, however it is typed; new ones put the old ones out of use', async () => {
  const person = await enrolled();
  const [first = '', second = ''] = person.codes;
  expect((await person.step(await person.enter(), ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
  expect((await person.step(await person.enter(), first)).status).toBe(422);
  expect((await person.get('/own-security')).body.recoveryCodesLeft).toBe(9);
  const refused = await person.post('/own-second-factor/recovery-codes', { proof: 'not my password' });
  expect(refused.body).toMatchObject({ status: 422, issues: [{ path: 'proof' }] });
  const { body } = await person.post('/own-second-factor/recovery-codes', { proof: PASSWORD });
  expect((await person.step(await person.enter(), second)).status).toBe(422);
  expect((await person.step(await person.enter(), body.codes[0])).status).toBe(200);
});

test('the app is taken away with the password or a code only', async () => {
  const person = await enrolled();
  expect((await person.post('/own-second-factor/removal', { proof: 'not my password' })).status).toBe(422);
  expect((await person.post('/own-second-factor', {})).body.code).toBe('second_factor_set_up');
  expect((await person.post('/own-second-factor/removal', { proof: PASSWORD })).status).toBe(200);
  expect((await person.get('/session')).body.isStrong).toBe(false);
  expect(await person.enter()).toBeNull();
  const { rows } = await server.owner.query('select action from audit_entries where subject_id = $1 order by number', [
    person.userId,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['second-factor-enabled', 'second-factor-disabled']);
});

test('a ticket is good once, for five minutes, and for the second factor alone', async () => {
  const person = await enrolled();
  const used = await person.enter();
  await person.step(used, person.codes[0]!);
  expect((await person.step(used, person.codes[1]!)).body.code).toBe('link_expired');
  const old = await person.enter();
  await server.owner.query(`update auth.ticket set expires_at = now() where user_id = $1`, [person.userId]);
  expect((await person.step(old, person.codes[1]!)).status).toBe(410);
  const changed = await person.enter();
  const change = { currentPassword: PASSWORD, newPassword: 'seven quiet rivers bend' };
  expect((await person.request('PUT', '/own-password', change)).status).toBe(200);
  expect((await person.step(changed, person.codes[1]!)).status).toBe(410);
  await server.anonymous.post('/reset-links', { email: person.email });
  const { rows } = await server.owner.query(`select link from outbox where recipient = $1`, [person.email]);
  const reset = String(rows[0].link).split('=')[1] ?? '';
  expect((await person.step(reset, person.codes[1]!)).status).toBe(410);
});

test('where the organisation asks for it, setting up an app lets the person act', async () => {
  const elsewhere = await server.secondOrganisation();
  await server.owner.query(`update organisations set policy = '{"secondFactor": "everyone"}' where id = $1`, [
    elsewhere,
  ]);
  const person = await member('user', elsewhere);
  expect((await person.get('/assets')).body.code).toBe('demands_second_factor');
  const { body } = await person.post('/own-second-factor', {});
  await person.post('/own-second-factor/confirmation', { code: codeOf(body.secret) });
  expect((await person.get('/assets')).status).toBe(200);
});

test('a reset forgets app, codes and passkeys and ends every session', async () => {
  const person = await enrolled();
  const ticket = await person.enter();
  await inTransaction(server.services.database, {}, (db) => resetSecondFactor(db, person.userId));
  expect((await person.get('/session')).status).toBe(401);
  expect((await person.step(ticket, person.codes[0]!)).status).toBe(410);
  expect(await person.enter()).toBeNull();
});
