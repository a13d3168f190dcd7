import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { inTransaction } from '../../platform/context.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { addSession, noteSignIn, sessionCookie } from '../open-session.ts';
import { deviceOf, placeOf } from './device.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function openOn(userId: string, userAgent = PHONE) {
  const device = { address: '203.0.113.9', userAgent, country: 'CH' };
  const token = await inTransaction(server.services.database, {}, (db) =>
    addSession(db, { userId, method: 'email' }, device),
  );
  const cookie = sessionCookie(token, server.services.secrets('sessions'), false).split(';')[0] ?? '';
  return async () => (await server.anonymous.request('GET', '/session', undefined, { cookie })).status === 200;
}

test('a person sees where they are signed in, this one first, and never a token', async () => {
  const person = await server.signIn('user');
  await openOn(person.userId);
  const { body } = await person.get('/own-sessions');
  expect(body).toMatchObject([
    { isThis: true, method: 'email' },
    {
      isThis: false,
      device: { browser: 'Safari 18', system: 'iOS', kind: 'mobile' },
      place: { address: '203.0.113.9', country: 'CH' },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(decodeURIComponent(person.cookie).split('=')[1]?.split('.')[0]);
});

test('one session ends, or all but this; somebody else’s does not exist', async () => {
  const [person, other] = [await server.signIn('user'), await server.signIn('admin')];
  const [first, second] = [await openOn(person.userId), await openOn(person.userId)];
  const { body } = await person.get('/own-sessions');
  expect((await other.remove(`/own-sessions/${body[1].id}`)).status).toBe(404);
  expect([await first(), await second()]).toEqual([true, true]);
  expect((await person.remove(`/own-sessions/${body[1].id}`)).body).toEqual({ ended: 1 });
  expect([await first(), await second()].filter(Boolean)).toHaveLength(1);
  expect((await person.remove('/own-sessions')).body).toEqual({ ended: 1 });
  expect([await first(), await second()]).toEqual([false, false]);
  expect((await person.get('/own-sessions')).body).toHaveLength(1);
});

test('what was taken away is gone with the next request, whichever it is', async () => {
  const place = await server.secondOrganisation();
  const [person, owner] = [await server.signIn('admin', place), server.owner];
  const look = async () => (await person.get('/users')).status;
  expect(await look()).toBe(200);
  await owner.query(`update memberships set role = 'viewer' where user_id = $1`, [person.userId]);
  expect(await look()).toBe(403);
  await owner.query(`update memberships set role = 'admin' where user_id = $1`, [person.userId]);
  expect(await look()).toBe(200);
  await owner.query('update memberships set suspended_at = now() where user_id = $1', [person.userId]);
  expect(await look()).toBe(403);
  await owner.query('update memberships set suspended_at = null where user_id = $1', [person.userId]);
  await owner.query('update organisations set suspended_at = now() where id = $1', [place]);
  expect(await look()).toBe(403);
  await owner.query('update organisations set suspended_at = null where id = $1', [place]);
  await owner.query('delete from auth.session where user_id = $1', [person.userId]);
  expect(await look()).toBe(401);
});

test('a session in use is prolonged by a request that only reads, once a minute', async () => {
  const person = await server.signIn('user');
  await server.owner.query(`update auth.session set updated_at = now() - interval '2 minutes' where user_id = $1`, [
    person.userId,
  ]);
  expect((await person.get('/members')).headers.get('set-cookie')).toContain('Max-Age=');
  const { rows } = await server.owner.query('select updated_at from auth.session where user_id = $1', [person.userId]);
  expect(Date.now() - rows[0].updated_at.getTime()).toBeLessThan(10_000);
  expect((await person.get('/members')).headers.get('set-cookie')).toBeNull();
});

test('a session planted before signing in does not become the person’s', async () => {
  const [attacker, victim] = [await server.signIn('user'), await server.signIn('user')];
  const { email } = victim.visitor.actor;
  await server.owner.query('update auth.account set password = $1 where user_id = $2', [
    await hashPassword('correct horse battery'),
    victim.userId,
  ]);
  const body = { email, password: 'correct horse battery' };
  const answer = await server.anonymous.request('POST', '/session', body, { cookie: attacker.cookie });
  expect(answer.body.session.user.id).toBe(victim.userId);
  expect(answer.headers.get('set-cookie')).not.toContain(attacker.cookie.split('=')[1]);
  expect((await attacker.get('/session')).body.user.id).toBe(attacker.userId);
});

test('an administrator sees sessions and sign-ins of members, and of nobody else', async () => {
  const elsewhere = await server.secondOrganisation();
  const [admin, member] = [await server.signIn('admin', elsewhere), await server.signIn('user', elsewhere)];
  const stranger = await server.signIn('user');
  const isOpen = await openOn(member.userId);
  for (const { userId } of [member, stranger])
    await noteSignIn(server.services.database.everywhere, { userId, method: 'email' }, 'wrong', {
      address: '10.1.2.3',
      userAgent: null,
      country: null,
    });
  const sessions = (await admin.get('/sessions')).body;
  expect(new Set(sessions.rows.map(({ userId }: { userId: string }) => userId))).toEqual(
    new Set([admin.userId, member.userId]),
  );
  expect(sessions.total).toBe(3);
  const history = (await admin.get('/sign-ins?outcome=wrong&search=10.1.2')).body;
  expect(history).toMatchObject({ total: 1, rows: [{ userId: member.userId, place: { network: 'private' } }] });
  const session = sessions.rows.find(({ place }: { place: { country: string } }) => place.country === 'CH');
  expect((await admin.remove(`/sessions/${session.id}`)).body).toEqual({ ended: 1 });
  expect(await isOpen()).toBe(false);
});

test('an administrator ends no session of a stranger', async () => {
  const [admin, stranger] = [
    await server.signIn('admin'),
    await server.signIn('user', await server.secondOrganisation()),
  ];
  const [{ id }] = (await stranger.get('/own-sessions')).body;
  expect((await admin.remove(`/sessions/${id}`)).status).toBe(404);
  expect((await stranger.get('/session')).status).toBe(200);
});

test('the history tells right and wrong attempts apart', async () => {
  const person = await server.signIn('user');
  const { email } = person.visitor.actor;
  await server.anonymous.request('POST', '/session', { email, password: 'no' }, { 'user-agent': PHONE });
  const { body } = await person.get('/own-sign-ins');
  expect(body).toMatchObject({ total: 1, rows: [{ outcome: 'wrong', place: { network: 'this_machine' } }] });
});

test('the country of a request counts only from a trusted proxy', async () => {
  const person = await server.signIn('user');
  const { email } = person.visitor.actor;
  await server.anonymous.request('POST', '/session', { email, password: 'no' }, { 'cf-ipcountry': 'CH' });
  expect((await person.get('/own-sign-ins')).body.rows[0].place.country).toBeNull();
});

test.each([
  ['127.0.0.1', 'this_machine'],
  ['::1', 'this_machine'],
  ['::ffff:127.0.0.1', 'this_machine'],
  ['192.168.1.4', 'private'],
  ['fd00::1', 'private'],
  ['8.8.8.8', 'public'],
  ['2a00:1450:4001:80b::200e', 'public'],
  ['unknown', 'unknown'],
  [null, 'unknown'],
])('%s is %s', (address, network) => expect(placeOf(address, null).network).toBe(network));

test.each([
  [null, { browser: null, system: null, kind: 'other' }],
  ['curl/8.9', { browser: 'curl', system: null, kind: 'other' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    { browser: 'Chrome 131', system: 'Windows 10', kind: 'desktop' },
  ],
] as const)('%s is %o', (agent, device) => expect(deviceOf(agent)).toEqual(device));
