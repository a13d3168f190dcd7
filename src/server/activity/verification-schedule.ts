import { inTransaction } from '../platform/context.ts';
import type { InstallationTask } from '../platform/background/scheduled-tasks.ts';
import type { Services } from '../platform/services.ts';
import { verifierOf, verifyChain } from './verify.ts';

/** Walks every trail once a day. One that does not stand fails the task, which the self-check and the health of the installation then show. */
export const verificationTask: InstallationTask = {
  name: 'activity.verification',
  everyMinutes: 24 * 60,
  async workOn(services, now) {
    let count = 0;
    for (const { id } of await organisationsOf(services)) {
      const verification = await inTransaction(services.database, { organisationId: id, isReadOnly: true }, (db) =>
        verifyChain(db, id, { ...verifierOf(services), now }),
      );
      if (!verification.broken) continue;
      count += 1;
      services.log.error({ organisationId: id, ...verification.broken }, 'audit trail broken');
    }
    if (count > 0) throw new Error(`Audit trails that do not stand: ${count}`);
  },
};

function organisationsOf({ database }: Services) {
  return inTransaction(database, { administers: true, isReadOnly: true }, (db) =>
    db.selectFrom('organisations').select('id').orderBy('id').execute(),
  );
}
