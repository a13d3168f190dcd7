import type { Transaction } from 'kysely';
import type { Subject } from '#domain/subject.ts';
import { appendEntries } from './audit-trail/record.ts';
import type { Change } from './audit-trail/record.ts';
import type { Tables } from '../tables.ts';

/** Records what somebody did who has no account, or none here: the entry names them. The transaction must be in the organisation. */
export function recordWithoutAccount<S extends Subject>(
  db: Transaction<Tables>,
  {
    organisationId,
    auditKey,
    userId,
    name,
    requestId,
  }: { organisationId: string; auditKey: string; userId: string | null; name: string; requestId: string },
  change: Change<S>,
): Promise<void> {
  return appendEntries({ db, organisationId, auditKey, actor: { id: userId, name }, now: new Date(), requestId }, [
    change,
  ]);
}
