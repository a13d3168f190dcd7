import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Transaction<Tables>;

/** Tables of an organisation that a backup leaves out, each with the reason. Every other one with an organisation_id is in it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  memberships: 'Written as the collection users, with names and addresses and without what opens an account.',
  former_members: 'Written as the collection users as well.',
  audit_heads: 'Follows from the audit trail.',
  vendor_monitoring_orders: 'Looks at vendors that were asked for; what came of them stands in their runs.',
  backups: 'Copies of what a backup holds.',
  audit_packs: 'Copies of what a backup holds.',
  api_tokens: 'Keys to the organisation; new ones are made where they are needed.',
  identity_providers: 'Holds a sealed secret; the provider is connected anew.',
  language_models: 'Holds a sealed key; the language model is connected anew.',
  model_answers: 'Kept so that nothing is asked twice; asked anew.',
  model_readings: 'How the last question to a language model went; asked anew.',
  calendar_readers: 'Secret addresses of calendars; new ones are made where they are needed.',
  invitations: 'Open doors to the organisation; whoever is to come is invited anew.',
  vendor_assessment_links: 'Open doors for vendors; new links are made where they are needed.',
  recent_errors: 'Faults of this server in the last days.',
  scheduled_tasks: 'When the product does its work again, and how it failed; it does it anew.',
  quiz_players: 'Who agreed to appear on the score board; they are asked anew.',
  notification_choices: 'How each member wants to be told; they choose again.',
  webhook_secrets: 'Sealed secrets; an endpoint gets a new one.',
  webhook_deliveries: 'What was on its way to others; they are not told twice.',
  automation_positions: 'How far the audit trail was read; it is read on from its end.',
  notifications: 'Words to one person, for a while; what they tell of is in the audit trail.',
};

/** Rows that are no work in progress. What refers to a row that is left out is left out as well. */
const ONLY: Readonly<Record<string, string>> = {
  files: 'is_kept',
  jobs: `finished_at is not null and kind not like 'organization.%'`,
  asset_operations: 'finished_at is not null',
  // One that waits opens a door when it is approved: only one that came in by its person's own mail may stand there.
  user_requests: `status <> 'pending'`,
};

/** The specification's names where they are other than the table's. */
const NAMES: Readonly<Record<string, string>> = { audit_entries: 'auditLogs' };

export interface Column {
  name: string;
  /** The same in camel case: what a backup calls it. */
  field: string;
  /** As PostgreSQL writes it, without a length. */
  type: string;
  isNullable: boolean;
  /** The default as SQL. */
  fallback: string | null;
}

export interface Reference {
  columns: string[];
  /** A table, or auth.user. */
  target: string;
  targetColumns: string[];
}

/** One table of an organisation as a collection of a backup. */
export interface Collection {
  name: string;
  table: string;
  key: string[];
  /** Without organisation_id, which is the same in every row, and without what the database computes. */
  columns: Column[];
  references: Reference[];
  /** A condition on its rows, as SQL. */
  only: string;
}

export const fieldOf = (column: string) =>
  column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Every table that belongs to organisations, as the database itself describes it, one that is referred to before the one that refers.
 * A table of a subject that is added later is among them without anybody remembering backups.
 */
export async function readCollections(db: Db): Promise<Collection[]> {
  const { rows } = await sql<TableRow>`
    select c.relname as "table",
      (select array_agg(a.attname::text order by k.place) from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull,
          'fallback', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(json_build_object('target', case when f.confrelid = 'auth."user"'::regclass then 'auth.user' else t.relname end,
          'columns', (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
          'targetColumns', (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (number, place)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number)))
        from pg_constraint f join pg_class t on t.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f'), '[]') as references
    from pg_class c
    join pg_attribute o on o.attrelid = c.oid and o.attname = 'organisation_id' and not o.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(db);
  return inOrder(rows.filter(({ table }) => !(table in LEFT_OUT)).map(collectionOf));
}

interface TableRow {
  table: string;
  key: string[];
  columns: Omit<Column, 'field'>[];
  references: Reference[];
}

function collectionOf({ table, key, columns, references }: TableRow): Collection {
  return {
    name: NAMES[table] ?? fieldOf(table),
    table,
    key: key.filter((column) => column !== 'organisation_id'),
    columns: columns
      .filter(({ name }) => name !== 'organisation_id')
      .map((column) => ({ ...column, field: fieldOf(column.name) })),
    references: references.filter(({ target }) => target !== 'organisations'),
    only: [ONLY[table] ?? 'true', ...references.flatMap((reference) => onlyOf(table, reference))].join(' and '),
  };
}

function onlyOf(table: string, { columns, target, targetColumns }: Reference): string[] {
  const only = ONLY[target];
  if (!only) return [];
  const isSame = columns.map((name, place) => `${target}.${targetColumns[place]} = ${table}.${name}`).join(' and ');
  return [`(${table}.${columns[0]} is null or exists (select from ${target} where ${isSame} and ${only}))`];
}

function inOrder(collections: Collection[]): Collection[] {
  const ordered: Collection[] = [];
  const visit = (collection: Collection, above: string[]) => {
    if (ordered.includes(collection) || above.includes(collection.table)) return;
    for (const { target } of collection.references) {
      const before = collections.find(({ table }) => table === target);
      if (before) visit(before, [...above, collection.table]);
    }
    ordered.push(collection);
  };
  for (const collection of collections) visit(collection, []);
  return ordered;
}

/** The organisation's own row is two collections: what it is, and what it has set. */
export const IDENTITY = ['id', 'slug', 'domain', 'is_demo', 'suspended_at', 'created_at', 'updated_at'];

export const readIdentity = async (db: Db) =>
  (await readOrganisation(db)).filter(({ name }) => IDENTITY.includes(name));
export const readSettingColumns = async (db: Db) =>
  (await readOrganisation(db)).filter(({ name }) => !IDENTITY.includes(name));

async function readOrganisation(db: Db): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'field'>>`
    select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
      pg_get_expr(d.adbin, d.adrelid) as fallback
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = 'public.organisations'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(db);
  return rows.map((column) => ({ ...column, field: fieldOf(column.name) }));
}

const column = (name: string, type: string, isNullable = false): Column => ({
  name,
  field: fieldOf(name),
  type,
  isNullable,
  fallback: null,
});

/** People with their role: members, and names known from an earlier restoration. Nothing of their accounts but name and address. */
export const USERS: Collection = {
  name: 'users',
  table: 'former_members',
  key: ['user_id'],
  columns: [
    { ...column('user_id', 'uuid'), field: 'id' },
    column('name', 'text'),
    column('email', 'text'),
    column('role', 'text'),
    column('custom_role_id', 'uuid', true),
    column('created_at', 'timestamp with time zone'),
  ],
  references: [{ columns: ['custom_role_id'], target: 'roles', targetColumns: ['id'] }],
  only: 'true',
};

/** The bytes of files, in pieces, where they were asked for. */
export const CONTENTS = 'fileContents';
