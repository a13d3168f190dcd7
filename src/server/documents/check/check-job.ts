import { documentSubject } from '#domain/documents/subject.ts';
import { checkText } from '#domain/documents/check/check-text.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { defineJob } from '../../platform/background/jobs.ts';

/** Reads the stored words of a document for the check and keeps what was found. */
export async function checkDocument({ db, organisationId, now }: Context, id: string): Promise<void> {
  const mine = db.selectFrom('documents').where('organisation_id', '=', organisationId).where('id', '=', id);
  const row = await mine.select(['text', 'blocks', 'type', 'state']).executeTakeFirst();
  if (!row) return;
  const { state, ...words } = row;
  const found = state === 'read' ? checkText({ ...words, today: dayOf(now) }) : null;
  await db
    .updateTable('documents')
    .set({ checked: found && JSON.stringify(found) })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Reads the whole library for the check; doing it twice does no harm. */
export const checkDocuments = defineJob<Record<string, never>>('documents.check', { atOnce: 1 }, async (run) => {
  const ids = await run.read(async ({ db, organisationId }) => {
    const rows = await db
      .selectFrom('documents')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('state', '=', 'read')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  });
  for (const [place, id] of ids.entries()) {
    run.signal.throwIfAborted();
    await run.transact((context) => checkDocument(context, id));
    if (place % 20 === 0) run.progress(place, ids.length);
  }
  await run.transact((context) => Promise.resolve(context.publish(documentSubject, null)));
  return { documents: ids.length };
});
