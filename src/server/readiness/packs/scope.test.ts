import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';

const ISO = 'iso-27001-2022';

let server: TestServer;
let admin: TestSession;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const scopes = ['export.pdf', 'iso_readiness.view'];
  token = (await admin.post('/api-tokens', { name: 'Reports', scopes, days: 1 })).body.token;
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: object) =>
  fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });

test('a token’s pack holds what the token may see, not what its maker may', async () => {
  const answer = await ask('POST', '/audit-packs', { framework: ISO });
  const { pack, job } = (await answer.json()) as { pack: { id: string }; job: { id: string } };
  expect(await waitForJob(admin, job.id)).toMatchObject({ state: 'done' });
  const bytes = Buffer.from(await (await ask('GET', `/audit-packs/${pack.id}/file`)).arrayBuffer());
  expect(bytes.includes('registers/controls.csv')).toBe(true);
  expect(bytes.includes('registers/assets.csv')).toBe(false);
  expect(bytes.includes('registers/audit-trail.csv')).toBe(false);
});

test('a pack that holds more than a token may see is not the token’s to fetch', async () => {
  const { body } = await admin.post('/audit-packs', { framework: ISO });
  expect(await waitForJob(admin, body.job.id)).toMatchObject({ state: 'done' });
  expect((await admin.get(`/audit-packs/${body.pack.id}/file`)).status).toBe(200);
  expect((await ask('GET', `/audit-packs/${body.pack.id}/file`)).status).toBe(404);
  const listed = (await (await ask('GET', '/audit-packs')).json()) as { id: string }[];
  expect(listed.map(({ id }) => id)).not.toContain(body.pack.id);
});

test('nor that of a person whose role no longer allows what it holds', async () => {
  const person = await server.signIn('admin');
  const { body } = await person.post('/audit-packs', { framework: ISO });
  expect(await waitForJob(person, body.job.id)).toMatchObject({ state: 'done' });
  const { rows } = await server.owner.query(
    `insert into roles (id, organisation_id, name, role, permissions) values (gen_random_uuid(), $1, 'Reports', 'viewer', $2) returning id`,
    [server.organisationId, JSON.stringify(['export.pdf', 'iso_readiness.view'])],
  );
  await server.owner.query(`update memberships set custom_role_id = $1, role = 'viewer' where user_id = $2`, [
    rows[0].id,
    person.userId,
  ]);
  expect((await person.get(`/audit-packs/${body.pack.id}/file`)).status).toBe(404);
});

test('packs take no more room than an organisation has', async () => {
  const person = await server.signIn('admin', await server.secondOrganisation());
  const make = async () => {
    const { body } = await person.post('/audit-packs', { framework: ISO });
    return { pack: body.pack, job: await waitForJob(person, body.job.id) };
  };
  const first = await make();
  expect(first.job).toMatchObject({ state: 'done' });
  // As if it had held large files of evidence.
  await server.owner.query('update audit_packs set size = $1 where id = $2', [20_000 * 1024 * 1024, first.pack.id]);
  const second = await make();
  expect(second.job).toMatchObject({ state: 'failed', message: 'Your organization has no room left for files.' });
  expect((await person.get(`/audit-packs/${second.pack.id}/file`)).status).toBe(404);
});
