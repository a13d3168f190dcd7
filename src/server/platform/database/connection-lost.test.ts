import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer, TestSession } from '../../../../test/server.ts';
import { openDatabase } from './database.ts';
import { openListener } from './listener.ts';
import { connectOwner } from './roles.ts';

let server: TestServer;
let person: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signIn('admin');
});
afterAll(() => server.stop());

/** The test's database as the role that serves requests. */
function appAddress() {
  const { host, port, user, password, database } = server.owner;
  return { host, port, user: user!, password: password!, database: database!, options: '-c role=clausewise_app' };
}

/** What a restart of the database does to everybody who is connected to this one. */
async function cutConnections(): Promise<void> {
  await server.owner.query(
    // Returns when they have ended, however busy the machine is.
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and usename = 'clausewise_app'`,
  );
  await sleep(100);
}

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const transaction = await server.services.database.begin({ organisationId: server.organisationId });
  await cutConnections();
  await expect(transaction.commit()).rejects.toThrow(/terminat|not queryable/);
  expect((await person.get('/session')).status).toBe(200);
});

test('a request whose connection breaks is answered as one to try again', async () => {
  await server.owner.query('begin; lock table risks');
  const asked = person.get('/risks');
  await vi.waitFor(async () => {
    const { rows } = await server.owner.query(
      `select from pg_locks where not granted and relation = 'risks'::regclass
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toHaveLength(1);
  }, 10_000);
  await cutConnections();
  await server.owner.query('rollback');
  const { status, headers, body } = await asked;
  expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
    503,
    '1',
    'application/problem+json',
  ]);
  expect(body).toMatchObject({ code: 'database_away', status: 503, reference: expect.any(String) });
  expect((await person.get('/risks')).status).toBe(200);
});

test('while the database refuses connections, requests and readiness say so, and at once it is back they are answered', async () => {
  const { rows } = await server.owner.query('select current_database() as name');
  const { host, port, user, password } = server.owner;
  const other = await connectOwner({ host, port, user: user!, password: password!, database: 'postgres' });
  const allow = (whether: boolean) => other.query(`alter database ${rows[0].name} with allow_connections ${whether}`);
  await allow(false);
  await cutConnections();
  const [asked, ready, alive, figures] = await Promise.all([
    person.get('/risks'),
    fetch(`${server.origin}/readyz`),
    fetch(`${server.origin}/healthz`),
    fetch(`${server.origin}/metrics`),
  ]);
  const page = await fetch(`${server.origin}/`, {
    headers: { cookie: person.cookie, 'sec-fetch-dest': 'document', 'accept-language': 'de' },
  });
  await allow(true);
  await other.end();
  expect([asked.status, asked.body.code]).toEqual([503, 'database_away']);
  expect([ready.status, ready.headers.get('retry-after'), alive.status]).toEqual([503, '1', 200]);
  expect([figures.status, await figures.text()]).toEqual([200, expect.stringContaining('clausewise_database_up 0')]);
  expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
    503,
    '1',
    expect.stringContaining('öffnet sich von selbst'),
  ]);
  expect((await person.get('/risks')).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test('who listens hears again by themselves, and is told that something may have been missed', async () => {
  const listener = await openListener(appAddress(), server.services.log);
  const heard: string[] = [];
  listener.on(({ event }) => heard.push(event));
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(() => expect(heard).toEqual(['reconnected']), { timeout: 10_000 });
  await listener.close();
});

test('a statement that takes long is waited for, as long as others are answered', async () => {
  const database = openDatabase(appAddress(), server.services.log, 1, 200);
  const { rows } = await database.pool.query(`select pg_sleep(1.5), 'done' as word`);
  expect(rows[0].word).toBe('done');
  await database.close();
});
