import { issue } from '#domain/issue.ts';
import { vendorAssessmentSubject } from '#domain/vendors/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import { canBe, isAnswered, questionsOf } from '#domain/vendors/assessments/answer.ts';
import type { Answerer } from '#domain/vendors/assessments/assessment.ts';
import { OPEN_STATES } from '#domain/vendors/assessments/state.ts';
import type { Context } from '../../platform/context.ts';
import { sanitizeText } from '../../platform/sanitize-text.ts';
import { notify } from '../../platform/database/notify.ts';
import { conflict, invalid, type Issue } from '../../platform/http/problems.ts';
import { isMember } from '../../controls/store.ts';
import { recordAssessment, titled } from './commands.ts';
import { endLink } from './links.ts';
import { type KeptAssessment, readAnswers, readEvidence } from './store.ts';

interface Given {
  questionId: string;
  value?: string | null | undefined;
  reason?: string | undefined;
  comment?: string | undefined;
  version?: number | undefined;
}

/**
 * Keeps answers; what is left out of one stays. An answer that our side had judged is open again when it becomes another. @returns what was
 * there that the writer had not seen. @throws Problem invalid for a question that was not asked, or an answer that it does not have.
 */
export async function saveAnswers(context: Context, row: KeptAssessment, given: readonly Given[]) {
  const questions = new Map(questionsOf(row.asked).map((question) => [question.id, question]));
  const issues = given.flatMap(({ questionId, value }, place): Issue[] => {
    const question = questions.get(questionId);
    if (!question) return [{ path: `answers.${place}.questionId`, message: issue('question_unknown') }];
    return value && !canBe(question, value)
      ? [{ path: `answers.${place}.value`, message: issue('answer_unknown') }]
      : [];
  });
  if (issues.length > 0) throw invalid(issues);
  const existing = new Map((await readAnswers(context, row.id)).map((answer) => [answer.questionId, answer]));
  const replaced: { questionId: string; value: string | null; reason: string; comment: string }[] = [];
  for (const { questionId, version, ...words } of given) {
    const before = existing.get(questionId);
    const was = { value: before?.value ?? null, reason: before?.reason ?? '', comment: before?.comment ?? '' };
    const after = {
      value: words.value === undefined ? was.value : words.value && sanitizeText(words.value),
      reason: words.reason === undefined ? was.reason : sanitizeText(words.reason),
      comment: words.comment === undefined ? was.comment : sanitizeText(words.comment),
    };
    if (after.value === '') after.value = null;
    const isOther = after.value !== was.value || after.reason !== was.reason || after.comment !== was.comment;
    if (!isOther && (before?.isConfirmed ?? true)) continue;
    if (before && version !== undefined && before.version > version && isOther) replaced.push({ questionId, ...was });
    const isJudged = isOther && (before?.verdict === 'accepted' || before?.verdict === 'overruled');
    const opened = { verdict: null, verdict_note: '', verdict_value: null, verdict_at: null, verdict_by_name: null };
    const columns = { ...after, is_confirmed: true, answered_at: context.now, ...(isJudged && opened) };
    await context.db
      .insertInto('vendor_assessment_answers')
      .values({
        organisation_id: context.organisationId,
        assessment_id: row.id,
        question_id: questionId,
        ...columns,
      })
      .onConflict((known) =>
        known
          .columns(['assessment_id', 'question_id'])
          .doUpdateSet({ ...columns, version: (before?.version ?? 0) + 1 }),
      )
      .execute();
  }
  if (row.state === 'sent') {
    await setState(context, row.id, 'in-progress');
    recordAssessment(context, 'changed', await titled(context, row), { state: 'sent' }, { state: 'in-progress' });
  }
  context.publish(vendorAssessmentSubject, row.id);
  return { replaced };
}

function setState(context: Context, id: string, state: KeptAssessment['state']) {
  return context.db
    .updateTable('vendor_assessments')
    .set({ state })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
}

/** Takes the answers as submitted: the link ends, and who is to look is told. @throws Problem invalid where a reason is missing. */
export async function submitAnswers(context: Context, row: KeptAssessment, answerer: Answerer): Promise<void> {
  if (row.state !== 'draft' && !OPEN_STATES.includes(row.state))
    throw conflict('submitted_already', 'The answers are submitted already.');
  const questions = questionsOf(row.asked);
  const answers = await readAnswers(context, row.id);
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  const without = questions.filter(({ id, kind }) => {
    const answer = byId.get(id);
    return kind !== 'text' && answer?.value === 'not-applicable' && answer.isConfirmed && answer.reason === '';
  });
  if (without.length > 0) throw invalid(without.map(({ id }) => ({ path: id, message: issue('no_reason_why_not') })));
  const answered = questions.filter(({ id, kind }) => isAnswered(kind, byId.get(id)));
  const { name, email, role } = answerer;
  await context.db
    .updateTable('vendor_assessments')
    .set({
      state: 'submitted',
      submitted_at: context.now,
      answerer_name: sanitizeText(name),
      answerer_email: sanitizeText(email),
      answerer_role: sanitizeText(role),
      version: row.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', row.id)
    .execute();
  // What was asked back has been answered now, one way or another; the question stays beside the answer.
  await context.db
    .updateTable('vendor_assessment_answers')
    .set({ verdict: null, verdict_at: null, verdict_by_name: null })
    .where('organisation_id', '=', context.organisationId)
    .where('assessment_id', '=', row.id)
    .where('verdict', '=', 'questioned')
    .execute();
  await endLink(context, row.id);
  const title = await titled(context, row);
  const files = await readEvidence(context, row.id);
  recordAssessment(context, 'submitted', title, null, {
    answererName: name,
    answererEmail: email,
    answererRole: role,
    answered: answered.length,
    asked: questions.length,
    files: files.map((file) => file.name),
    answers: Object.fromEntries(answered.map(({ id }) => [id, byId.get(id)?.value?.slice(0, 200) ?? ''])),
  });
  await notifyOwner(context, row, 'vendor-assessment-submitted', { title: title.title, name });
}

export const hrefOf = (id: string) => addressOf('assessment', { id });

/** Tells the vendor's owner, or else who sent the assessment. */
export async function notifyOwner(
  context: Context,
  row: Pick<KeptAssessment, 'id' | 'vendor_id' | 'created_by'>,
  kind: 'vendor-assessment-submitted' | 'vendor-assessment-overdue' | 'vendor-assessment-expired',
  values: Record<string, string>,
): Promise<void> {
  const { ownerId } = await context.db
    .selectFrom('vendors')
    .select('owner_id as ownerId')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', row.vendor_id)
    .executeTakeFirstOrThrow();
  for (const userId of new Set([ownerId, row.created_by])) {
    if (!userId || !(await isMember(context.db, context.organisationId, userId))) continue;
    await notify(context, userId, kind, values, hrefOf(row.id));
    return;
  }
}
