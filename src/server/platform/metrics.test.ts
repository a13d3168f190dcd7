import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, places } from '../../../test/access-answers.ts';
import { MISSING } from '../../../test/valid-bodies.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const metrics = async () => (await fetch(`${server.origin}/metrics`)).text();

test('every endpoint asked in many ways leaves a few lines, and no address of anybody', async () => {
  for (const session of [admin, server.anonymous])
    for (const place of places) {
      await ask({ server }, session, place);
      await server.anonymous.request('PUT', `${place.path}/nowhere`, {});
    }
  const lines = (await metrics()).split('\n').filter((line) => line.startsWith('clausewise_request'));
  const routes = new Set(lines.map((line) => /route="([^"]*)"/.exec(line)?.[1]));
  expect(routes.size).toBeGreaterThan(400);
  expect(routes.size).toBeLessThanOrEqual(places.length + 2);
  expect(lines.length).toBeLessThan(places.length * 14);
  expect(lines.filter((line) => line.includes('nowhere') || line.includes(MISSING))).toEqual([]);
}, 60_000);

test('how long requests took and how they ended are read from the same', async () => {
  await server.owner.query('alter table assets rename to assets_gone');
  await (await server.signIn('admin')).get('/assets');
  await server.owner.query('alter table assets_gone rename to assets');
  const read = async () => (await server.services.metrics.read()).find(({ route }) => route === 'assets.list');
  await vi.waitFor(async () => expect((await read())?.failures).toBe(1));
  const figures = await read();
  expect(figures?.count).toBeGreaterThan(1);
  expect(await metrics()).toContain('clausewise_requests_total{route="assets.list",status="5xx"} 1');
});
