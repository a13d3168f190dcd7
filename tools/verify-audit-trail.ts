import { verifyAll } from '#server/activity/verify-all.ts';
import { reachDatabaseServer } from '#server/platform/database/database-server.ts';
import { openLog } from '#server/platform/log.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { readSettings } from '#server/platform/settings.ts';

// node tools/run.mjs tools/verify-audit-trail.ts [organisation]: ends with 1 when a chain does not stand. The server may be running.
const settings = readSettings(process.env);
const databaseServer = await reachDatabaseServer(settings, await openSecrets(settings.DATA_DIR));
try {
  const verified = await verifyAll(databaseServer, openLog('warn'), process.argv[2]);
  for (const { slug, entries, broken } of verified)
    console.log(
      broken
        ? `${slug}: entry ${broken.number} is broken (${broken.reason}); ${entries} before it stand`
        : `${slug}: ${entries} entries stand`,
    );
  if (verified.length === 0)
    console.log(process.argv[2] ? `There is no organisation ${process.argv[2]}.` : 'There is no organisation yet.');
  process.exitCode = verified.some(({ broken }) => broken) || (process.argv[2] && verified.length === 0) ? 1 : 0;
} finally {
  await databaseServer.leave();
}
