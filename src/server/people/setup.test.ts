import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer } from '../../../test/server.ts';
import { renewSetupToken } from './setup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const input = (token: string) => ({
  token,
  administrator: { name: 'Ada', email: 'Ada@Example.com', password: 'correct horse battery' },
  organisation: { name: 'Acme', domain: 'Acme.example.com' },
});
const setUp = (token: string) => server.anonymous.post('/setup', input(token));

test('set-up needs the link of this start, works once, and signs in', async () => {
  const old = (await renewSetupToken(server.services.database)) ?? '';
  const token = (await renewSetupToken(server.services.database)) ?? '';
  expect((await setUp('guessed')).body.code).toBe('wrong_setup_link');
  expect((await setUp(old)).body.code).toBe('wrong_setup_link');
  const kept = await server.owner.query('select setup_token_hash from installation');
  expect(kept.rows[0].setup_token_hash).not.toContain(token);

  const both = await Promise.all([setUp(token), setUp(token)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const done = both.find(({ status }) => status === 200)!;
  expect(done.body).toMatchObject({
    role: 'admin',
    user: { email: 'ada@example.com' },
    organisation: { slug: 'org_acme_example_com', domain: 'acme.example.com' },
  });
  const cookie = done.headers.get('set-cookie')?.split(';')[0] ?? '';
  const trail = await server.anonymous.request('GET', '/activity', undefined, { cookie });
  expect(trail.body.rows[0]).toMatchObject({ actorName: 'Ada', action: 'added', subject: 'organisations' });

  expect((await server.anonymous.get('/installation')).body.fresh).toBe(false);
  expect(await renewSetupToken(server.services.database)).toBeUndefined();
  const signedIn = await server.anonymous.post('/session', {
    email: 'ADA@example.com',
    password: 'correct horse battery',
  });
  expect(signedIn.status).toBe(200);
});
