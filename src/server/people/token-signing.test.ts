import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

async function program(scopes: readonly string[]) {
  const { body } = await admin.post('/api-tokens', { name: 'Program', scopes, days: 1 });
  return async (method: string, path: string, words: object = {}) => {
    const answer = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/json' },
      ...(method !== 'DELETE' && { body: JSON.stringify(words) }),
    });
    return { status: answer.status, code: (await answer.json()).code };
  };
}

const ID = randomUUID();
const SIGNED: [string, string, object?][] = [
  ['POST', `/documents/${ID}/decisions`, { submissionId: ID, decision: 'approved' }],
  ['POST', `/documents/${ID}/receipts`, { version: 1 }],
  ['POST', `/risks/${ID}/acceptances`, { until: '2099-01-01', statement: 'We accept it.' }],
  ['POST', '/awareness/courses/phishing/readings', { lesson: 'signs' }],
  ['POST', '/awareness/courses/phishing/attempts'],
  ['POST', `/awareness/attempts/${ID}/answers`, { question: 'one', chosen: ['a'] }],
  ['POST', '/quiz/rounds', { framework: 'iso-27001-2022' }],
  ['POST', `/quiz/rounds/${ID}/answers`, { questionId: 'iso27001-01', answer: null }],
  ['POST', `/quiz/rounds/${ID}/keeping`],
  ['DELETE', `/quiz/rounds/${ID}`],
  ['POST', '/quiz/board/membership'],
  ['DELETE', '/quiz/board/membership'],
];

test.each(SIGNED)('no program, whatever it may do, says in its person’s place: %s %s', async (method, path, words) => {
  const ask = await program(PERMISSIONS);
  expect(await ask(method, path, words)).toEqual({ status: 403, code: 'token_refused' });
});

test('a program that may only read does not review, close or withdraw what its maker owns', async () => {
  const asked = { title: 'Fire', category: 'physical', ownerId: admin.userId };
  const risk = (await admin.post('/risks', asked)).body;
  const path = `/risks/${risk.id}`;
  await admin.post(`${path}/actions`, { title: 'Do it', ownerId: admin.userId });
  const action = (await admin.get(path)).body.actions[0];
  const reader = await program(['risk_management.view']);
  expect((await reader('POST', `${path}/reviews`, { outcome: 'unchanged', note: 'Fine' })).status).toBe(403);
  expect((await reader('PATCH', `${path}/actions/${action.id}`, { state: 'done' })).status).toBe(403);
  const editor = await program(['risk_management.view', 'risk_management.edit']);
  expect((await editor('PATCH', `${path}/actions/${action.id}`, { state: 'done' })).status).toBe(200);
});
