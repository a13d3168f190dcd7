import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { appOf, ownerOf, reachTestCluster, TEMPLATE } from '../../test/test-cluster.ts';
import { createDemo } from './administration/demo/create.ts';
import { serverModules } from './modules.ts';
import { openLog } from './platform/log.ts';
import { connectOwner } from './platform/database/roles.ts';
import { readSettings } from './platform/settings.ts';
import { startServer, type RunningServer } from './start.ts';

// Servers that share one database, as DATABASE_URL lets them.

const running: RunningServer[] = [];
const database = `test_${randomUUID().replaceAll('-', '')}`;
let dataDir: string;
let reach: Awaited<ReturnType<typeof reachTestCluster>>;
let owner: Client;

beforeAll(async () => {
  reach = await reachTestCluster(inject('clusterDir'));
  const maker = await connectOwner(ownerOf(reach, 'postgres'));
  await maker.query(`create database ${database} template ${TEMPLATE} strategy file_copy`);
  await maker.end();
  owner = await connectOwner(ownerOf(reach, database));
  dataDir = await mkdtemp(join(tmpdir(), 'clausewise-data-'));
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await owner.end();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const shared = { DATABASE_URL: 'postgres://owner@database.example/clausewise', DATA_DIR: dataDir, PORT: '0' };
  const settings = readSettings({ ...shared, LOG_LEVEL: 'silent', ...environment });
  const log = openLog(settings.LOG_LEVEL);
  const ground = { app: appOf(reach, database) };
  const secrets = (purpose: string) => `a secret for ${purpose} in tests only`;
  const server = await startServer({
    settings,
    log,
    secrets,
    databaseServer: ground,
    version: '0',
    createDemo,
    jobs: serverModules.jobs,
  });
  running.push(server);
  return server;
}

const stopLast = () => running.pop()!.stop();

async function isRefused({ port }: RunningServer, token: string | undefined): Promise<boolean> {
  const origin = `http://localhost:${port}`;
  const body = JSON.stringify({
    token,
    administrator: { name: 'Ada', email: 'ada@example.com', password: 'ada@example.com' },
    organisation: null,
  });
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(`${origin}/api/v1/setup`, { method: 'POST', headers, body });
  const { code } = (await response.json()) as { code: string };
  // A link that opens lets the password be looked at, and this one is refused as too easy.
  expect(['wrong_setup_link', 'invalid']).toContain(code);
  return code === 'wrong_setup_link';
}

test('a second server prints no second link while the first is good, and says until when that is', async () => {
  const first = await start();
  expect(first.setupToken).toBeDefined();
  expect(first.setupLinkEnd).toBeUndefined();

  const second = await start();
  expect(second.setupToken).toBeUndefined();
  const hours = (second.setupLinkEnd!.getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  expect(await isRefused(second, first.setupToken)).toBe(false);
  await stopLast();
  expect(await isRefused(first, first.setupToken)).toBe(false);

  const asked = await start({ NEW_SETUP_LINK: 'true' });
  expect(asked.setupToken).toBeDefined();
  expect(await isRefused(first, first.setupToken)).toBe(true);
  expect(await isRefused(first, asked.setupToken)).toBe(false);
});

test('of servers that start together one prints the link', async () => {
  while (running.length > 0) await stopLast();
  const both = await Promise.all([start(), start()]);
  expect(both.filter(({ setupToken }) => setupToken)).toHaveLength(1);
  expect(both.filter(({ setupLinkEnd }) => setupLinkEnd)).toHaveLength(1);
});

test('a server takes its link with it, and a link that is a day old opens nothing', async () => {
  while (running.length > 0) await stopLast();
  const first = await start();
  expect(first.setupToken).toBeDefined();
  await owner.query(`update installation set setup_token_expires_at = now() - interval '1 second'`);
  expect(await isRefused(first, first.setupToken)).toBe(true);
  const next = await start();
  expect(next.setupToken).toBeDefined();
  await stopLast();
  expect((await start()).setupToken).toBeDefined();
});
