import { inTransaction } from './act.ts';
import { listOrganisationsWithFiles, sweepArriving, sweepFiles } from './files.ts';
import { sweepMails } from './mail.ts';
import { sweepErrors } from './recent-errors.ts';
import { sweepRetention } from './retention.ts';
import type { Services } from './services.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Once an hour: uploads nobody kept, sessions and failures whose time is over, what policies keep no longer. @returns a function that ends it. */
export function startSweeping(services: Services): () => void {
  const timer = setInterval(() => void sweep(services), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweep(services: Services, now = new Date()): Promise<void> {
  const { database, settings, filesOf, log } = services;
  try {
    await sweepArriving(settings.DATA_DIR, now);
    for (const organisationId of await listOrganisationsWithFiles(settings.DATA_DIR)) {
      const before = new Date(now.getTime() - DAY);
      await inTransaction(database, { organisationId }, (db) =>
        sweepFiles(db, organisationId, filesOf(organisationId), before),
      );
    }
    await sweepRetention(services, now);
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
  } catch (error) {
    log.warn({ err: error }, 'sweeping');
  }
}
