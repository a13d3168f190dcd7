import { issue } from '#domain/issue.ts';
import { canBe, questionsOf } from '#domain/vendors/assessments/answer.ts';
import type { AnswerVerdict, AssessmentReview } from '#domain/vendors/assessments/assessment.ts';
import { assessmentScore } from '#domain/vendors/assessments/score.ts';
import { type Context, needPerson } from '../../platform/context.ts';
import { conflict, invalid, notFound } from '../../platform/http/problems.ts';
import { reviewVendor } from '../commands.ts';
import { recordAssessment, titled } from './commands.ts';
import { type KeptAssessment, lockAssessment, readAnswers } from './store.ts';

function needSubmitted({ state }: KeptAssessment): void {
  if (state !== 'submitted')
    throw conflict(
      'not_submitted',
      'Answers are looked at when the vendor has submitted them, until the review is ended.',
    );
}

/** Says what our side thinks of an answer. @throws Problem invalid without the words or the value that the verdict needs. */
export async function judgeAnswer(
  context: Context,
  id: string,
  questionId: string,
  { verdict, note = '', value = null }: AnswerVerdict,
): Promise<void> {
  needPerson(context);
  const row = await lockAssessment(context, id);
  const question = questionsOf(row.asked).find((each) => each.id === questionId);
  if (!question) throw notFound();
  needSubmitted(row);
  if ((verdict === 'questioned' || verdict === 'overruled') && note === '')
    throw invalid([
      {
        path: 'note',
        message: verdict === 'questioned' ? issue('vendor_question_missing') : issue('overrule_reason_missing'),
      },
    ]);
  if (verdict === 'overruled' && question.kind === 'text')
    throw invalid([{ path: 'verdict', message: issue('text_not_scored') }]);
  if (verdict === 'overruled' && (value === null || value === '' || !canBe(question, value)))
    throw invalid([{ path: 'value', message: issue('value_instead_missing') }]);
  const before = (await readAnswers(context, id)).find((answer) => answer.questionId === questionId);
  const columns = {
    verdict,
    verdict_note: note,
    verdict_value: verdict === 'overruled' ? value : null,
    verdict_at: verdict ? context.now : null,
    verdict_by_name: verdict ? context.actor.name : null,
  };
  await context.db
    .insertInto('vendor_assessment_answers')
    .values({
      organisation_id: context.organisationId,
      assessment_id: id,
      question_id: questionId,
      value: null,
      // Nothing was answered: there is nothing to confirm either.
      is_confirmed: true,
      answered_at: context.now,
      ...columns,
    })
    .onConflict((known) => known.columns(['assessment_id', 'question_id']).doUpdateSet(columns))
    .execute();
  const said = { question: question.text.en };
  recordAssessment(
    context,
    'judged',
    await titled(context, row),
    { ...said, verdict: before?.verdict ?? null, note: before?.verdictNote ?? '', value: before?.verdictValue ?? null },
    { ...said, verdict, note, value: columns.verdict_value },
  );
}

/** Ends the review: the score is final. With an outcome it is a review of the vendor too. @throws Problem conflict with questions open. */
export async function reviewAssessment(
  context: Context,
  id: string,
  { outcome, note = '', nextOn }: AssessmentReview,
): Promise<void> {
  needPerson(context);
  const row = await lockAssessment(context, id);
  needSubmitted(row);
  const answers = await readAnswers(context, id);
  const open = answers.filter(({ verdict }) => verdict === 'questioned').length;
  if (open > 0)
    throw conflict('still_questioned', `${open} answers are questioned. Send the assessment back, or accept them.`);
  const { name } = context.actor;
  await context.db
    .updateTable('vendor_assessments')
    .set({
      state: 'reviewed',
      reviewed_at: context.now,
      reviewed_by: context.actor.id,
      reviewed_by_name: name,
      version: row.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const { total } = assessmentScore(row.asked, answers);
  recordAssessment(
    context,
    'reviewed',
    await titled(context, row),
    { state: row.state },
    { state: 'reviewed', score: total, note },
  );
  if (outcome) await reviewVendor(context, row.vendor_id, { outcome, note, nextOn });
}
