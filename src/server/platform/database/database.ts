import { setTimeout as sleep } from 'node:timers/promises';
import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  SingleConnectionProvider,
  Transaction,
} from 'kysely';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { Pool, types } from 'pg';
import type { ClientConfig, PoolClient, QueryResultRow } from 'pg';
import type { Log } from '../log.ts';
import { DatabaseSilent, WatchedClient } from './connection-lost.ts';
import { type Silence, watchSilence } from './silence.ts';
import type { Tables } from '../../tables.ts';

/** How to reach the database as the role that serves requests. */
export type Address = ClientConfig;

export interface Database {
  /**
   * Outside any organisation: row-level security hides every organisation's rows here. It has connections of its own, as it is asked from
   * within transactions: on the same ones, as many transactions as there are connections would wait for each other.
   */
  everywhere: Kysely<Tables>;
  /** The connections of `everywhere`, for one prepared statement at a time. */
  outside: Pool;
  pool: Pool;
  /** Whether it answers within moments. */
  answers(): Promise<boolean>;
  /** A transaction in which exactly one organisation exists (none without an id), with that person as the actor. */
  begin(scope: Scope): Promise<OpenTransaction>;
  /**
   * A transaction of whoever holds the session's token, in the organisation wished for or the one used last. Who that is comes with it, in the
   * same round trip: nothing is remembered between requests, so a session that was ended opens nothing any more.
   * @returns undefined without such a session.
   */
  enter(token: string, wished: string | undefined, isReadOnly: boolean): Promise<Entered | undefined>;
  close(): Promise<void>;
}

export interface Scope {
  organisationId?: string | undefined;
  userId?: string | undefined;
  isReadOnly?: boolean;
  /** Administration of the installation: every organisation and membership is seen, nothing inside them. */
  administers?: boolean;
}

export interface Entered {
  /** As clausewise.enter says it. */
  person: unknown;
  transaction: OpenTransaction;
}

export interface OpenTransaction {
  db: Transaction<Tables>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

const { builtins } = types;
types.setTypeParser(builtins.INT8, Number);
types.setTypeParser(builtins.NUMERIC, Number);
// A date stays the day it says; a Date of it would be another day in half of the world.
types.setTypeParser(builtins.DATE, (day) => day);

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const TOKEN = /^[\w-]{1,100}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const MOST_OUTSIDE = 2;
/** Milliseconds in which a database that is there answers. */
const PATIENCE = 2000;

export function openDatabase(address: Address, log: Log, most = 6, silent?: number): Database {
  const silence = watchSilence(address, log, silent);
  const pool = openPool(address, most, log, silence);
  const outside = openPool(address, MOST_OUTSIDE, log, silence);
  const dialect = new PostgresDialect({ pool });
  const everywhere = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: outside }) });
  const driver = dialect.createDriver();
  return {
    everywhere,
    outside,
    pool,
    async answers() {
      const asked = outside.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([asked, sleep(PATIENCE, false, { ref: false })]);
    },
    // Kysely ends only a pool that it has used itself.
    async close() {
      silence.close();
      await Promise.all([pool.end(), outside.end()]);
    },
    async begin(scope) {
      const { transaction } = await open(scope.isReadOnly, settingsOf(scope));
      return transaction;
    },
    async enter(token, wished, isReadOnly) {
      if (!TOKEN.test(token)) return undefined;
      const wish = wished === undefined ? 'null' : `'${checkId(wished)}'`;
      const { row, transaction } = await open(isReadOnly, `select clausewise.enter('${token}', ${wish}) as person`);
      const person = row?.['person'];
      if (person) return { person, transaction };
      await transaction.rollback();
      return undefined;
    },
  };

  /** One round trip opens the transaction and says for whom. What only reads sees one moment, however many queries it takes. */
  async function open(isReadOnly: boolean | undefined, settings: string) {
    if (silence.isSilent()) throw new DatabaseSilent();
    const client = await pool.connect();
    const end = async (word: 'commit' | 'rollback') => {
      let ended: string;
      try {
        ended = (await client.query(word)).command;
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release();
      if (word === 'commit' && ended === 'ROLLBACK') throw new Error('The transaction had failed and was rolled back.');
    };
    let row: Record<string, unknown> | undefined;
    try {
      const kind = isReadOnly ? ' isolation level repeatable read read only' : '';
      // Two statements have two results.
      const results = (await client.query(`begin${kind}; ${settings}`)) as unknown as QueryResultRow[];
      row = results[1]?.['rows'][0];
    } catch (error) {
      client.release(true);
      throw error;
    }
    const executor = new DefaultQueryExecutor(compiler, adapter, new SingleConnectionProvider(connectionOf(client)));
    const db = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
    const transaction: OpenTransaction = { db, commit: () => end('commit'), rollback: () => end('rollback') };
    return { row, transaction };
  }
}

/** Connections that end one by one, whoever holds them: the next who asks gets a new one. */
function openPool(address: Address, max: number, log: Log, silence: Silence): Pool {
  const times = { idleTimeoutMillis: 30_000, connectionTimeoutMillis: 15_000 };
  const pool = new Pool({ ...address, ...times, max, keepAlive: true, Client: WatchedClient });
  pool.on('connect', (client) => {
    silence.watch(client as unknown as WatchedClient);
    client.on('error', (error: Error) => log.warn({ error: error.message }, 'database connection lost'));
  });
  // It says the same of those that nobody held, and would end the process without a listener.
  pool.on('error', () => {});
  return pool;
}

function settingsOf({ organisationId, userId, administers = false }: Scope): string {
  return (
    `select set_config('clausewise.organisation_id', '${checkId(organisationId)}', true), ` +
    `set_config('clausewise.user_id', '${checkId(userId)}', true)` +
    (administers ? `, set_config('clausewise.administers', 'true', true)` : '')
  );
}

function checkId(id: string | undefined): string {
  if (id !== undefined && !UUID.test(id)) throw new Error('Not an id.');
  return id ?? '';
}

function connectionOf(client: PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const result = await client.query(sql, [...parameters]);
      return {
        rows: result.rows as R[],
        numAffectedRows: result.command === 'SELECT' ? undefined : BigInt(result.rowCount ?? 0),
      };
    },
    streamQuery() {
      throw new Error('Read in batches instead of streaming.');
    },
  };
}
