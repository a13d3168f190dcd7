import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { withoutPassword } from '../../../test/without-password.ts';
import { hashPassword } from '../platform/passwords.ts';

const PASSWORD = 'four unrelated quiet words';
const STRICT = { joining: 'invitation', secondFactor: 'optional', documentFourEyes: true, sessionHours: 8 };
const LOWER = { joining: 'at_once' };

let server: TestServer;
let admin: TestSession;
let organisationId: string;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  organisationId = await server.secondOrganisation();
  admin = await server.signIn('admin', organisationId);
  await admin.patch('/organisation/policy', STRICT);
  await server.owner.query(`update auth.account set password = $2 where user_id = $1`, [admin.userId, hash]);
});
afterAll(() => server.stop());

const outcome = ({ status, body }: Awaited<ReturnType<TestSession['get']>>) => (status === 200 ? 200 : body.code);
const joining = async () => (await admin.get('/organisation/policy')).body.policy.joining;

test('what lowers the policy asks who changes it to show that it is them; what raises it does not', async () => {
  expect(outcome(await admin.patch('/organisation/policy', LOWER))).toBe('proof_needed');
  const wrong = await admin.patch('/organisation/policy', { ...LOWER, proof: 'not mine' });
  expect(wrong.body.issues).toMatchObject([{ path: 'proof' }]);
  expect(await joining()).toBe('invitation');
  expect(outcome(await admin.patch('/organisation/policy', { ...LOWER, proof: PASSWORD }))).toBe(200);
  expect(await joining()).toBe('at_once');
  expect(outcome(await admin.patch('/organisation/policy', { joining: 'request', sessionHours: 4 }))).toBe(200);
  const [entry] = (await admin.get('/activity?pageSize=1')).body.rows;
  expect(JSON.stringify(entry)).not.toContain(PASSWORD);
});

test('the right to change settings alone does not lower it, nor does a token of an administrator', async () => {
  const permissions = ['settings.view', 'settings.edit'];
  const { body: role } = await admin.post('/roles', {
    name: `R ${randomUUID()}`.slice(0, 30),
    role: 'user',
    permissions,
  });
  const keeper = await server.signIn('user', organisationId);
  await server.owner.query(`update memberships set custom_role_id = $1 where user_id = $2`, [role.id, keeper.userId]);
  expect(outcome(await keeper.patch('/organisation/policy', LOWER))).toBe('needs_every_permission');
  expect(outcome(await keeper.patch('/organisation/policy', { documentReviewMonths: 24 }))).toBe(200);
  const { body: made } = await admin.post('/api-tokens', { name: 'Sync', scopes: permissions, days: 30 });
  const byToken = await fetch(`${server.origin}/api/v1/organisation/policy`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documentFourEyes: false, proof: PASSWORD }),
  });
  expect([byToken.status, (await byToken.json()).code]).toEqual([403, 'token_refused']);
});

test('who has neither password nor app shows it by having signed in a moment ago', async () => {
  await withoutPassword(server, admin);
  await server.owner.query(`update auth.session set created_at = now() - interval '11 minutes' where user_id = $1`, [
    admin.userId,
  ]);
  expect(outcome(await admin.patch('/organisation/policy', LOWER))).toBe('sign_in_again');
  await server.owner.query(`update auth.session set created_at = now() where user_id = $1`, [admin.userId]);
  expect(outcome(await admin.patch('/organisation/policy', LOWER))).toBe(200);
});

test('who has an app and no password is asked for a code, and a code is taken', async () => {
  const { body } = await admin.post('/own-second-factor', {});
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  expect((await admin.post('/own-second-factor/confirmation', { code })).status).toBe(200);
  await withoutPassword(server, admin);
  await server.owner.query('update auth.second_factor set last_step = 0 where user_id = $1', [admin.userId]);
  expect(outcome(await admin.patch('/organisation/policy', LOWER))).toBe('proof_needed');
  expect((await admin.patch('/organisation/policy', { ...LOWER, proof: '000' })).body.issues).toMatchObject([
    { path: 'proof' },
  ]);
  expect(outcome(await admin.patch('/organisation/policy', { ...LOWER, proof: code }))).toBe(200);
});
