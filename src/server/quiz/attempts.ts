import { quizResultSubject } from '#domain/quiz/subject.ts';
import type { QuizTest } from '#contract/quiz.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { QUIZ_LEVELS, TEST_SIZE } from '#domain/quiz/values.ts';
import { unknownFramework } from '../frameworks/naming.ts';
import { type Context, needPerson } from '../platform/context.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import type { Secrets } from '../platform/secrets.ts';
import { judge, questionNamed, questionsById, shuffled } from './catalogue.ts';
import {
  addAnswer,
  addAttempt,
  changeAttempts,
  getResult,
  getAttempt,
  listAnswers,
  removeAttempt,
  type QuizAttempt,
} from './store.ts';

export async function openTest(context: Context, attempt: QuizAttempt | undefined): Promise<QuizTest | null> {
  if (!attempt) return null;
  const { id, framework, questionIds } = attempt;
  return { id, framework, questionIds, answered: await listAnswers(context, id) };
}

/** As many of each level as there are, by chance; a standard with few questions of one level gives more of the others. */
async function draw(framework: string): Promise<string[]> {
  const all = shuffled([...(await questionsById()).values()].filter((question) => question.framework === framework));
  const each = TEST_SIZE / QUIZ_LEVELS.length;
  const first = QUIZ_LEVELS.flatMap((level) => all.filter((question) => question.level === level).slice(0, each));
  const rest = all.filter((question) => !first.includes(question));
  return shuffled([...first, ...rest].slice(0, TEST_SIZE)).map(({ id }) => id);
}

/** @throws Problem invalid for a framework without questions. */
export async function beginTest(context: Context, framework: string): Promise<QuizTest> {
  needPerson(context);
  const questionIds = await draw(framework);
  if (questionIds.length === 0) throw unknownFramework('framework');
  return { id: await addAttempt(context, framework, questionIds), framework, questionIds, answered: [] };
}

/** @throws Problem not_found for an attempt that is not the person's. */
async function mine(context: Context, id: string): Promise<QuizAttempt> {
  needPerson(context);
  const attempt = await getAttempt(context, id, true);
  if (!attempt) throw notFound();
  return attempt;
}

async function resultNamed(context: Context, id: string): Promise<QuizResult> {
  const result = await getResult(context, id);
  if (!result) throw notFound();
  return result;
}

interface Given {
  id: string;
  questionId: string;
  answer: string | null;
  language?: Language | undefined;
}

/** @throws Problem not_found for a question that is not of the attempt, conflict for one that is answered already. */
export async function answerTest(
  context: Context,
  secrets: Secrets,
  { id, questionId, answer, language = 'en' }: Given,
) {
  const attempt = await mine(context, id);
  if (!attempt.questionIds.includes(questionId)) throw notFound();
  const answered = await listAnswers(context, id);
  if (answered.some((each) => each.questionId === questionId))
    throw conflict('answered_already', 'This question is answered. The first answer stands.');
  const judgement = judge(secrets, await questionNamed(questionId), answer, language);
  await addAnswer(context, id, questionId, judgement.isRight);
  if (answered.length + 1 < attempt.questionIds.length) return { ...judgement, result: null };
  await changeAttempts(context, [id], { finished_at: context.now });
  return { ...judgement, result: await resultNamed(context, id) };
}

/** The title under which the audit trail knows a result. */
export const titleOf = ({ personName, framework }: Pick<QuizResult, 'personName' | 'framework'>) =>
  `${personName}, ${framework}`;

const filed = () => conflict('filed_already', 'This result is filed as evidence and stays on record.');

/** Shows the result to those who work on readiness. @throws Problem conflict before the attempt is finished. */
export async function keepResult(context: Context, id: string): Promise<QuizResult> {
  const attempt = await mine(context, id);
  if (!attempt.finishedAt) throw conflict('round_not_finished', 'Answer all questions of the round first.');
  if (!attempt.keptAt) {
    await changeAttempts(context, [id], { kept_at: context.now });
    const { right, total, finishedAt } = await resultNamed(context, id);
    const after = { right, total, finishedAt };
    context.record({ action: 'added', subject: quizResultSubject, subjectId: id, title: titleOf(attempt), after });
  }
  return resultNamed(context, id);
}

/** @throws Problem conflict for one that is filed as evidence. */
export async function takeBack(context: Context, id: string): Promise<QuizResult> {
  const attempt = await mine(context, id);
  if (!attempt.finishedAt) throw notFound();
  if (attempt.documentId) throw filed();
  if (attempt.keptAt) {
    await changeAttempts(context, [id], { kept_at: null });
    context.record({
      action: 'removed',
      subject: quizResultSubject,
      subjectId: id,
      title: titleOf(attempt),
      before: { id },
    });
  }
  return resultNamed(context, id);
}

/** @throws Problem conflict for one that is filed as evidence. */
export async function discardAttempt(context: Context, id: string): Promise<void> {
  const attempt = await mine(context, id);
  if (attempt.documentId) throw filed();
  if (attempt.keptAt) await takeBack(context, id);
  await removeAttempt(context, id);
}
