import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_ASSET } from '#domain/assets/asset.ts';
import { type Permission, PERMISSIONS } from '#domain/people/permission.ts';
import { waitForJob } from '../../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../../test/server.ts';
import { frameworkNamed } from '../../frameworks/library.ts';
import { perform } from '../../platform/context.ts';
import { gatherPack, holdsFor } from './contents.ts';
import { csvOf } from './registers.ts';

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
  expect(bytes.includes('registers/training.csv')).toBe(false);
});

test('what shows a required document, and the titles of documents, are left out where they may not be seen', async () => {
  const laptop = { name: 'Laptop', type: 'Laptop', category: 'Hardware', serialNumber: 'L-1', owner: 'Ana Ruiz' };
  expect((await admin.post('/assets', { ...NEW_ASSET, ...laptop })).status).toBe(200);
  const { body: upload } = await admin.upload([{ name: 'Secret plan.md', bytes: '# Secret plan\n\nWe plan.' }]);
  const { body: filed } = await admin.post('/documents', { files: [{ fileId: upload.files[0].id }] });
  const event = { kind: 'audit', title: 'Internal audit', startsOn: '2026-05-04', documentId: filed.added[0].id };
  const { body: audit } = await admin.post('/schedule/events', event);
  await server.owner.query(
    `insert into event_occurrences (organisation_id, event_id, original_on, completed_at, completed_by, completed_by_name)
     values ($1, $2, '2026-05-04', now(), $3, 'Ana')`,
    [server.organisationId, audit.id, admin.userId],
  );
  const registers = async (permissions: Permission[]) => {
    const files = server.services.filesOf(server.organisationId);
    return perform(server.services, admin.visitor, true, async (context) => {
      const framework = await frameworkNamed(context, ISO);
      const pack = await gatherPack(context, files, framework, { language: 'en', holds: holdsFor(permissions) });
      const texts: Record<string, string> = {};
      for (const register of pack.registers)
        for await (const piece of csvOf(register, () => undefined))
          texts[register.name] = (texts[register.name] ?? '') + piece.toString();
      return texts;
    });
  };
  const some = await registers(['iso_readiness.view', 'documents.view', 'dashboard.view']);
  expect(some['required-documents']).toMatch(/Asset Register,A\.5\.9,There,\r?\n/);
  const none = await registers(['iso_readiness.view', 'dashboard.view']);
  expect(none['reviews']).toContain('Internal audit');
  expect(none['reviews']).not.toContain('Secret plan');
  expect(some['reviews']).toContain('Secret plan');
  expect([some['training'], none['required-documents']]).toEqual([undefined, undefined]);
  const all = await registers([...PERMISSIONS]);
  expect(all['required-documents']).toContain('1 asset in the inventory');
  expect(all['training']).toBeDefined();
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
