import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AUDIT_TRAIL_KEY } from './platform/audit-trail/chain.ts';
import { renewSetupToken, setupLinkEnd, withdrawSetupToken } from './people/setup.ts';
import { openApi } from './platform/http/api.ts';
import { openDatabase } from './platform/database/database.ts';
import { openFiles } from './platform/files.ts';
import { ROOT } from './platform/database/database-server.ts';
import type { DatabaseServer } from './platform/database/database-server.ts';
import { openServer } from './platform/http/http.ts';
import type { JobDefinition } from './platform/background/jobs.ts';
import { openLimits } from './platform/http/limits.ts';
import { openListener } from './platform/database/listener.ts';
import type { Listener } from './platform/database/listener.ts';
import { openLive } from './platform/http/live.ts';
import type { Log } from './platform/log.ts';
import { openMetrics } from './platform/metrics.ts';
import { openPages } from './platform/http/pages.ts';
import { startMailDispatcher } from './platform/mail/mail-dispatcher.ts';
import { openQueue, sender } from './platform/background/queue.ts';
import { startScheduledTasks } from './platform/background/scheduled-tasks.ts';
import type { AnyTask } from './platform/background/scheduled-tasks.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { pageLoader, sessionEnterer, sessionFinder } from './platform/http/sessions.ts';
import { originsOf } from './platform/settings.ts';
import type { Settings } from './platform/settings.ts';
import { openTokenReads } from './platform/http/token-reads.ts';
import { openTransfers } from './platform/http/transfers.ts';
import { startWorkers } from './platform/background/workers.ts';
import { serverModules } from './modules.ts';

export interface RunningServer {
  services: Services;
  port: number;
  /** Opens set-up, once; undefined when somebody administers the installation already. */
  setupToken: string | undefined;
  /** Until when the link that another server on this database printed opens it. */
  setupLinkEnd: Date | undefined;
  /** Takes no more requests, lets those in flight finish, and gives everything back but the database server. */
  stop(): Promise<void>;
}

interface Beginning {
  settings: Settings;
  log: Log;
  secrets: Secrets;
  databaseServer: Pick<DatabaseServer, 'app'>;
  version: string;
  createDemo: Services['createDemo'];
  jobs: JobDefinition[];
  /** None where a test does them itself. */
  scheduledTasks?: readonly AnyTask[];
  /** What sends on its own, besides mails. None where a test does it itself. */
  dispatchers?: readonly ((services: Services, listener: Listener) => () => Promise<void>)[];
}

const PATIENCE = 10_000;

/** Opens everything a server consists of on a database that is ready, and listens. */
export async function startServer({
  settings,
  log,
  secrets,
  databaseServer,
  version,
  createDemo,
  jobs,
  scheduledTasks = [],
  dispatchers = [],
}: Beginning): Promise<RunningServer> {
  const database = openDatabase(databaseServer.app, log);
  const filesOf = await openFiles(settings.DATA_DIR);
  const listener = await openListener(databaseServer.app, log);
  const boss = await openQueue(database.pool, log);
  const transactions = { database, sendJob: sender(boss), auditKey: secrets(AUDIT_TRAIL_KEY) };
  const services: Services = {
    ...transactions,
    settings,
    log,
    secrets,
    filesOf,
    version,
    createDemo,
    shapes: serverModules.shapes,
    findSession: sessionFinder(database, secrets('sessions'), settings.isSecure),
    enterSession: sessionEnterer(database, secrets('sessions'), settings.isSecure),
    loadPage: pageLoader(database, secrets('sessions'), settings.isSecure),
    limits: openLimits(),
    metrics: openMetrics(database, settings.METRICS_TOKEN),
    tokenReads: openTokenReads(transactions),
  };
  const live = openLive(listener);
  const answerTransfer = openTransfers({ ...serverModules.transferHandlers, live: live.live });
  const server = openServer(services, {
    api: openApi(serverModules.router, answerTransfer),
    pages: await openPages(join(ROOT, 'dist', 'web'), settings.ORIGIN),
    metrics: services.metrics,
  });
  const stopWorkers = await startWorkers({ boss, services: services, filesOf, listener, log }, jobs);
  const stopDispatchers = [
    startMailDispatcher(services, listener),
    startScheduledTasks(services, scheduledTasks, listener),
    ...dispatchers.map((start) => start(services, listener)),
  ];
  // Nobody else holds the embedded database: what was printed before went with the server that printed it.
  const isAlone = settings.DATABASE_URL === undefined;
  const setupToken = await renewSetupToken(database, isAlone || settings.NEW_SETUP_LINK);
  await listen(server, settings);
  const { port } = server.address() as AddressInfo;
  if (settings.PORT === 0) Object.assign(settings, originsOf(undefined, port));
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    live.closeAll();
    const sweeper = setInterval(() => server.closeIdleConnections(), 50);
    stopWorkers();
    const stopped = stopDispatchers.map((stopDispatcher) => stopDispatcher());
    await Promise.race([closed, sleep(PATIENCE, undefined, { ref: false })]);
    clearInterval(sweeper);
    server.closeAllConnections();
    await boss.stop({ graceful: true, timeout: PATIENCE });
    await Promise.all(stopped);
    await listener.close();
    // Where the database is gone already, the link ends by itself.
    if (setupToken) await withdrawSetupToken(database, setupToken).catch(() => {});
    await database.close();
  };
  return { services, port, setupToken, setupLinkEnd: setupToken ? undefined : await setupLinkEnd(database), stop };
}

async function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${PORT} is taken by another program. Stop it, or choose another with PORT=${PORT + 1}.`, {
        cause,
      });
    if (code === 'EACCES')
      throw new Error(`Port ${PORT} needs rights this user does not have. Choose one above 1023 with PORT.`, { cause });
    if (code === 'EADDRNOTAVAIL') throw new Error(`HOST ${HOST} is no address of this machine.`, { cause });
    throw cause;
  }
}
