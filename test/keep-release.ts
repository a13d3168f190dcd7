// Keeps what the present version leaves behind, for the tests of every later one: its database, a backup, and what its REST paths answer to.
// Run before a release, and once only: node tools/run.mjs test/keep-release.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { reachDatabaseServer } from '#server/platform/database/database-server.ts';
import { connectOwner } from '#server/platform/database/roles.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings } from '#server/platform/settings.ts';
import { type KeptRelease, type KeptTable, PATHS, totalOf } from './kept-release.ts';
import { ADMINISTRATOR, setUp, startProduct } from './product.ts';

const ROOT = join(import.meta.dirname, '..');
/** What opens doors, and what only the running version knows. */
const LEFT_OUT = /session|token|challenge|secret|factor|recovery|passkey|ticket|sign_in|migrations/;

const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const product = await startProduct();
const databaseServer = await reachDatabaseServer(
  readSettings({ DATA_DIR: product.dataDir }),
  await openSecrets(product.dataDir),
);
const owner = await connectOwner(databaseServer.owner);
try {
  await keep();
} finally {
  await owner.end();
  await databaseServer.leave();
  await product.remove();
}

async function keep(): Promise<void> {
  const cookie = await setUp(product, null);
  await atRest();
  const { id: backupId } = (
    (await send('POST', '/data/backups', { includesFiles: true })) as { backup: { id: string } }
  ).backup;
  await atRest();
  const backup = await send('GET', `/data/backups/${backupId}/file`);
  const totals = Object.fromEntries(
    await Promise.all(PATHS.map(async (path) => [path, totalOf(await send('GET', path))] as const)),
  );
  const { organisation } = (await send('GET', '/session')) as { organisation: { id: string; name: string } };
  const kept: KeptRelease = {
    version,
    organisation,
    administrator: ADMINISTRATOR.email,
    totals,
    migrations: await namesOf('select name from clausewise.migrations order by name'),
    tables: await tablesIn(owner),
  };
  const out = join(ROOT, 'test/releases', version);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'database.json.gz'), gzipSync(JSON.stringify(kept), { level: 9 }));
  await writeFile(join(out, 'backup.json.gz'), gzipSync(JSON.stringify(backup), { level: 9 }));
  console.log(`${kept.tables.length} tables, ${JSON.stringify(totals)}`);

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${product.origin}/api/v1${path}`, {
      method,
      headers: { origin: product.origin, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }
}

/** Everything that was begun is done. */
async function atRest(): Promise<void> {
  for (;;) {
    await sleep(500);
    const { rowCount } = await owner.query('select 1 from jobs where finished_at is null');
    if (!rowCount) return;
  }
}

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

async function tablesIn(client: Client): Promise<KeptTable[]> {
  const names = await namesOf(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'auth', 'clausewise') and table_type = 'BASE TABLE' order by 1`,
  );
  const tables: KeptTable[] = [];
  for (const name of names.filter((each) => !LEFT_OUT.test(each))) {
    const columns = await namesOf(
      `select column_name as name from information_schema.columns
       where format('%I.%I', table_schema, table_name) = '${name}' and is_generated = 'NEVER' order by ordinal_position`,
    );
    const list = columns.map((column) => `"${column}"`).join(', ');
    // As text: figures that JavaScript would round stay as they are.
    const { rows } = await client.query<{ rows: string | null }>(
      `select json_agg(each)::text as rows from (select ${list} from ${name}) each`,
    );
    if (rows[0]?.rows) tables.push({ name, columns, rows: rows[0].rows });
  }
  return tables;
}
