import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';

const LOCK = 7_301_001;

/** Applies the files that are new, each in a transaction of its own. @throws when an applied file was changed or is gone. */
export async function migrate(owner: Client, folder: string): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    // The owner's own schema would come before public if it happens to have the owner's name.
    await owner.query('set search_path = public');
    await owner.query('create schema if not exists clausewise');
    await owner.query(
      'create table if not exists clausewise.migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    return await applyNew(owner, folder);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function applyNew(owner: Client, folder: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from clausewise.migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const unknown = [...applied.keys()].filter((name) => !files.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `This database was used by a newer version, which applied ${unknown.join(', ')}. Start that version.`,
    );
  const fresh: string[] = [];
  for (const name of files) {
    const sql = await readFile(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before)
      throw new Error(
        `migrations/${name} was changed after it was applied. Restore it and put the change into a new file.`,
      );
    await apply(owner, name, sql, checksum);
    fresh.push(name);
  }
  return fresh;
}

async function apply(owner: Client, name: string, sql: string, checksum: string): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query('insert into clausewise.migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new Error(`migrations/${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
