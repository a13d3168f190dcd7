import { organisationSubject } from '#domain/organisations/subject.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { perform } from '../context.ts';
import type { Context } from '../context.ts';
import { ORPCError } from '@orpc/server';
import { answerOf, toProblem } from './problems.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

test('an endpoint without a permission does not compile', () => {
  const route = { method: 'GET', path: '/x', summary: 'x', input: z.object({}), output: z.object({}) } as const;
  // @ts-expect-error -- the permission is missing
  const without = endpoint(route);
  // @ts-expect-error -- there is no such permission
  const unknown = endpoint({ ...route, permission: 'x.view' });
  expect([without, unknown]).toHaveLength(2);
});

test('a request that changes something is refused from another origin, and from none', async () => {
  const change = { language: 'fr' };
  for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
    const { status, body } = await admin.request('PATCH', '/session', change, headers);
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
  }
  const silent = await fetch(`${server.origin}/api/v1/session`, { method: 'PATCH', headers: { cookie: admin.cookie } });
  expect(silent.status).toBe(403);
  expect((await admin.get('/session')).body.user.language).toBe('en');
});

test('a body above one megabyte is refused', async () => {
  const { status, body } = await admin.patch('/session', { language: 'x'.repeat(1024 * 1024) });
  expect([status, body.code]).toEqual([413, 'too_large']);
});

test('a body that is no JSON, and one that says it is a form, are refused', async () => {
  const headers = { origin: server.origin, cookie: admin.cookie };
  const statuses = [];
  for (const [type, body] of [
    ['application/json', '{"language":'],
    ['text/plain', '{"language":"es"}'],
  ] as const) {
    const more = { ...headers, 'content-type': type };
    statuses.push((await fetch(`${server.origin}/api/v1/session`, { method: 'PATCH', body, headers: more })).status);
  }
  expect(statuses).toEqual([400, 415]);
});

test('what is wrong with a field is said in the words of its schema', async () => {
  const { status, body, headers } = await server.anonymous.post('/setup', {
    token: 7,
    administrator: { name: '', email: 'nobody', password: 'short' },
    organisation: null,
  });
  expect(status).toBe(422);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(body.issues).toContainEqual({
    path: 'administrator.name',
    message: 'Name is required',
    code: 'name_required',
  });
  expect(body.issues).toContainEqual({
    path: 'administrator.password',
    message: 'Use at least 12 characters',
    code: 'password_short',
    params: { count: 12 },
  });
  // What the library says of itself has its own code.
  expect(body.issues).toContainEqual(expect.objectContaining({ path: 'token', code: 'invalid_type' }));
  expect(body.reference).toBe(headers.get('x-request-id'));
});

test('an error that is not ours to tell says its reference and nothing else', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { cause: new Error('select password from secret at /home/x') });
  const answer = answerOf(toProblem(error), 'r');
  expect(answer).toMatchObject({ status: 500, code: 'internal', reference: 'r' });
  expect(JSON.stringify(answer)).not.toMatch(/secret|home/);
});

test('a request that only reads cannot write', async () => {
  const write = perform(server.services, admin.visitor, true, async (context) => {
    await context.db.updateTable('organisations').set({ name: 'x' }).execute();
  });
  await expect(write).rejects.toThrow(/read-only/);
});

test('a request that only reads sees one moment, whatever others change meanwhile', async () => {
  const other = await server.signIn('admin');
  const count = (context: Context) => context.db.selectFrom('memberships').select('user_id').execute();
  const counts = await perform(server.services, other.visitor, true, async (context) => {
    const before = await count(context);
    await server.signIn('viewer');
    return [before.length, (await count(context)).length];
  });
  expect(counts[1]).toBe(counts[0]);
});

test('a transaction that fails leaves nothing: no change, no audit entry', async () => {
  const context = perform(server.services, admin.visitor, false, async ({ db, record }) => {
    await db.updateTable('organisations').set({ name: 'Changed' }).execute();
    record({
      action: 'changed',
      subject: organisationSubject,
      subjectId: server.organisationId,
      title: 'x',
      after: { name: 'Changed' },
    });
    throw new Error('after all');
  });
  await expect(context).rejects.toThrow('after all');
  expect((await admin.get('/session')).body.organisation.name).not.toBe('Changed');
  expect((await admin.get('/activity?subject=organisations')).body.total).toBe(0);
});

test('too many requests of one session are asked to wait', async () => {
  const small = await startTestServer({ REQUESTS_PER_MINUTE: '10' });
  const person = await small.signIn('viewer');
  const statuses = [];
  for (let number = 0; number < 12; number += 1) statuses.push((await person.get('/notifications')).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
  await small.stop();
});

test('pages are served under a policy whose nonce is new every time, and never from a path of the request', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await server.anonymous.get('/')).headers.get('content-security-policy')),
  );
  expect(policies[0]).not.toBe(policies[1]);
  const answer = await fetch(`${server.origin}/..%2f..%2fpackage.json`);
  expect(answer.status).toBe(404);
});

test('who belongs to two organisations has in each the role of that one', async () => {
  const elsewhere = await server.secondOrganisation();
  const person = await server.signIn('admin');
  await server.owner.query(`insert into memberships (organisation_id, user_id, role) values ($1, $2, 'viewer')`, [
    elsewhere,
    person.userId,
  ]);
  const there = { 'x-clausewise-organisation': elsewhere };
  expect((await person.request('GET', '/assets', undefined, there)).status).toBe(403);
  expect((await person.get(`/assets/export?organisation=${elsewhere}`)).status).toBe(403);
  expect((await person.request('GET', '/session', undefined, there)).body).toMatchObject({
    role: 'viewer',
    permissions: ['dashboard.view'],
  });
  expect((await person.get('/assets')).status).toBe(200);
});
