import { quizResultSubject } from '#domain/quiz/subject.ts';
import type { TestRound } from '#contract/quiz.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { QuizResult } from '#domain/quiz/result.ts';
import { QUIZ_LEVELS, TEST_SIZE } from '#domain/quiz/values.ts';
import { unknownFramework } from '../frameworks/naming.ts';
import { type Act, needPerson } from '../platform/act.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import type { Secrets } from '../platform/secrets.ts';
import { judge, questionNamed, questionsById, shuffled } from './catalogue.ts';
import {
  addAnswer,
  addRound,
  changeRounds,
  getResult,
  getRound,
  listAnswers,
  removeRound,
  type Round,
} from './store.ts';

export async function openTest(act: Act, round: Round | undefined): Promise<TestRound | null> {
  if (!round) return null;
  const { id, framework, questionIds } = round;
  return { id, framework, questionIds, answered: await listAnswers(act, id) };
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
export async function beginTest(act: Act, framework: string): Promise<TestRound> {
  needPerson(act);
  const questionIds = await draw(framework);
  if (questionIds.length === 0) throw unknownFramework('framework');
  return { id: await addRound(act, framework, questionIds), framework, questionIds, answered: [] };
}

/** @throws Problem not_found for a round that is not the person's. */
async function mine(act: Act, id: string): Promise<Round> {
  needPerson(act);
  const round = await getRound(act, id, true);
  if (!round) throw notFound();
  return round;
}

async function resultNamed(act: Act, id: string): Promise<QuizResult> {
  const result = await getResult(act, id);
  if (!result) throw notFound();
  return result;
}

interface Given {
  id: string;
  questionId: string;
  answer: string | null;
  language?: Language | undefined;
}

/** @throws Problem not_found for a question that is not of the round, conflict for one that is answered already. */
export async function answerTest(act: Act, secrets: Secrets, { id, questionId, answer, language = 'en' }: Given) {
  const round = await mine(act, id);
  if (!round.questionIds.includes(questionId)) throw notFound();
  const answered = await listAnswers(act, id);
  if (answered.some((each) => each.questionId === questionId))
    throw conflict('answered_already', 'This question is answered. The first answer stands.');
  const judgement = judge(secrets, await questionNamed(questionId), answer, language);
  await addAnswer(act, id, questionId, judgement.isRight);
  if (answered.length + 1 < round.questionIds.length) return { ...judgement, result: null };
  await changeRounds(act, [id], { finished_at: act.now });
  return { ...judgement, result: await resultNamed(act, id) };
}

/** The title under which the audit trail knows a result. */
export const titleOf = ({ personName, framework }: Pick<QuizResult, 'personName' | 'framework'>) =>
  `${personName}, ${framework}`;

const filed = () => conflict('filed_already', 'This result is filed as evidence and stays on record.');

/** Shows the result to those who work on readiness. @throws Problem conflict before the round is finished. */
export async function keepResult(act: Act, id: string): Promise<QuizResult> {
  const round = await mine(act, id);
  if (!round.finishedAt) throw conflict('round_not_finished', 'Answer all questions of the round first.');
  if (!round.keptAt) {
    await changeRounds(act, [id], { kept_at: act.now });
    const { right, total, finishedAt } = await resultNamed(act, id);
    const after = { right, total, finishedAt };
    act.record({ action: 'added', subject: quizResultSubject, subjectId: id, title: titleOf(round), after });
  }
  return resultNamed(act, id);
}

/** @throws Problem conflict for one that is filed as evidence. */
export async function takeBack(act: Act, id: string): Promise<QuizResult> {
  const round = await mine(act, id);
  if (!round.finishedAt) throw notFound();
  if (round.documentId) throw filed();
  if (round.keptAt) {
    await changeRounds(act, [id], { kept_at: null });
    act.record({ action: 'removed', subject: quizResultSubject, subjectId: id, title: titleOf(round), before: { id } });
  }
  return resultNamed(act, id);
}

/** @throws Problem conflict for one that is filed as evidence. */
export async function forgetRound(act: Act, id: string): Promise<void> {
  const round = await mine(act, id);
  if (round.documentId) throw filed();
  if (round.keptAt) await takeBack(act, id);
  await removeRound(act, id);
}
