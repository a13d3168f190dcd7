import { createHmac, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AskedQuestion, Judgement } from '#contract/quiz.ts';
import type { Language } from '#domain/organisations/language.ts';
import { QuizFile, type QuizQuestion } from '#domain/quiz/question.ts';
import { frameworkOf, listFrameworkHeads } from '../frameworks/catalogue.ts';
import { fileInEach } from '../frameworks/catalogue-files.ts';
import { requirementIn } from '../frameworks/requirement-text.ts';
import { notFound } from '../platform/http/problems.ts';
import type { Secrets } from '../platform/secrets.ts';

export type Question = QuizQuestion & { framework: string };

/** One file after the other, so that nobody waits for all of them at once. */
async function load(): Promise<ReadonlyMap<string, Question>> {
  const files = new Map<string, QuizFile>();
  for (const { framework, path } of fileInEach('quiz.yaml')) {
    const parsed = QuizFile.safeParse(parse(await readFile(path, 'utf8')));
    if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
    files.set(framework, parsed.data);
  }
  const all = listFrameworkHeads().flatMap(({ id }) =>
    (files.get(id)?.questions ?? []).map((question) => ({ ...question, framework: id })),
  );
  return new Map(all.map((question) => [question.id, question]));
}

let loading: ReturnType<typeof load> | undefined;

/** Every question by its id, frameworks in the order in which they are offered. Read once. */
export const questionsById = () => (loading ??= load());

/** @throws Problem not_found for a question that the quiz does not have. */
export async function questionNamed(id: string): Promise<Question> {
  const question = (await questionsById()).get(id);
  if (!question) throw notFound();
  return question;
}

/** What an answer is called on its way: it says nothing of which one it is, and is the same in every language. */
export function keyOfAnswer(secrets: Secrets, id: string, place: number): string {
  return createHmac('sha256', secrets('quiz answers')).update(`${id} ${place}`).digest('base64url').slice(0, 10);
}

/** The same things in an order of chance. */
export function shuffled<T>(items: readonly T[]): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(randomInt(rest.length), 1));
}

export function askedIn(secrets: Secrets, question: Question, language: Language): AskedQuestion {
  const { id, framework, level, requirement } = question;
  const { question: text, right, wrong } = question[language];
  const answers = [right, ...wrong].map((answer, place) => ({ key: keyOfAnswer(secrets, id, place), text: answer }));
  return { id, framework, level, requirementId: requirement, question: text, answers: shuffled(answers) };
}

/** A requirement of the product's own catalogue, with its framework. @throws Problem not_found. */
export function shippedRequirement(framework: string, id: string) {
  const found = frameworkOf(framework);
  const requirement = found?.requirements.find((each) => each.id === id);
  if (!found || !requirement) throw notFound();
  return { framework: found, requirement };
}

/** @throws Problem not_found for an answer that the question does not have. */
export function judge(secrets: Secrets, question: Question, answer: string | null, language: Language): Judgement {
  const keys = [0, 1, 2, 3].map((place) => keyOfAnswer(secrets, question.id, place));
  const [right = ''] = keys;
  if (answer !== null && !keys.includes(answer)) throw notFound();
  const { framework, requirement } = shippedRequirement(question.framework, question.requirement);
  const { id, title } = requirementIn(framework, requirement, language);
  const reference = { framework: question.framework, frameworkTitle: framework.title, id, title };
  return { isRight: answer === right, right, because: question[language].because, requirement: reference };
}
