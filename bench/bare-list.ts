import { createServer, type ServerResponse } from 'node:http';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { listAssets } from '#server/assets/asset-list.ts';
import type { Tables } from '#server/tables.ts';

/** The baseline: node:http and pg with the list's own SQL, and nothing else. Run as a process: DATABASE_URL, ORGANISATION, PORT. */
const { DATABASE_URL, ORGANISATION = '', PORT } = process.env;
const options = `-c role=clausewise_app -c clausewise.organisation_id=${ORGANISATION}`;
const pool = new pg.Pool({ connectionString: DATABASE_URL, options, max: 6 });

const statements: { text: string; values: unknown[] }[] = [];
const listener = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
});
await listAssets(listener as Transaction<Tables>, ORGANISATION, { pageSize: 25 }, new Date());

async function answer(response: ServerResponse): Promise<void> {
  const [rows, count] = await Promise.all(statements.map((statement) => pool.query(statement)));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ rows: rows?.rows, total: count?.rows[0].total }));
}

createServer((_request, response) => void answer(response)).listen(Number(PORT), () => console.log('ready'));
