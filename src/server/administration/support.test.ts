import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CHECK_NAMES, SelfCheck } from '#domain/administration/self-check.ts';
import type { Check } from '#domain/administration/self-check.ts';
import { defineJob } from '../platform/background/jobs.ts';
import { sweep } from '../platform/background/sweeps.ts';
import { startTestServer } from '../../../test/server.ts';
import type { TestServer, TestSession } from '../../../test/server.ts';
import { perform } from '../platform/context.ts';
import { checkInstallation } from './self-check.ts';

const breaking = defineJob('test.break', { atOnce: 1 }, async () => {
  throw new Error('cannot read "the private plan" of ada@example.com');
});

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer({ SMTP_URL: 'smtp://post:hush@127.0.0.1:1' }, [breaking]);
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const checks = async (): Promise<Record<string, Check>> => {
  const { body } = await admin.get('/self-check');
  return Object.fromEntries(SelfCheck.parse(body).checks.map((check) => [check.name, check]));
};

test('the self-check looks at everything and finds this installation as it is', async () => {
  const found = await checks();
  expect(Object.keys(found)).toEqual([...CHECK_NAMES]);
  for (const name of ['version', 'migrations', 'disk', 'clock', 'jobs', 'storage'])
    expect(found[name], name).toMatchObject({ state: 'ok' });
  expect(found['database']).toMatchObject({
    state: 'ok',
    found: 'embedded',
    facts: { version: expect.stringMatching(/^\d+/) },
  });
  expect(found['origin']).toMatchObject({ found: 'local' });
});

test('a secret that others may read, a missing migration, stuck mail and jobs are seen', async () => {
  const path = join(server.services.settings.DATA_DIR, 'secret');
  await writeFile(path, 'x');
  await chmod(path, 0o644);
  await server.owner.query(`delete from clausewise.migrations where name like '0050%'`);
  await server.owner.query(
    `insert into outbox (recipient, kind, language, values, created_at, next_attempt_at)
     values ('ada@example.com', 'reset', 'en', '{}', now() - interval '1 hour', now() + interval '1 hour')`,
  );
  await server.owner
    .query(
      `insert into pgboss.job (name, state, start_after) values ('test.break', 'created', now() - interval '1 hour')`,
    )
    .catch(() => {});
  const found = await checks();
  expect(found['secret']).toMatchObject({ state: 'error', found: 'open', facts: { mode: '644' } });
  expect(found['migrations']).toMatchObject({ state: 'error', found: 'missing', facts: { missing: 1 } });
  expect(found['mail']).toMatchObject({ state: 'error', found: 'stuck', facts: { count: 1 } });
  await chmod(path, 0o600);
  expect((await checks())['secret']).toMatchObject({ state: 'ok' });
});

test('a full storage of the organisation is seen by it alone', async () => {
  await server.owner.query(
    `insert into files (id, organisation_id, sha256, size, media_type, name) values (gen_random_uuid(), $1, repeat('a', 64), $2, 'text/plain', 'big')`,
    [server.organisationId, 17_000 * 1024 * 1024],
  );
  expect((await checks())['storage']).toMatchObject({ state: 'warning', found: 'filling', facts: { percent: 85 } });
  const other = await server.signIn('admin', await server.secondOrganisation());
  const { body } = await other.get('/self-check');
  expect(body.checks.find(({ name }: Check) => name === 'storage')).toMatchObject({ state: 'ok' });
});

test('a look that fails is a finding, not a failure', async () => {
  const broken = { ...server.services, settings: { ...server.services.settings, DATA_DIR: '/nowhere/at/all' } };
  const { checks: found } = await checkInstallation(broken);
  expect(found.find(({ name }) => name === 'disk')).toEqual({
    name: 'disk',
    state: 'error',
    found: 'failed',
    facts: {},
  });
});

test('faults that people met who are not signed in are kept', async () => {
  const { status, body } = await server.anonymous.post('/client-errors', {
    message: 'Cannot show "Ada" on the page to sign in',
    path: '/login',
  });
  expect(status).toBe(200);
  await vi.waitFor(async () => {
    const { rows } = await server.owner.query('select organisation_id, place, what from recent_errors where id = $1', [
      body.reference,
    ]);
    expect(rows).toEqual([{ organisation_id: null, place: '/login', what: 'Cannot show "…" on the page to sign in' }]);
  });
});

test('faults of the server, of jobs and of the interface are listed under their reference, without anybody’s data', async () => {
  const reported = await admin.post('/client-errors', {
    message: 'Cannot show "Grace Hopper" of grace@example.com',
    path: `/app/assets/${admin.userId}?search=secret`,
  });
  const jobId = await perform(server.services, admin.visitor, false, (context) => context.enqueue('test.break', {}));
  await server.owner.query('alter table assets rename to assets_gone');
  const failed = await admin.get('/assets');
  await server.owner.query('alter table assets_gone rename to assets');
  expect(failed.status).toBe(500);
  await vi.waitFor(async () => expect((await admin.get('/recent-errors')).body).toHaveLength(3), { timeout: 15_000 });
  const { body } = await admin.get('/recent-errors');
  const of = (id: string) => body.find((one: { id: string }) => one.id === id);
  expect(of(reported.body.reference)).toMatchObject({ origin: 'interface', what: 'Cannot show "…" of …@…' });
  expect(of(reported.body.reference).place).toBe('/app/assets/…');
  expect(of(failed.body.reference)).toMatchObject({ origin: 'server', place: 'assets.list' });
  expect(of(jobId)).toMatchObject({ origin: 'job', place: 'test.break' });
  for (const word of ['private plan', 'ada@', 'Hopper', 'grace', admin.userId])
    expect(JSON.stringify(body)).not.toContain(word);

  const stranger = await server.signIn('admin', await server.secondOrganisation());
  expect((await stranger.get('/recent-errors')).body).toEqual([]);
});

test('the support bundle holds what helps, and no person, address, secret or value', async () => {
  const asset = {
    name: 'Payroll of Grace',
    type: 'Laptop',
    category: 'Hardware',
    serialNumber: 'S-1',
    owner: 'IT',
    dataClassification: 'Internal',
  };
  expect((await admin.post('/assets', asset)).status).toBe(200);
  const { status, headers, body } = await admin.get('/support-bundle');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="clausewise-support-\d{4}-\d\d-\d\d\.json"/,
  );
  expect(body).toMatchObject({
    version: '0.0.0',
    settings: { SMTP_URL: 'set', OIDC_ISSUER: 'default' },
    counts: { assets: 1 },
  });
  expect(body.checks.length).toBe(CHECK_NAMES.length);
  const { settings, visitor, organisationId, origin } = { ...server, ...server.services, visitor: admin.visitor };
  const text = JSON.stringify(body);
  const hidden = [
    'Payroll',
    'hush',
    'smtp:',
    visitor.actor.name,
    visitor.actor.email,
    admin.userId,
    organisationId,
    origin,
    settings.DATA_DIR,
  ];
  for (const word of hidden) expect(text).not.toContain(word);
});

test('old faults are swept', async () => {
  await server.owner.query(`update recent_errors set at = now() - interval '31 days'`);
  await sweep(server.services);
  expect((await admin.get('/recent-errors')).body).toEqual([]);
});
