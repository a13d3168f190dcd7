import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { serverModules } from '#server/modules.ts';
import { prepare } from '#server/platform/database/database-server.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { connectOwner } from '#server/platform/database/roles.ts';
import type { KeptRelease, KeptTable } from './kept-release.ts';
import { ownerOf, reachTestCluster } from './test-cluster.ts';

const FOLDER = join(import.meta.dirname, 'releases');
const MIGRATIONS = join(import.meta.dirname, '../migrations');

export async function readRelease(version: string): Promise<{ kept: KeptRelease; backup: string }> {
  const read = async (name: string) => gunzipSync(await readFile(join(FOLDER, version, name))).toString();
  return { kept: JSON.parse(await read('database.json.gz')) as KeptRelease, backup: await read('backup.json.gz') };
}

/** A database as a released version left it, brought to the present one as its first start does. @returns its name. */
export async function openRelease(kept: KeptRelease): Promise<string> {
  const reach = await reachTestCluster(inject('clusterDir'));
  const database = `release_${kept.version.replaceAll('.', '_')}`;
  const maker = await connectOwner(ownerOf(reach, 'postgres'));
  await maker.query(`create database ${database}`);
  await maker.end();
  const folder = await mkdtemp(join(tmpdir(), 'clausewise-migrations-'));
  for (const name of kept.migrations) await copyFile(join(MIGRATIONS, name), join(folder, name));
  const owner = await connectOwner(ownerOf(reach, database));
  await migrate(owner, folder);
  await rm(folder, { recursive: true });
  for (const table of kept.tables) await fill(owner, table);
  await owner.end();
  await prepare(ownerOf(reach, database), serverModules.jobs);
  return database;
}

async function fill(owner: Client, { name, columns, rows }: KeptTable): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  // What the version wrote passed its triggers then.
  await owner.query('set session_replication_role = replica');
  await owner.query(`delete from ${name}`);
  await owner.query(
    `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, $1)`,
    [rows],
  );
  await owner.query('set session_replication_role = origin');
}
