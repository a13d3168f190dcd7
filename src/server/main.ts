import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDemo } from './administration/demo/create.ts';
import { readAhead } from './frameworks/catalogue.ts';
import { serverModules } from './modules.ts';
import { openDatabaseServer, ROOT } from './platform/database/database-server.ts';
import { openLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { openSecrets } from './platform/secrets.ts';
import { readSettings } from './platform/settings.ts';
import type { Settings } from './platform/settings.ts';
import { endInOrder } from './platform/process-end.ts';
import { startServer } from './start.ts';
import { welcomeText } from './welcome.ts';

try {
  await main();
} catch (error) {
  // Whoever starts the product reads this: one message, and the stack only for those who ask for it.
  console.error(`\n${process.env['LOG_LEVEL'] === 'debug' ? (error as Error).stack : (error as Error).message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = openLog(settings.LOG_LEVEL);
  const opening = open(settings, log);
  endInOrder(log, async () => {
    // Asked to end while it starts: it is up in a moment, and then knows how.
    const { server, databaseServer } = await opening;
    try {
      await server.stop();
    } finally {
      await databaseServer.leave();
    }
  });
  const { server, version } = await opening;
  void readAhead();
  console.log(welcomeText(version, settings, server, process.stdout.isTTY));
}

async function open(settings: Settings, log: Log) {
  const secrets = await openSecrets(settings.DATA_DIR);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const databaseServer = await openDatabaseServer(settings, secrets, serverModules.jobs, log);
  const parts = {
    settings,
    log,
    secrets,
    databaseServer,
    version,
    createDemo,
    jobs: serverModules.jobs,
    scheduledTasks: serverModules.scheduledTasks,
    dispatchers: serverModules.dispatchers,
  };
  const server = await startServer(parts).catch(async (error) => {
    await databaseServer.leave();
    throw error;
  });
  return { server, databaseServer, version };
}
