import { sql, type Transaction } from 'kysely';
import { BACKUP_FORMAT, BACKUP_VERSION } from '#domain/administration/backup.ts';
import { readHead } from '../../activity/store.ts';
import type { Context } from '../../platform/context.ts';
import type { JobRun } from '../../platform/background/jobs.ts';
import type { Tables } from '../../tables.ts';
import {
  CONTENTS,
  readCollections,
  readIdentity,
  readSettingColumns,
  USERS,
  type Collection,
  type Column,
} from './collections.ts';
import { readContent } from './contents.ts';

type Db = Transaction<Tables>;

/** Characters that are gathered before they are written. */
const PIECE = 256 * 1024;
const MOST_ROWS = 2000;
/** Bytes of rows, as they are stored, that one fetch may bring. */
const FETCH = 4 * 1024 * 1024;

interface Writing {
  context: Context;
  run: Pick<JobRun<object>, 'signal' | 'progress' | 'files'>;
  includesFiles: boolean;
  /** Filled while it is written. */
  counts: Record<string, number>;
}

/**
 * The text of a backup but for its signature, piece by piece: one row a line, as PostgreSQL writes it, from one moment. The transaction must
 * be one that sees one moment; the rows come through a cursor, so that no more than a few are ever in memory.
 */
export async function* writeBackup({ context, run, includesFiles, counts }: Writing): AsyncGenerator<Buffer> {
  const { db, organisationId } = context;
  await sql`set local timezone = 'UTC'`.execute(db);
  const sources = await sourcesOf(db, organisationId);
  for (const { name, rows } of sources) counts[name] = await count(db, rows);
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const { rows: hashes } = includesFiles
    ? await sql<{
        sha256: string;
      }>`select distinct sha256 from files where organisation_id = ${organisationId} and is_kept`.execute(db)
    : { rows: [] };
  let done = 0;
  let text = await writeHeader(context, counts, includesFiles);
  let isFirst = true;
  const open = (name: string) => {
    text += `${isFirst ? '' : '\n],'}\n${JSON.stringify(name)}:[`;
    isFirst = false;
  };
  for (const source of sources) {
    open(source.name);
    let line = '\n';
    for await (const rows of fetchRows(db, source)) {
      run.signal.throwIfAborted();
      for (const row of rows) {
        text += line + row;
        line = ',\n';
        if (text.length < PIECE) continue;
        yield Buffer.from(text);
        text = '';
      }
      run.progress((done += rows.length), total);
    }
  }
  if (includesFiles) {
    open(CONTENTS);
    let line = '\n';
    for (const { sha256 } of hashes) {
      run.signal.throwIfAborted();
      for await (const row of readContent(run.files, sha256)) {
        yield Buffer.from(text + line + row);
        text = '';
        line = ',\n';
      }
    }
  }
  yield Buffer.from(`${text}\n]}`);
}

async function writeHeader(
  { db, organisationId, actor, now }: Context,
  counts: Record<string, number>,
  includesFiles: boolean,
) {
  const organization = await db
    .selectFrom('organisations')
    .select(['id', 'slug', 'name'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const head = await readHead(db, organisationId);
  const header = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    lastUpdated: now.toISOString(),
    exportedAt: now.toISOString(),
    exportedBy: actor.name,
    includesFiles,
    organization,
    trail: { chainId: head?.chainId ?? organisationId },
    counts,
  };
  return `${JSON.stringify(header).slice(0, -1)},\n"collections":{`;
}

interface Source {
  name: string;
  /** From, where and what else names the rows. */
  rows: ReturnType<typeof sql>;
  fields: ReturnType<typeof sql>;
  order: ReturnType<typeof sql>;
}

const fieldsOf = (columns: Column[], table: string) =>
  sql`${sql.join(columns.map(({ name, field }) => sql`${sql.ref(`${table}.${name}`)} as ${sql.ref(field)}`))}`;

async function sourcesOf(db: Db, organisationId: string): Promise<Source[]> {
  const whole = (name: string, columns: Column[]): Source => ({
    name,
    rows: sql`from organisations o where id = ${organisationId}`,
    fields: fieldsOf(columns, 'o'),
    order: sql`1`,
  });
  return [
    whole('organizations', await readIdentity(db)),
    whole('settings', await readSettingColumns(db)),
    {
      name: USERS.name,
      rows: sql`from (
        select m.user_id, u.name, u.email, m.role, m.custom_role_id, m.created_at from memberships m join auth."user" u on u.id = m.user_id
        where m.organisation_id = ${organisationId}
        union all
        select user_id, name, email, role, custom_role_id, created_at from former_members f
        where organisation_id = ${organisationId}
          and not exists (select from memberships m where m.organisation_id = f.organisation_id and m.user_id = f.user_id)) p`,
      fields: fieldsOf(USERS.columns, 'p'),
      order: sql`created_at, user_id`,
    },
    ...(await readCollections(db)).map((collection) => sourceOf(collection, organisationId)),
  ];
}

function sourceOf({ name, table, columns, key, only }: Collection, organisationId: string): Source {
  return {
    name,
    rows: sql`from ${sql.table(table)} where ${sql.ref(`${table}.organisation_id`)} = ${organisationId} and ${sql.raw(only)}`,
    fields: fieldsOf(columns, table),
    // Of a table with one row for an organisation the key is nothing but that organisation.
    order: key.length > 0 ? sql.join(key.map((column) => sql.ref(`${table}.${column}`))) : sql`1`,
  };
}

async function count(db: Db, rows: Source['rows']): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${rows}`.execute(db);
  return counted[0]?.count ?? 0;
}

/** Rows as lines of JSON, a few at a time where they are large. */
async function* fetchRows(db: Db, { rows, fields, order }: Source): AsyncGenerator<string[]> {
  const { rows: largest } = await sql<{ bytes: number | null }>`
    select max(pg_column_size(r.*)) as bytes from (select ${fields} ${rows}) r`.execute(db);
  // Stored text is compressed, as much as ten to one.
  const most = Math.max(1, Math.min(MOST_ROWS, Math.floor(FETCH / (10 * (largest[0]?.bytes ?? 1)))));
  await sql`declare lines no scroll cursor for select row_to_json(r)::text as line from (select ${fields} ${rows} order by ${order}) r`.execute(
    db,
  );
  for (;;) {
    const { rows: fetched } = await sql<{ line: string }>`fetch ${sql.raw(String(most))} from lines`.execute(db);
    if (fetched.length === 0) break;
    yield fetched.map(({ line }) => line);
  }
  await sql`close lines`.execute(db);
}
