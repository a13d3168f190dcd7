import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { VALID } from '../../../../test/valid-bodies.ts';

// What a schema of the contract refuses, planted past it in one row of many.

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

test.each<[path: string, body: (name: string) => object, plant: string]>([
  [
    '/assets',
    (name) => ({ ...VALID['/assets'], name, serialNumber: name }),
    `update assets set tags = array[repeat('x', 3000)] where id = $1`,
  ],
  [
    '/vendors',
    (name) => ({ ...VALID['/vendors'], name }),
    `update vendors set owner_id = gen_random_uuid(), review_due_on = '10000-01-01' where id = $1`,
  ],
  [
    '/webhooks',
    (name) => ({ name, url: 'https://example.com/', events: ['*'] }),
    `update webhook_endpoints set events = '[7]' where id = $1`,
  ],
])('one bad row does not take the others of %s along', async (path, body, plant) => {
  for (const name of ['one', 'two', 'three']) expect((await admin.post(path, body(name))).status).toBe(200);
  const list = async () => {
    const answer = await admin.get(path);
    const rows: { id: string; name: string }[] = answer.body.rows ?? answer.body;
    return { answer, ids: Array.isArray(rows) ? rows.map(({ id }) => id) : [] };
  };
  const { ids } = await list();
  expect(ids).toHaveLength(3);
  const [bad = '', ...sound] = ids;
  await server.owner.query(plant, [bad]);
  const { answer, ids: shown } = await list();
  expect({ status: answer.status, shown }).toEqual({ status: 200, shown: sound });
  const noted = async () => JSON.stringify((await admin.get('/recent-errors')).body);
  await vi.waitFor(async () => expect(await noted()).toContain(bad));
});
