import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the log of the embedded database says what failed, and nothing of what stands in rows and statements', async () => {
  const insert = 'insert into recent_errors (id, at, origin, place, what) values ($1, now(), $2, $3, $4)';
  const values = [randomUUID(), 'server', 'a-secret-place', 'a-secret-word'];
  await server.owner.query(insert, values);
  await expect(server.owner.query(insert, values)).rejects.toThrow(/duplicate key/);
  await expect(server.owner.query(insert, [null, ...values.slice(1)])).rejects.toThrow(/null value/);
  await expect(server.owner.query(`select 'a-secret-word' from nowhere_at_all`)).rejects.toThrow(/does not exist/);
  const log = await readFile(join(inject('clusterDir'), 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint');
  expect(log).toContain('null value in column');
  expect(log).not.toMatch(/a-secret|DETAIL|STATEMENT/);
});
