import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asset } from '#domain/assets/asset.ts';
import { coverageOf } from '#domain/assets/analytics.ts';
import { waitForJob } from '../../../test/jobs.ts';
import { startTestServer, type TestServer, type TestSession } from '../../../test/server.ts';
import { migrate } from '../platform/database/migrations.ts';

let server: TestServer;
let session: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  session = await server.signIn('user');
});
afterAll(() => server.stop());

const laptop = { type: 'Laptop', category: 'Hardware', owner: 'Ada', dataClassification: 'Internal' };

test('coverage counts those of which it is known, and the list names the others', async () => {
  const add = (serialNumber: string, facts: object) =>
    session.post('/assets', { ...laptop, name: `Laptop ${serialNumber}`, serialNumber, ...facts });
  await add('1', { encryptionEnabled: true });
  await add('2', { encryptionEnabled: false });
  await add('3', {});
  const { slices } = (await session.get('/assets/analytics')).body;
  expect(coverageOf(slices, 'encryptionEnabled')).toEqual({ inUse: 3, unknown: 1, missing: 1, percent: 50, known: 66 });
  expect(coverageOf(slices, 'patchLevel')).toEqual({ inUse: 3, unknown: 3, missing: 0, percent: null, known: 0 });
  const names = async (only: string) =>
    (await session.get(`/assets?only=${only}`)).body.rows.map(({ serialNumber }: Asset) => serialNumber);
  expect([await names('encryption-unknown'), await names('unencrypted')]).toEqual([['3'], ['2']]);
});

test('many assets are told of at once, also that it is not known, and that is undone', async () => {
  const encrypted = async () =>
    (await session.get('/assets?sort=serialNumber')).body.rows.map((asset: Asset) => asset.encryptionEnabled);
  const change = async (body: object) => waitForJob(session, (await session.post('/asset-operations', body)).body.id);
  const before = await encrypted();
  const { id } = await change({ selection: { filter: {} }, change: { encryptionEnabled: null } });
  expect(await encrypted()).toEqual([null, null, null]);
  const undo = await session.post(`/asset-operations/${id}/undo`);
  await waitForJob(session, undo.body.id);
  expect(await encrypted()).toEqual(before);
  const filter = { only: 'encryption-unknown' };
  await change({ selection: { filter }, change: { encryptionEnabled: true } });
  expect(await encrypted()).toEqual([true, false, true]);
});

test('what an earlier version stored stays as it was, with its points', async () => {
  const all = join(import.meta.dirname, '../../../migrations');
  const folder = await mkdtemp(join(tmpdir(), 'clausewise-migrations-'));
  const database = `earlier_${randomUUID().replaceAll('-', '')}`;
  await server.owner.query(`create database ${database}`);
  const { host, port, user, password } = server.owner;
  const owner = new Client({ host, port, user, password: password ?? '', database });
  await owner.connect();
  try {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(all)) if (name < '0130') await copyFile(join(all, name), join(folder, name));
    await migrate(owner, folder);
    const { rows: organisations } = await owner.query<{ id: string }>(
      `insert into organisations (id, slug, name, domain, created_at) values (gen_random_uuid(), 'org_a', 'A', 'a.example', now())
       returning id`,
    );
    const stated = ['false', 'false', `'Disabled'`, `'Current'`];
    const told = ['true', 'true', `'Enabled'`, `'Critical'`];
    for (const [index, facts] of [stated, told].entries())
      await owner.query(
        `insert into assets (organisation_id, name, type, category, serial_number, model, vendor, owner, custodian, location, status,
           operating_system, ip_address, mac_address, firmware_version, vulnerability_count, tags, notes, compliance_status,
           risk_level_reason, created_at, updated_at, encryption_enabled, antivirus_installed, backup_status, patch_level)
         values ($1, 'A', 'Laptop', 'Hardware', $2, '', '', 'Ada', '', '', 'Active', '', '', '', '', 0, '{}', '', 'Compliant', '', now(), now(),
           ${facts.join()})`,
        [organisations[0]?.id, String(index)],
      );
    const read = async () => {
      const { rows } = await owner.query(
        `select encryption_enabled, antivirus_installed, backup_status, patch_level, lasting_risk_points from assets order by serial_number`,
      );
      return rows.map((row) => Object.values(row));
    };
    const before = await read();
    expect(before).toEqual([
      [false, false, 'Disabled', 'Current', 35],
      [true, true, 'Enabled', 'Critical', 10],
    ]);
    await migrate(owner, all);
    expect(await read()).toEqual(before);
  } finally {
    await owner.end();
    await server.owner.query(`drop database ${database}`);
    await rm(folder, { recursive: true });
  }
}, 60_000);
