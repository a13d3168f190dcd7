import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import { openDatabase } from './database.ts';
import { checkRole } from './roles.ts';

// Raw SQL in the role that serves: what a handler that forgot its organisation would run.

let server: TestServer;
let mine: string;
let theirs: string;
let tables: string[];

beforeAll(async () => {
  server = await startTestServer();
  mine = server.organisationId;
  theirs = await server.secondOrganisation();
  await server.signIn('admin', mine);
  await server.signIn('admin', theirs);
  const { rows } = await server.owner.query(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id' order by 1`,
  );
  tables = rows.map((row) => row.name);
});
afterAll(() => server.stop());

async function inOrganisation(organisationId: string | undefined, sql: string, values: unknown[] = []) {
  const transaction = await server.services.database.begin({ organisationId });
  const client = await server.services.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('clausewise.organisation_id', $1, true)`, [organisationId ?? '']);
    return await client.query(sql, values);
  } finally {
    await client.query('rollback');
    client.release();
    await transaction.rollback();
  }
}

test('every table of an organisation is protected, even from its owner', async () => {
  const { rows } = await server.owner.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname = any($1) and not (relrowsecurity and relforcerowsecurity
         and exists (select from pg_policy where polrelid = pg_class.oid))`,
    [tables],
  );
  expect(rows).toEqual([]);
  expect(tables.length).toBeGreaterThan(5);
});

test('a select without a condition shows one organisation, and none without one', async () => {
  const inMine = await inOrganisation(mine, 'select organisation_id from memberships');
  expect(inMine.rows.map((row) => row.organisation_id)).toEqual([mine]);
  const seen: [string, number | null][] = [];
  for (const table of tables) seen.push([table, (await inOrganisation(undefined, `select 1 from ${table}`)).rowCount]);
  expect(seen.filter(([, rows]) => rows !== 0)).toEqual([]);
});

test('no row can be put into, moved to, or taken from another organisation', async () => {
  const user = (await server.owner.query('select user_id from memberships limit 1')).rows[0].user_id;
  const insert = inOrganisation(mine, `insert into memberships values ($1, $2, 'admin')`, [theirs, user]);
  await expect(insert).rejects.toThrow(/row-level security/);
  const move = inOrganisation(mine, 'update memberships set organisation_id = $1', [theirs]);
  await expect(move).rejects.toThrow(/row-level security/);
  expect(
    (await inOrganisation(mine, `update memberships set role = 'viewer' where organisation_id = $1`, [theirs]))
      .rowCount,
  ).toBe(0);
  expect((await inOrganisation(mine, 'delete from memberships where organisation_id = $1', [theirs])).rowCount).toBe(0);
  const other = inOrganisation(mine, `insert into organisations (id, slug, name, domain) values ($1, 'x', 'x', 'x')`, [
    randomUUID(),
  ]);
  await expect(other).rejects.toThrow(/row-level security/);
});

test('the serving role cannot switch the protection off', async () => {
  await expect(inOrganisation(mine, 'alter table memberships disable row level security')).rejects.toThrow(/owner/);
  await expect(inOrganisation(mine, 'set local row_security = off; select * from memberships')).rejects.toThrow(
    /row-level security|affected/,
  );
  await expect(inOrganisation(mine, 'set role clausewise')).rejects.toThrow(/permission denied/);
});

test('Clausewise does not serve in a role that is not bound', async () => {
  const { host, port, database } = server.owner;
  const asOwner = { host, port, database: database ?? '', user: 'clausewise', password: 'only for tests' };
  await expect(checkRole(asOwner)).rejects.toThrow(/row-level security does not bind/);
  expect(new Client(asOwner)).toBeDefined();
});

test('an id that is none never reaches the settings of a transaction', async () => {
  const database = openDatabase({ host: '/nowhere' }, server.services.log);
  await expect(server.services.database.begin({ organisationId: `${mine}'; drop table files; --` })).rejects.toThrow(
    'Not an id',
  );
  await database.close();
});
