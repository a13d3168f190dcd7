import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { hashOf } from './audit-trail/chain.ts';
import { CHANNEL, differenceOf, headMessage } from './audit-trail/record.ts';
import type { Recorded } from './audit-trail/record.ts';
import type { Tables } from '../tables.ts';
import { sanitizeText } from './sanitize-text.ts';

/** In the place of an organisation's id, under which entries of a trail are hashed. */
export const LOG = 'installation';

interface Source {
  db: Transaction<Tables>;
  services: { auditKey: string };
  person: { userId: string | null; name: string };
  requestId: string;
}

/**
 * Appends what an administrator did on the installation, in the transaction that does it, which must administer. The row of the
 * installation holds the head of the chain; its lock puts writers in order.
 */
export async function appendToLog({ db, services, person, requestId }: Source, change: Recorded): Promise<void> {
  const { action, subjectId, title } = change;
  const subject = change.subject.name;
  const { before, after } = differenceOf(change.before, change.after);
  const head = await db
    .selectFrom('installation')
    .select(['log_number as number', 'log_hash as previousHash'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('administration_entries')
    .select('at')
    .where('number', '=', head.number)
    .executeTakeFirst();
  const entry = {
    number: head.number + 1,
    at: new Date(Math.max(Date.now(), last?.at.getTime() ?? 0)).toISOString(),
    actorId: person.userId,
    actorName: person.name,
    action,
    subject,
    subjectId,
    title: sanitizeText(title),
    before,
    after,
    requestId,
    previousHash: head.previousHash,
  };
  const hash = hashOf(LOG, entry, services.auditKey);
  await db
    .insertInto('administration_entries')
    .values({
      number: entry.number,
      at: entry.at,
      actor_id: entry.actorId,
      actor_name: entry.actorName,
      action,
      subject,
      subject_id: subjectId,
      title: entry.title,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      request_id: requestId,
      previous_hash: entry.previousHash,
      hash,
    })
    .execute();
  await sql`update installation set log_number = ${entry.number}, log_hash = ${hash}`.execute(db);
  const message = headMessage({ organisationId: LOG, chainId: LOG, number: entry.number, hash });
  await sql`select pg_notify(${CHANNEL}, ${message})`.execute(db);
}
