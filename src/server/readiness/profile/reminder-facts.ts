import { AHEAD_DAYS, type ReminderFacts } from '#domain/readiness/profile/reminders.ts';
import type { SetupFacts } from '#domain/readiness/setup/facts.ts';
import { dayAfter } from '#domain/assets/days.ts';
import { listDocuments } from '../../documents/store.ts';
import { evidenceEndingBetween } from '../../evidence/ending-between.ts';
import { listInUse } from '../../frameworks/in-use.ts';
import type { Context } from '../../platform/context.ts';

/** Of a larger library the newest are looked at. */
const MOST_DOCUMENTS = 5000;
/** What ended longer ago is no longer waited for. */
const PAST_DAYS = 90;

/** What reminders are derived from, of what the acting person may see. */
export async function reminderFacts(
  context: Context,
  { today, assets, documents }: Pick<SetupFacts, 'today' | 'assets' | 'documents'>,
  missing: number,
): Promise<ReminderFacts> {
  return {
    today,
    controls: await controlsDue(context, today),
    evidence: documents ? await evidenceEnds(context, today) : [],
    documents: documents ? await listKnown(context) : [],
    assets,
    missing,
  };
}

/** Of every framework in use. */
async function controlsDue({ db, organisationId }: Context, today: string): Promise<ReminderFacts['controls']> {
  const inUse = (await listInUse(db, organisationId)).map(({ framework }) => framework);
  const rows = await db
    .selectFrom('controls')
    .select(['framework', 'requirement_id as requirementId', 'due_on as dueOn'])
    .where('organisation_id', '=', organisationId)
    .where('framework', 'in', inUse)
    .where('applicable', '=', true)
    .where('status', '<>', 'Implemented')
    .where('due_on', '<=', dayAfter(today, AHEAD_DAYS))
    .execute();
  return rows.flatMap(({ dueOn, ...row }) => (dueOn === null ? [] : [{ ...row, dueOn }]));
}

async function listKnown({ db, organisationId }: Context): Promise<ReminderFacts['documents']> {
  const { rows } = await listDocuments(db, organisationId, { pageSize: MOST_DOCUMENTS });
  return rows.map(({ id, title, isDraft, uploadedAt, reviewDueOn, suggestions }) => ({
    id,
    title,
    isDraft,
    uploadedOn: uploadedAt.slice(0, 10),
    reviewDueOn,
    suggestions: suggestions.open,
  }));
}

async function evidenceEnds(context: Context, today: string): Promise<ReminderFacts['evidence']> {
  const ending = await evidenceEndingBetween(context, dayAfter(today, -PAST_DAYS), dayAfter(today, AHEAD_DAYS));
  return ending.map(({ on, ...facts }) => ({ ...facts, endsOn: on }));
}
