import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import { fieldOf } from './collections.ts';
import { stagedOf, type Staging } from './staging-tables.ts';

type Db = Transaction<Tables>;

/** What only shows when everything is there: rows that are in the file twice, and references to what is not in it. */
export async function checkWhole(db: Db, collections: Collection[], { note }: Staging): Promise<void> {
  for (const collection of collections) await checkUnique(db, collection, note);
  for (const collection of collections) await sql`analyze ${stagedOf(collection.table)}`.execute(db);
  for (const collection of collections)
    for (const reference of collection.references)
      if (collections.some(({ table }) => table === reference.target))
        await checkReference(db, collection, reference, note);
}

/** The unique indexes of the real table, made on the gathered rows: whatever it would refuse is refused here. */
async function checkUnique(db: Db, { name, table }: Collection, note: Staging['note']): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = ${`public."${table}"`}::regclass and indisunique`.execute(
    db,
  );
  for (const { definition } of rows) {
    const columns = definition.replace(/^.*? USING /, '');
    await sql`savepoint twice`.execute(db);
    try {
      await sql`create unique index on ${stagedOf(table)} using ${sql.raw(columns)}`.execute(db);
      await sql`release savepoint twice`.execute(db);
    } catch (error) {
      if ((error as { code?: string }).code !== '23505') throw error;
      await sql`rollback to savepoint twice`.execute(db);
      const detail = (error as { detail?: string }).detail ?? '';
      note({ fault: 'duplicate', collection: name, detail: detail.slice(0, 200) });
    }
  }
}

async function checkReference(
  db: Db,
  { name, table }: Collection,
  { columns, target, targetColumns }: Collection['references'][number],
  note: Staging['note'],
): Promise<void> {
  const isNamed = sql.join(
    columns.map((column) => sql`s.${sql.ref(column)} is not null`),
    sql` and `,
  );
  const isSame = sql.join(
    columns.map((column, place) => sql`t.${sql.ref(targetColumns[place]!)} = s.${sql.ref(column)}`),
    sql` and `,
  );
  const { rows } = await sql<{ row: number }>`
    select restored_row as row from ${stagedOf(table)} s
    where ${isNamed} and not exists (select from ${stagedOf(target)} t where ${isSame}) order by 1 limit 5`.execute(db);
  for (const { row } of rows)
    note({ fault: 'missing_reference', collection: name, row, field: fieldOf(columns[0]!), detail: fieldOf(target) });
}
