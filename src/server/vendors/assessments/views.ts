import { sql } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import { isAnswered } from '#domain/vendors/assessments/answer.ts';
import { shownIn } from '#domain/vendors/assessments/asked-questions.ts';
import type { VendorAssessment, VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { compareAnswers, compareSections } from '#domain/vendors/assessments/changes.ts';
import { assessmentScore, findingsOf } from '#domain/vendors/assessments/score.ts';
import { isOverdue, OPEN_STATES, stateOf } from '#domain/vendors/assessments/state.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { notFound } from '../../platform/http/problems.ts';
import {
  type AssessmentRow,
  countedAnswers,
  readAnswers,
  readAsked,
  readAssessments,
  readBefore,
  readEvidence,
  selectAssessments,
} from './store.ts';

async function viewRows(context: Context, rows: AssessmentRow[]): Promise<VendorAssessment[]> {
  if (rows.length === 0) return [];
  const answers = await countedAnswers(
    context,
    rows.map(({ id }) => id),
  );
  const today = dayOf(context.now);
  return rows.map(({ ownerId: _ownerId, createdBy: _createdBy, kept, isAlive, scale, ...row }) => {
    const given = answers.get(row.id) ?? [];
    const byId = new Map(given.map((answer) => [answer.questionId, answer]));
    const questions = scale.flatMap((section) => section.questions);
    const answered = questions.filter(({ id, kind }) => isAnswered(kind, byId.get(id))).length;
    const isOpen = OPEN_STATES.includes(kept);
    return {
      ...row,
      state: stateOf(kept, { isAlive, endsAt: row.linkEndsAt }, context.now),
      isOverdue: isOverdue(kept, row.dueOn, today),
      asked: questions.length,
      answered,
      score: answered > 0 ? assessmentScore(scale, given).total : null,
      linkEndsAt: isOpen && isAlive ? (row.linkEndsAt?.toISOString() ?? null) : null,
      openedAt: row.openedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
    };
  });
}

interface Asked {
  vendorId?: string | undefined;
  isOpen?: boolean | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export async function listAssessments(context: Context, { vendorId, isOpen, page = 0, pageSize = 25 }: Asked) {
  const base = () => {
    let query = selectAssessments(context);
    if (vendorId) query = query.where('vendor_assessments.vendor_id', '=', vendorId);
    if (isOpen) query = query.where('vendor_assessments.state', '!=', 'reviewed');
    return query;
  };
  const rows = await readAssessments(
    base()
      .orderBy('vendor_assessments.created_at', 'desc')
      .orderBy('vendor_assessments.id')
      .limit(pageSize)
      .offset(page * pageSize),
  );
  const { total, overdue } = await base()
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where vendor_assessments.state = any(${OPEN_STATES}::text[])
        and vendor_assessments.due_on < ${dayOf(context.now)}::date)`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { rows: await viewRows(context, rows), total, overdue };
}

/** @throws Problem 404, also for another organisation's. */
export async function findAssessment(context: Context, id: string): Promise<VendorAssessment> {
  const rows = await readAssessments(selectAssessments(context).where('vendor_assessments.id', '=', id));
  const [found] = await viewRows(context, rows);
  if (!found) throw notFound();
  return found;
}

/** An assessment with all that belongs to it, in the words of one language. */
export async function readDetails(context: Context, id: string, language?: Language): Promise<VendorAssessmentDetails> {
  const head = await findAssessment(context, id);
  const { asked, own, leftOut, message, answererName, answererEmail, answererRole } = await readAsked(context, id);
  const answers = await readAnswers(context, id);
  const files = await readEvidence(context, id);
  return {
    ...head,
    message,
    own,
    leftOut,
    answererName,
    answererEmail,
    answererRole,
    sections: shownIn(asked, language ?? head.language, true),
    answers,
    files,
    scores: assessmentScore(asked, answers),
    findings: head.answered > 0 ? findingsOf(asked, answers, new Set(files.map(({ questionId }) => questionId))) : [],
    comparison: await compare(context, head, { sections: asked, answers, files }),
  };
}

async function compare(
  context: Context,
  { id, vendorId, createdAt, answered }: VendorAssessment,
  now: Parameters<typeof compareAnswers>[1],
): Promise<VendorAssessmentDetails['comparison']> {
  const before = answered > 0 ? await readBefore(context, vendorId, { id, createdAt: new Date(createdAt) }) : undefined;
  if (!before) return null;
  const then = {
    sections: before.asked,
    answers: await readAnswers(context, before.id),
    files: await readEvidence(context, before.id),
  };
  const { total } = assessmentScore(then.sections, then.answers);
  return {
    before: { id: before.id, submittedOn: dayOf(before.submittedAt), total },
    answers: compareAnswers(then, now),
    sections: compareSections(then, now),
  };
}
