import { parseArgs } from 'node:util';
import { verifyAll } from '#server/activity/verify-all.ts';
import { reachDatabaseServer } from '#server/platform/database/database-server.ts';
import { openLog } from '#server/platform/log.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings } from '#server/platform/settings.ts';

// node tools/run.mjs tools/verify-audit-trail.ts [organisation] [--accept-older-copy REASON]: ends with 1 when a chain does not stand. The
// server may be running. After an older copy of the database was brought back, trails end before what was noted of them in DATA_DIR; with
// a reason they go on from there, and the reason stands in each of them.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'accept-older-copy': { type: 'string' } },
});
const [wanted] = positionals;
const settings = readSettings(process.env);
const secrets = await openSecrets(settings.DATA_DIR);
const databaseServer = await reachDatabaseServer(settings, secrets);
try {
  const verified = await verifyAll(databaseServer, {
    secrets,
    dataDir: settings.DATA_DIR,
    log: openLog('warn'),
    wanted,
    acceptOlderCopy: values['accept-older-copy'],
  });
  for (const { slug, entries, keyedFrom, anchor, broken } of verified) {
    const noted = anchor
      ? `last noted outside the database: entry ${anchor.number}, ${anchor.at}`
      : 'not noted outside the database yet';
    const keyed = keyedFrom === null ? 'none keyed' : keyedFrom > 1 ? `keyed from entry ${keyedFrom} on` : 'keyed';
    console.log(
      broken
        ? `${slug}: entry ${broken.number} is broken (${broken.reason}); ${entries} before it stand; ${noted}`
        : `${slug}: ${entries} entries stand (${keyed}; ${noted})`,
    );
  }
  if (verified.length === 0)
    console.log(wanted ? `There is no organisation ${wanted}.` : 'There is no organisation yet.');
  process.exitCode = verified.some(({ broken }) => broken) || (wanted && verified.length === 0) ? 1 : 0;
} finally {
  await databaseServer.leave();
}
