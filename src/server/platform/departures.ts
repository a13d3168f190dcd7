import type { Subject } from '#domain/subject.ts';
import { dayOf } from './day.ts';
import { perform } from './context.ts';
import type { Context, TransactionServices, Visitor } from './context.ts';

/** A file as it leaves. */
export interface Departure {
  /** What it is called. */
  file: string;
  bytes?: number | undefined;
  rows?: number | undefined;
  /** By which the rows were chosen. */
  filter?: string | undefined;
}

/** Writes that data left, before its first byte does: who took what, in a transaction of its own. */
export async function recordDeparture(
  services: TransactionServices,
  visitor: Visitor,
  { subject, id }: { subject: Subject; id: string },
  { file, ...facts }: Departure,
): Promise<void> {
  const after = { ...facts, isByProgram: visitor.actor.via === 'token' || undefined };
  await perform(services, visitor, false, ({ append }) =>
    append({ actor: visitor.actor }, [
      { action: 'downloaded', subject, subjectId: id, title: file, before: null, after },
    ]),
  );
}

/** Whether the trail tells already that it left today. */
export async function hasEntryOfToday(
  { db, organisationId, now }: Context,
  { name }: Subject,
  id: string,
): Promise<boolean> {
  const known = await db
    .selectFrom('audit_entries')
    .select('number')
    .where('organisation_id', '=', organisationId)
    .where('subject', '=', name)
    .where('subject_id', '=', id)
    .where('action', '=', 'downloaded')
    .where('at', '>=', new Date(`${dayOf(now)}T00:00:00Z`))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
