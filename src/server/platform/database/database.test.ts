import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

// Each holds a connection for its transaction while it asks for the installation's administrators on another.
test('many at once who ask for something outside of their transaction do not wait for each other', async () => {
  const person = await server.signIn('user');
  const answers = await Promise.all(Array.from({ length: 24 }, () => person.get('/session')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
}, 10_000);

// Each opens a second transaction while it holds its own.
test('many at once who need two transactions come through, one after the other', async () => {
  const person = await server.signIn('user');
  const ask = () => person.get('/own-requests');
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
}, 10_000);
