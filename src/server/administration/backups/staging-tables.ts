import { sql, type Transaction } from 'kysely';
import { MOST_PROBLEMS } from '#domain/administration/backup.ts';
import type { BackupProblem } from '#domain/administration/backup.ts';
import type { Tables } from '../../tables.ts';
import type { Collection } from './collections.ts';
import type { Shapes } from '../../platform/shapes.ts';
import { type Row, rowChecker, type RowCheck } from './rows.ts';

type Db = Transaction<Tables>;

/** Where the rows of a file are gathered and judged, invisible to everybody else and gone with the transaction. */
export const stagedOf = (table: string) => sql.raw(`pg_temp."restored_${table}"`);

/** More than enough faults were found: there is no use in reading on. */
export class TooManyProblems extends Error {}

export interface Staging {
  problems: BackupProblem[];
  counts: Record<string, number>;
  /** Checks rows that are not gathered here. */
  checkerOf: (collection: Pick<Collection, 'table' | 'columns'>) => RowCheck;
  note: (problem: Partial<BackupProblem> & Pick<BackupProblem, 'fault'>) => void;
  /** @throws TooManyProblems */
  stage(collection: Collection, first: number, rows: readonly unknown[]): Promise<void>;
}

interface Stage {
  check: RowCheck;
  collection: Collection;
}

/** One table a collection, with the rules of the real one but for what refers to other rows. */
export async function openStaging(
  db: Db,
  organisationId: string,
  collections: Collection[],
  shapes: Shapes,
): Promise<Staging> {
  const problems: BackupProblem[] = [];
  const stages = new Map<string, Stage>();
  for (const collection of collections) {
    const { table } = collection;
    await sql`create temporary table ${sql.raw(`"restored_${table}"`)}
      (like public.${sql.raw(`"${table}"`)} including defaults including constraints including generated, restored_row integer) on commit drop`.execute(
      db,
    );
    stages.set(collection.name, {
      collection,
      check: rowChecker(collection, shapes, await readFallbacks(db, collection)),
    });
  }
  const note: Staging['note'] = ({ collection = null, row = null, field = null, detail = null, fault }) => {
    problems.push({ fault, collection, row, field, detail });
    if (problems.length >= MOST_PROBLEMS) throw new TooManyProblems();
  };
  const counts: Record<string, number> = {};
  return {
    problems,
    counts,
    checkerOf: (collection) => rowChecker(collection, shapes),
    note,
    async stage({ name }, first, rows) {
      const { collection, check } = stages.get(name)!;
      counts[name] = (counts[name] ?? 0) + rows.length;
      const sound: Row[] = [];
      for (const [index, given] of rows.entries()) {
        const checked = check(given);
        if ('row' in checked)
          sound.push({ ...checked.row, organisation_id: organisationId, restored_row: first + index });
        else for (const problem of checked.problems) note({ ...problem, collection: name, row: first + index });
      }
      await insert(db, collection, sound, note);
    },
  };
}

/** What a column that the file does not know gets: the default the table has for it. A key has none that would do. */
async function readFallbacks(db: Db, { columns, key }: Collection): Promise<Row> {
  const known = columns.filter(({ name, fallback }) => fallback !== null && !key.includes(name));
  if (known.length === 0) return {};
  const values = sql.join(known.map(({ name, fallback }) => sql`${sql.raw(fallback!)} as ${sql.ref(name)}`));
  const { rows } = await sql<{ row: Row }>`select row_to_json(d) as row from (select ${values}) d`.execute(db);
  return rows[0]?.row ?? {};
}

/** Values the type or a rule of the table refuses; anything else is no fault of the file. */
const isRefusal = (error: unknown) => /^(22|23)/.test(String((error as { code?: unknown }).code));

async function insert(db: Db, collection: Collection, rows: Row[], note: Staging['note']): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(
    ['organisation_id', 'restored_row', ...collection.columns.map(({ name }) => name)]
      .filter((name) => collection.table !== 'organisations' || name !== 'organisation_id')
      .map((name) => sql.ref(name)),
  );
  const table = stagedOf(collection.table);
  await sql`savepoint batch`.execute(db);
  try {
    await sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
    await sql`release savepoint batch`.execute(db);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint batch`.execute(db);
    // Halves, until the rows at fault stand alone and can be named.
    const middle = Math.floor(rows.length / 2);
    if (middle === 0) return note({ ...refusalOf(collection, error), row: rows[0]!['restored_row'] as number });
    await insert(db, collection, rows.slice(0, middle), note);
    await insert(db, collection, rows.slice(middle), note);
  }
}

/** The column and rule behind an error of the database; a rule is called after its table and column. */
function refusalOf({ name, table, columns }: Collection, error: unknown) {
  const { constraint, column } = error as { constraint?: string; column?: string };
  const ruled = constraint?.slice(table.length + 1).replace(/_check\d*$/, '');
  const field = columns.find((one) => one.name === (column ?? ruled))?.field ?? null;
  return { fault: 'not_allowed' as const, collection: name, field, detail: field ? null : (constraint ?? null) };
}
