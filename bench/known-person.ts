import { createDemo } from '#server/administration/demo/create.ts';
import { serverModules } from '#server/modules.ts';
import { openDatabaseServer } from '#server/platform/database/database-server.ts';
import { openLog } from '#server/platform/log.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings } from '#server/platform/settings.ts';
import { startServer } from '#server/start.ts';

/**
 * The baseline of people.session-overhead: the product itself, which knows without looking who asks. Run as a process with the environment of
 * the product and COOKIE, the session of the one person it knows.
 */
const settings = readSettings(process.env);
const log = openLog(settings.LOG_LEVEL);
const secrets = await openSecrets(settings.DATA_DIR);
const databaseServer = await openDatabaseServer(settings, secrets, serverModules.jobs, log);
const { services } = await startServer({
  settings,
  log,
  secrets,
  databaseServer,
  version: '0',
  createDemo,
  jobs: serverModules.jobs,
});
const person = await services.findSession(process.env['COOKIE']);
if (!person) throw new Error('COOKIE holds no session.');
const { userId } = person;
services.enterSession = async (_cookies, wished, isReadOnly) => ({
  person,
  transaction: await services.database.begin({
    organisationId: wished ?? person.memberships[0]?.organisationId,
    userId,
    isReadOnly,
  }),
});
console.log('ready');
