import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { addOrganisation } from '#server/organisations/store.ts';
import { addAccount } from '#server/people/accounts.ts';
import { addMembership } from '#server/people/store.ts';
import { actorOf, inTransaction, type Visitor } from '#server/platform/context.ts';
import { openDatabaseServer } from '#server/platform/database/database-server.ts';
import type { JobDefinition } from '#server/platform/background/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings } from '#server/platform/settings.ts';
import { startServer } from '#server/start.ts';

/** A server within this process, with jobs of the benchmark's own, and somebody who administers an organisation on it. */
export async function openBenchServer(jobs: JobDefinition[], env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'clausewise-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env });
  const log = openLog(settings.LOG_LEVEL);
  const secrets = await openSecrets(dataDir);
  const databaseServer = await openDatabaseServer(settings, secrets, jobs, log);
  const server = await startServer({
    settings,
    log,
    secrets,
    databaseServer,
    version: '0',
    createDemo: async () => {},
    jobs,
  });
  const organisationId = randomUUID();
  const account = { name: 'Ana', email: 'ana@example.com' };
  const userId = await inTransaction(server.services.database, { organisationId }, async (db) => {
    await addOrganisation(db, organisationId, { name: 'Bench', domain: 'example.com', isDemo: false });
    const id = await addAccount(db, { ...account, passwordHash: 'none', emailVerified: true });
    await addMembership(db, organisationId, id, 'admin');
    return id;
  });
  const actor = actorOf({ userId, ...account }, { role: 'admin', permissions: null }, 'session');
  const visitor: Visitor = { organisationId, actor, requestId: randomUUID(), log };
  return {
    services: server.services,
    visitor,
    close: async () => {
      await server.stop();
      await databaseServer.leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
