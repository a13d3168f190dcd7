import { inTransaction } from '../context.ts';
import { listOrganisationsWithFiles, sweepArriving, sweepFiles } from '../files.ts';
import { sweepMails } from '../mail/mail.ts';
import { sweepErrors } from '../recent-errors.ts';
import { sweepRetention } from '../retention.ts';
import type { InstallationTask } from './scheduled-tasks.ts';
import type { Services } from '../services.ts';

const DAY = 86_400_000;

/** Once an hour: uploads nobody kept, sessions and failures whose time is over, what policies keep no longer. */
export const sweepInstallation: InstallationTask = { name: 'installation.sweep', everyMinutes: 60, workOn: sweep };

export async function sweep({ database, settings, filesOf }: Services, now = new Date()): Promise<void> {
  await sweepArriving(settings.DATA_DIR, now);
  const before = new Date(now.getTime() - DAY);
  for (const organisationId of await listOrganisationsWithFiles(settings.DATA_DIR))
    await inTransaction(database, { organisationId }, (db) =>
      sweepFiles(db, organisationId, filesOf(organisationId), before),
    );
  await sweepRetention({ database }, now);
  await inTransaction(database, { administers: true }, async (db) => {
    await sweepMails(db, now);
    await sweepErrors(db, now);
  });
  await database.everywhere.deleteFrom('auth.session').where('expires_at', '<', now).execute();
  // Whoever comes with a link that is over is told so for a month.
  await database.everywhere
    .deleteFrom('auth.ticket')
    .where((is) =>
      is.or([
        is('expires_at', '<', new Date(now.getTime() - 30 * DAY)),
        is.and([is('expires_at', '<', now), is('purpose', 'in', ['passkey', 'second_factor', 'provider'])]),
      ]),
    )
    .execute();
  await database.everywhere
    .deleteFrom('auth.sign_in_failure')
    .where('last_at', '<', new Date(now.getTime() - DAY))
    .execute();
}
