import { issue } from '#domain/issue.ts';
import type { EventOf, FactsOf } from '#domain/subject.ts';
import { vendorAssessmentSubject } from '#domain/vendors/subject.ts';
import { inEveryLanguage } from '#domain/organisations/language.ts';
import { askedOf } from '#domain/vendors/assessments/asked-questions.ts';
import type { AssessmentTerms, NewAssessment } from '#domain/vendors/assessments/assessment.ts';
import { questionsOf } from '#domain/vendors/assessments/answer.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { releaseFile } from '../../platform/files.ts';
import { messagesOf } from '../../platform/messages.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import { findVendor } from '../views.ts';
import { assessmentSections } from './catalogue.ts';
import { type KeptAssessment, lockAssessment, readAnswers, readBefore } from './store.ts';

/** Says in the audit trail what became of an assessment. The vendor's name is its title. */
export function recordAssessment(
  context: Context,
  action: EventOf<typeof vendorAssessmentSubject>,
  { id, title }: { id: string; title: string },
  before: FactsOf<typeof vendorAssessmentSubject> | null,
  after: FactsOf<typeof vendorAssessmentSubject> | null,
): void {
  context.record({ action, subject: vendorAssessmentSubject, subjectId: id, title, before, after });
}

/** What the audit trail keeps of what is asked, and of whom. */
const saidOf = (terms: AssessmentTerms) => ({
  tier: terms.tier,
  leftOut: terms.leftOut,
  own: terms.own.map(({ text }) => text),
  language: terms.language,
  dueOn: terms.dueOn,
  recipientName: terms.recipientName,
  recipientEmail: terms.recipientEmail,
  message: terms.message,
});

/** @throws Problem invalid without a question, with more than there may be, or with sections that the catalogue does not have. */
async function questionsFor(terms: Pick<AssessmentTerms, 'tier' | 'leftOut' | 'own'>) {
  const catalogue = await assessmentSections();
  const unknown = terms.leftOut.find((id) => !catalogue.some(({ section }) => section === id));
  if (unknown !== undefined) throw invalid([{ path: 'leftOut', message: issue('section_unknown') }]);
  const asked = askedOf(
    catalogue,
    terms,
    inEveryLanguage((language) => messagesOf('server/assessment-workbook', language)('ownSection')),
  );
  const { length } = questionsOf(asked);
  if (length === 0) throw invalid([{ path: 'leftOut', message: issue('questions_left_out') }]);
  if (length > ASSESSMENT_LIMITS.questions)
    throw invalid([{ path: 'own', message: issue('most_questions', { count: ASSESSMENT_LIMITS.questions }) }]);
  return asked;
}

function checkDay(context: Context, dueOn: string | null | undefined): void {
  if (dueOn && dueOn < dayOf(context.now)) throw invalid([{ path: 'dueOn', message: issue('today_or_later') }]);
}

/** Begins an assessment of a vendor. @returns its id. */
export async function addAssessment(context: Context, vendorId: string, asked: NewAssessment): Promise<string> {
  const vendor = await findVendor(context, vendorId);
  checkDay(context, asked.dueOn);
  const { language } = await context.db
    .selectFrom('organisations')
    .select('language')
    .where('id', '=', context.organisationId)
    .executeTakeFirstOrThrow();
  const terms: AssessmentTerms = {
    tier: asked.tier ?? vendor.tier,
    leftOut: [...new Set(asked.leftOut)],
    own: asked.own ?? [],
    language: asked.language ?? language,
    dueOn: asked.dueOn ?? null,
    recipientName: asked.recipientName ?? '',
    recipientEmail: asked.recipientEmail ?? '',
    message: asked.message ?? '',
  };
  const sections = await questionsFor(terms);
  const id = context.newId();
  await context.db
    .insertInto('vendor_assessments')
    .values({
      id,
      organisation_id: context.organisationId,
      vendor_id: vendorId,
      ...columnsOf(terms),
      asked: JSON.stringify(sections),
      state: 'draft',
      created_at: context.now,
      created_by: context.actor.id,
      created_by_name: context.actor.name,
    })
    .execute();
  if (asked.isPrefilled) await prefill(context, { id, vendorId });
  recordAssessment(context, 'added', { id, title: vendor.name }, null, saidOf(terms));
  return id;
}

