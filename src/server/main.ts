import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renewSetupToken } from './people/setup.ts';
import { openApi } from './platform/api.ts';
import { openAuth } from './platform/auth.ts';
import { openDatabase } from './platform/database.ts';
import { openGround, ROOT } from './platform/house.ts';
import { openServer } from './platform/http.ts';
import { openLimits } from './platform/limits.ts';
import { openLog } from './platform/log.ts';
import { openSecrets } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { sessionFinder } from './platform/sessions.ts';
import { originsOf, readSettings } from './platform/settings.ts';
import { router } from './router.ts';

const settings = readSettings(process.env);
const log = openLog(settings.LOG_LEVEL);
const secrets = await openSecrets(settings.DATA_DIR);
const ground = await openGround(settings, secrets);
const database = openDatabase(ground.app, log);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const services: Services = {
  settings,
  log,
  database,
  secrets,
  auth: openAuth(database, settings, secrets('sessions'), log),
  findSession: sessionFinder(database, secrets('sessions'), settings.isSecure),
  limits: openLimits(),
  sendJob: async () => {},
  version,
  createDemo: async () => {},
};
const server = openServer(services, { api: openApi(router) });
server.listen(settings.PORT, settings.HOST);
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
Object.assign(settings, originsOf(process.env['ORIGIN'] ? settings.ORIGIN : undefined, port));
console.log(`Clausewise ${version} on ${settings.ORIGIN}`);
const token = await renewSetupToken(database);
if (token) console.log(`Set it up: ${settings.ORIGIN}/setup-admin?token=${token}`);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
async function stop() {
  server.close();
  server.closeAllConnections();
  await database.close();
  await ground.leave();
  process.exit(0);
}
