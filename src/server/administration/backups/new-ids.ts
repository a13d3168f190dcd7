import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import { USERS } from './collections.ts';
import type { Collection } from './collections.ts';
import { stagedOf } from './staging-tables.ts';

type Db = Transaction<Tables>;

const IDS = sql.raw('pg_temp.restored_ids');
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const BATCH = 500;

/**
 * Gives every row of the file an id of its own, since some belong to somebody else here: nobody learns which, or whose. All that names an
 * id follows, in columns, in links and within JSON. Audit trails stay as they were written.
 */
export async function giveNewIds(db: Db, all: Collection[]): Promise<void> {
  const collections = all.filter(({ table }) => !['audit_entries', 'file_audit_entries'].includes(table));
  // Who the people are here is settled already.
  const records = collections.filter(({ table }) => table !== USERS.table);
  const own = records.filter(({ key, columns, references }) => {
    const [only] = key;
    const isUuid = columns.some(({ name, type }) => name === only && type === 'uuid');
    return key.length === 1 && isUuid && !references.some((reference) => reference.columns[0] === only);
  });
  await sql`create temporary table restored_ids (old uuid primary key, new uuid not null) on commit drop`.execute(db);
  for (const { table, key } of own)
    await sql`insert into ${IDS} select ${sql.ref(key[0]!)}, gen_random_uuid() from ${stagedOf(table)} on conflict do nothing`.execute(
      db,
    );
  await sql`analyze ${IDS}`.execute(db);
  for (const collection of collections) {
    for (const { name, type } of collection.columns) {
      if (type === 'uuid')
        await sql`update ${stagedOf(collection.table)} set ${sql.ref(name)} = i.new from ${IDS} i where ${sql.ref(name)} = i.old`.execute(
          db,
        );
      if (type === 'jsonb' || (type === 'text' && name === 'link')) await follow(db, collection.table, name, type);
    }
  }
}

/** Replaces ids within values of JSON and links, a batch of rows at a time. */
async function follow(db: Db, table: string, column: string, type: string): Promise<void> {
  const name = sql.ref(column);
  for (let after = 0; ;) {
    const { rows } = await sql<{ row: number; value: string }>`
      select restored_row as row, ${name}::text as value from ${stagedOf(table)}
      where restored_row > ${after} and ${name}::text ~ ${UUID.source} order by restored_row limit ${BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    after = rows.at(-1)!.row;
    const found = [...new Set(rows.flatMap(({ value }) => value.match(UUID) ?? []))];
    const { rows: known } = await sql<{ old: string; new: string }>`
      select old, new from ${IDS} where old = any(${found}::uuid[])`.execute(db);
    const ids = new Map(known.map((pair) => [pair.old, pair.new]));
    const changed = rows
      .map(({ row, value }) => ({ row, value: value.replaceAll(UUID, (id) => ids.get(id) ?? id) }))
      .filter(({ value }, place) => value !== rows[place]!.value);
    if (changed.length === 0) continue;
    await sql`update ${stagedOf(table)} s set ${name} = c.value::${sql.raw(type)}
      from json_to_recordset(${JSON.stringify(changed)}::json) as c("row" integer, value text) where s.restored_row = c."row"`.execute(
      db,
    );
  }
}