const columnsOf = (terms: AssessmentTerms) => ({
  tier: terms.tier,
  language: terms.language,
  left_out: terms.leftOut,
  own: JSON.stringify(terms.own),
  due_on: terms.dueOn,
  recipient_name: terms.recipientName,
  recipient_email: terms.recipientEmail,
  message: terms.message,
});

/** Puts the vendor's last answers there to be confirmed; only to questions that are the catalogue's. They count when they were confirmed. */
async function prefill(context: Context, { id, vendorId }: { id: string; vendorId: string }): Promise<void> {
  const before = await readBefore(context, vendorId, { id, createdAt: context.now });
  if (!before) return;
  const rows = (await readAnswers(context, before.id))
    .filter(({ questionId, value, isConfirmed }) => value && isConfirmed && !questionId.startsWith('own.'))
    .map(({ questionId, value, reason, comment }) => ({
      organisation_id: context.organisationId,
      assessment_id: id,
      question_id: questionId,
      value,
      reason,
      comment,
      is_confirmed: false,
      earlier_on: dayOf(before.submittedAt),
      answered_at: before.submittedAt,
    }));
  if (rows.length > 0) await context.db.insertInto('vendor_assessment_answers').values(rows).execute();
}

const termsOf = (row: KeptAssessment): AssessmentTerms => ({
  tier: row.tier,
  leftOut: row.left_out,
  own: row.own,
  language: row.language,
  dueOn: row.due_on,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  message: row.message,
});

type Change = { [K in keyof AssessmentTerms]?: AssessmentTerms[K] | undefined };

/** @throws Problem conflict when somebody changed it meanwhile, or when it was sent and what it asks would change. */
export async function changeAssessment(context: Context, id: string, change: Change, version?: number): Promise<void> {
  const row = await lockAssessment(context, id);
  if (version !== undefined && version !== row.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this assessment meanwhile.');
  const { tier, leftOut, own } = change;
  const changesQuestions = tier !== undefined || leftOut !== undefined || own !== undefined;
  if (changesQuestions && row.state !== 'draft')
    throw conflict(
      'sent_already',
      'What is asked stays as it was sent. Begin another assessment to ask something else.',
    );
  if (change.dueOn !== row.due_on) checkDay(context, change.dueOn);
  const before = termsOf(row);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after: AssessmentTerms = { ...before, ...given };
  const asked = changesQuestions ? { asked: JSON.stringify(await questionsFor(after)) } : {};
  // A later day is a new day: it may be reminded of, and missed, again.
  const day = after.dueOn === before.dueOn ? {} : { reminded_on: null, told: null };
  await context.db
    .updateTable('vendor_assessments')
    .set({ ...columnsOf(after), ...asked, ...day, version: row.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  recordAssessment(context, 'changed', await titled(context, row), saidOf(before), saidOf(after));
}

export async function titled(context: Context, row: Pick<KeptAssessment, 'id' | 'vendor_id'>) {
  const { name } = await context.db
    .selectFrom('vendors')
    .select('name')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', row.vendor_id)
    .executeTakeFirstOrThrow();
  return { id: row.id, title: name };
}

export async function removeAssessment(context: Context, id: string): Promise<void> {
  const row = await lockAssessment(context, id);
  const title = await titled(context, row);
  const files = await filesOf(context, [id]);
  await context.db
    .deleteFrom('vendor_assessments')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  for (const fileId of files) await releaseFile(context, fileId);
  recordAssessment(context, 'removed', title, { ...saidOf(termsOf(row)), state: row.state }, null);
}

async function filesOf({ db, organisationId }: Context, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('vendor_assessment_files')
    .select('file_id as fileId')
    .where('organisation_id', '=', organisationId)
    .where('assessment_id', 'in', ids)
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** Removes the assessments of a vendor that goes, and lets go of their files. */
export async function removeAssessmentsOf(context: Context, vendorId: string): Promise<void> {
  const rows = await context.db
    .selectFrom('vendor_assessments')
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('vendor_id', '=', vendorId)
    .execute();
  const files = await filesOf(
    context,
    rows.map(({ id }) => id),
  );
  await context.db
    .deleteFrom('vendor_assessments')
    .where('organisation_id', '=', context.organisationId)
    .where('vendor_id', '=', vendorId)
    .execute();
  for (const fileId of files) await releaseFile(context, fileId);
}
