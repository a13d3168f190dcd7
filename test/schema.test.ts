import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serverModules } from '#server/modules.ts';
import { type Column, differencesOf } from './schema/compare.ts';
import { ENTITIES, type Entity } from './schema/entities.ts';
import { KEPT_COLUMNS, MEANT, UNSAID_COLUMNS, UNSAID_TABLES } from './schema/unsaid.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
let columns: Column[];
beforeAll(async () => {
  server = await startTestServer();
  columns = await columnsOf(server);
});
afterAll(() => server.stop());

/** Every column of the product's tables; those of the queue and of the migrations are their makers'. */
async function columnsOf({ owner }: TestServer): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table, a.attname as name,
       format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable", a.attgenerated <> '' as "isGenerated",
       (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as check
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth') and a.attnum > 0 and not a.attisdropped`,
  );
  return rows;
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const within = (type: unknown): z.ZodType =>
  type instanceof z.ZodOptional || type instanceof z.ZodDefault ? within(type.unwrap()) : (type as z.ZodType);

/** Which columns the schemas of a table say, and every difference in words. */
function compare(table: string, { reads, writes = [], derived = '', renamed = {} }: Entity, of: readonly Column[]) {
  const said = new Set<string>();
  const found: string[] = [];
  const computed = derived.split(/\s+/);
  const schemas = [
    ...(reads ? [{ schema: reads, isWritten: false }] : []),
    ...writes.map((schema) => ({ schema, isWritten: true })),
  ];
  for (const { schema, isWritten } of schemas) {
    for (const [field, type] of Object.entries(schema.shape)) {
      if (computed.includes(field)) continue;
      const name = renamed[field] ?? snake(field);
      const column = of.find((each) => each.table === table && each.name === name);
      if (column) found.push(...differencesOf(within(type), column, isWritten));
      else found.push(`${table} has no column for ${field}`);
      said.add(`${table}.${name}`);
    }
  }
  return { said, found };
}

const isMeant = (difference: string) => Object.keys(MEANT).some((place) => difference.startsWith(`${place}:`));
const whole = () => Object.entries(ENTITIES).map(([table, entity]) => compare(table, entity, columns));

const ofShapes = () =>
  Object.entries(serverModules.shapes).flatMap(([place, shape]) => {
    const column = columns.find(({ table, name }) => `${table}.${name}` === place);
    return column ? differencesOf(within(shape), column, false) : [`${place} is no column`];
  });

describe('SQL and schema say the same', () => {
  test.each(Object.entries(ENTITIES))('%s', (table, entity) => {
    expect(compare(table, entity, columns).found.filter((each) => !isMeant(each))).toEqual([]);
  });

  test('what a backup may bring is what a column takes', () => {
    expect(ofShapes().filter((each) => !isMeant(each))).toEqual([]);
  });

  test('a table that no schema speaks of has a reason, and so has each of its columns elsewhere', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect([...Object.keys(ENTITIES), ...Object.keys(UNSAID_TABLES)].toSorted()).toEqual(tables.toSorted());
    const said = new Set([
      ...whole().flatMap((each) => [...each.said]),
      ...Object.keys(serverModules.shapes),
      ...UNSAID_COLUMNS,
    ]);
    const unsaid = columns.filter(
      ({ table, name, isGenerated }) =>
        table in ENTITIES &&
        !isGenerated &&
        !said.has(`${table}.${name}`) &&
        !KEPT_COLUMNS.some(([pattern]) => pattern.test(name)),
    );
    expect(unsaid.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
  });

  test('a reason stands only where there is something to excuse', () => {
    const found = [...whole().flatMap((each) => each.found), ...ofShapes()];
    expect(Object.keys(MEANT).filter((place) => !found.some((each) => each.startsWith(`${place}:`)))).toEqual([]);
    const said = new Set(whole().flatMap((each) => [...each.said]));
    const places = columns.map(({ table, name }) => `${table}.${name}`);
    expect(UNSAID_COLUMNS.filter((place) => said.has(place) || !places.includes(place))).toEqual([]);
  });

  test('every table with an organisation refuses the rows of others', async () => {
    const { rows } = await server.owner.query(
      `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a planted difference is seen', () => {
  const column = (parts: Partial<Column>): Column => ({
    table: 'planted',
    name: 'planted',
    type: 'text',
    isNullable: false,
    isGenerated: false,
    check: null,
    ...parts,
  });
  test.each([
    ['a column that is missing', z.string(), null],
    ['another type', z.number(), {}],
    ['null that is not stored', z.string().nullable(), {}],
    ['a value too many', z.enum(['a', 'c']), { check: `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))` }],
    ['any text where there are values', z.string(), { check: `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))` }],
    ['a longer text', z.string().max(10), { check: 'CHECK ((length(x) <= 9))' }],
    ['a shorter text', z.string().max(8), { check: 'CHECK ((length(x) <= 9))' }],
    ['a text without bounds', z.string(), { check: 'CHECK ((length(x) <= 9))' }],
    ['a text that the column does not bound', z.string().max(9), {}],
    ['an empty text', z.string().max(9), { check: 'CHECK (((length(x) >= 1) AND (length(x) <= 9)))' }],
    ['a text that is no id', z.string(), { type: 'uuid' }],
    ['a number too large', z.number().int(), { type: 'integer' }],
    ['a number too small', z.int().max(5), { type: 'integer', check: 'CHECK (((x >= 1) AND (x <= 5)))' }],
  ])('%s', (_, type, parts) => {
    const entity = { writes: [z.object({ planted: type })] };
    expect(compare('planted', entity, parts ? [column(parts)] : []).found).toHaveLength(1);
  });

  test('what is read may be looser, but not without null', () => {
    const bounded = column({ isNullable: true, check: 'CHECK ((length(x) <= 9))' });
    expect(differencesOf(z.string().nullable(), bounded, false)).toEqual([]);
    expect(differencesOf(z.string(), bounded, false)).toHaveLength(1);
  });
});
