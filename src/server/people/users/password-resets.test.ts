import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { hashPassword } from '../../platform/passwords.ts';

const PASSWORD = 'four unrelated quiet words';
let silent: TestServer;
let mailing: TestServer;
let hash: string;
beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  silent = await startTestServer();
  // Nobody listens there: the mails stay in the outbox, where this test reads them.
  mailing = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
});
afterAll(async () => {
  await silent.stop();
  await mailing.stop();
});

async function withPassword(server: TestServer, session: TestSession): Promise<TestSession> {
  await server.owner.query(`update auth.account set password = $1 where user_id = $2`, [hash, session.userId]);
  return session;
}
const emailOf = (session: TestSession) => session.visitor.actor.email;
const mailsTo = async (server: TestServer, email: string) =>
  (await server.owner.query(`select kind, link from outbox where recipient = $1`, [email])).rows;

test('without mail a temporary password is answered once: the old one and the sessions end, and it must be changed', async () => {
  const admin = await silent.signIn('admin');
  const person = await withPassword(silent, await silent.signIn('user'));
  const { status, body } = await admin.post(`/users/${person.userId}/password-reset`, {});
  expect([status, body.mailed]).toEqual([200, false]);
  expect((await person.get('/session')).status).toBe(401);
  const sign = (password: string) => silent.anonymous.post('/session', { email: emailOf(person), password });
  expect((await sign(PASSWORD)).status).toBe(401);
  expect((await sign(body.password)).body.session.demands).toEqual(['password']);
  const [entry] = (await admin.get('/activity?pageSize=1')).body.rows;
  expect(entry).toMatchObject({ action: 'password-reset', subject: 'members', title: person.visitor.actor.name });
  expect(JSON.stringify(entry)).not.toContain(body.password);
});

test('after a reset the password of before is not chosen again: not behind a temporary one, and not by the mailed link', async () => {
  const admin = await silent.signIn('admin');
  const person = await withPassword(silent, await silent.signIn('user'));
  const { body } = await admin.post(`/users/${person.userId}/password-reset`, {});
  const signedIn = await silent.anonymous.post('/session', { email: emailOf(person), password: body.password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const change = (newPassword: string) =>
    silent.anonymous.request('PUT', '/own-password', { currentPassword: body.password, newPassword }, { cookie });
  expect((await change(PASSWORD)).body.issues).toMatchObject([{ path: 'newPassword', code: 'password_same' }]);
  expect((await change('another four quiet words')).status).toBe(200);

  const manager = await mailing.signIn('admin');
  const mailed = await withPassword(mailing, await mailing.signIn('user'));
  await manager.post(`/users/${mailed.userId}/password-reset`, {});
  const [mail] = await mailsTo(mailing, emailOf(mailed));
  const token = new URL(mail.link, mailing.origin).searchParams.get('token');
  const choose = (password: string) => mailing.anonymous.request('PUT', '/reset-link/password', { token, password });
  expect((await choose(PASSWORD)).body.issues).toMatchObject([{ path: 'password', code: 'password_same' }]);
  expect((await choose('another four quiet words')).status).toBe(200);
});

test('nobody is handed the password of an account that opens more than their organisation', async () => {
  const admin = await silent.signIn('admin');
  const person = await withPassword(silent, await silent.signIn('user'));
  await silent.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'admin')`, [
    await silent.secondOrganisation(),
    person.userId,
  ]);
  const answer = await admin.post(`/users/${person.userId}/password-reset`, {});
  expect([answer.status, answer.body.code]).toEqual([409, 'belongs_elsewhere']);
  expect((await person.get('/session')).status).toBe(200);
  const administrator = await withPassword(silent, await silent.signIn('user'));
  await silent.owner.query(`update installation set administrator_email = $1`, [emailOf(administrator)]);
  const other = await admin.post(`/users/${administrator.userId}/password-reset`, {});
  expect([other.status, other.body.code]).toEqual([409, 'belongs_elsewhere']);
});

test('with mail a link goes to its person, and to nobody else', async () => {
  const admin = await mailing.signIn('admin');
  const person = await withPassword(mailing, await mailing.signIn('user'));
  const { body } = await admin.post(`/users/${person.userId}/password-reset`, {});
  expect(body).toEqual({ mailed: true, password: null });
  const mails = await mailsTo(mailing, emailOf(person));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    kind: 'password-reset-demanded',
    link: expect.stringMatching(/^\/reset-password\?token=/),
  });
  expect((await person.get('/session')).status).toBe(401);
});

test('everybody at once: asks for one’s own password, leaves oneself and those without a password, and counts', async () => {
  const organisation = await mailing.secondOrganisation();
  const sign = (role: 'admin' | 'user') => mailing.signIn(role, organisation);
  const admin = await withPassword(mailing, await sign('admin'));
  const people = [await withPassword(mailing, await sign('user')), await withPassword(mailing, await sign('admin'))];
  const withGoogle = await sign('user');
  await mailing.owner.query(`delete from auth.account where user_id = $1`, [withGoogle.userId]);

  const wrong = await admin.post('/password-resets', { password: 'not mine' });
  expect([wrong.status, wrong.body.issues]).toEqual([
    422,
    [{ path: 'password', message: 'This is not your password', code: 'not_your_password' }],
  ]);
  for (const person of people) expect((await person.get('/session')).status).toBe(200);

  const { status, body } = await admin.post('/password-resets', { password: PASSWORD });
  expect(status).toBe(200);
  expect(body).toEqual({
    asked: 2,
    sessionsEnded: 2,
    mailed: true,
    withoutPassword: [withGoogle.visitor.actor.name],
    outOfReach: [],
  });
  for (const person of people) {
    expect((await person.get('/session')).status).toBe(401);
    expect(await mailsTo(mailing, emailOf(person))).toHaveLength(1);
    const again = await mailing.anonymous.post('/session', { email: emailOf(person), password: PASSWORD });
    expect(again.body.session.demands).toEqual(['password']);
  }
  expect((await withGoogle.get('/session')).status).toBe(200);
  expect((await admin.get('/session')).body.demands).toEqual([]);
  const none = await admin.post(`/users/${withGoogle.userId}/password-reset`, {});
  expect([none.status, none.body.code]).toEqual([409, 'no_password']);
});

test('guesses of one’s own password are counted and locked', async () => {
  const admin = await withPassword(silent, await silent.signIn('admin'));
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++)
    statuses.push((await admin.post('/password-resets', { password: randomUUID() })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
