import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restore } from './backups.ts';
import { type KeptRelease, totalOf } from './kept-release.ts';
import { openRelease, readRelease } from './release.ts';
import { startTestServer, type TestServer, type TestSession } from './server.ts';

// What a released version left behind goes on working: its database after the migrations since, its chain of entries, its backups, its paths.
const VERSIONS = readdirSync(join(import.meta.dirname, 'releases'));

test('every released version is kept', () => expect(VERSIONS).toContain('2.1.0'));

describe.each(VERSIONS)('what version %s left behind', (version) => {
  let kept: KeptRelease;
  let backup: string;
  let server: TestServer;
  let admin: TestSession;
  beforeAll(async () => {
    ({ kept, backup } = await readRelease(version));
    server = await startTestServer({ UPLOADS_PER_MINUTE: '60000' }, undefined, await openRelease(kept));
    admin = await server.signIn('admin', kept.organisation.id);
  }, 120_000);
  afterAll(() => server.stop());

  test('is all there', async () => {
    const paths = Object.keys(kept.totals);
    const totals = await Promise.all(paths.map(async (path) => [path, totalOf((await admin.get(path)).body)] as const));
    expect(Object.fromEntries(totals)).toEqual(kept.totals);
  });

  test('has a chain of entries that verifies', async () => {
    const { status, body } = await admin.get('/activity/verification');
    expect([status, body.broken]).toEqual([200, null]);
    expect(body.entries).toBeGreaterThanOrEqual(kept.totals['/activity']!);
  });

  test('goes on: what is changed now is kept, and recorded behind what was', async () => {
    const { status } = await admin.patch('/controls/iso-27001-2022/A.7.4', { status: 'In Progress' });
    expect(status).toBe(200);
    expect((await admin.get('/activity/verification')).body.broken).toBeNull();
  });

  test('restores from its backup', async () => {
    const other = await server.secondOrganisation();
    const session = await server.signIn('admin', other);
    const { body } = await session.get('/session');
    expect(await restore(server, session, backup, body.organisation.name)).toMatchObject({ state: 'done' });
    expect(totalOf((await session.get('/assets')).body)).toBe(kept.totals['/assets']);
  }, 120_000);
});
