import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { shareOf } from '../share.ts';
import { alwaysApplies, type Requirement } from '../frameworks/requirement.ts';

/** What somebody says when an auditor asks "can you show that?". A claim: it proves nothing. */
export const SELF_ANSWERS = ['yes', 'partly', 'no', 'not-applicable'] as const;
export const SelfAnswer = z.enum(SELF_ANSWERS);
export type SelfAnswer = z.infer<typeof SelfAnswer>;

/** One answer, to one ask of a requirement. `note` says where it is shown, or why the control does not apply. */
export const GivenAnswer = z.object({
  requirementId: z.string().max(40),
  askId: z.string().max(20),
  answer: SelfAnswer,
  note: z.string().trim().max(2000, limit('most_characters')),
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** How many questions got which answer. `unanswered` are open, or came with a later edition of the catalogue. */
export const SelfCounts = z.object({
  yes: z.number().int(),
  partly: z.number().int(),
  no: z.number().int(),
  notApplicable: z.number().int(),
  unanswered: z.number().int(),
  /** Of the questions that apply, what can be shown, a partly one counted half; 0 to 100, rounded down. Null where none applies. */
  percent: z.number().int().nullable(),
});
export type SelfCounts = z.infer<typeof SelfCounts>;

/** Questions that were asked of one requirement. */
export type Questioned = Pick<Requirement, 'id' | 'domain' | 'kind' | 'priority' | 'effort'> & {
  asks: readonly Pick<Requirement['asks'][number], 'id' | 'weight'>[];
};

export type Answers = ReadonlyMap<string, GivenAnswer>;

export const keyOfAnswer = (requirementId: string, askId: string) => `${requirementId}/${askId}`;

export function answersByKey(given: readonly GivenAnswer[]): Map<string, GivenAnswer> {
  return new Map(given.map((each) => [keyOfAnswer(each.requirementId, each.askId), each]));
}

/** What is open counts as not shown: an auditor takes silence for a no. */
export function countAnswers(requirements: readonly Questioned[], answers: Answers): SelfCounts {
  const counts = { yes: 0, partly: 0, no: 0, notApplicable: 0, unanswered: 0 };
  for (const { id, asks } of requirements)
    for (const ask of asks) {
      const answer = answers.get(keyOfAnswer(id, ask.id))?.answer;
      counts[answer === undefined ? 'unanswered' : answer === 'not-applicable' ? 'notApplicable' : answer]++;
    }
  const { yes, partly, no, unanswered } = counts;
  const asked = yes + partly + no + unanswered;
  return { ...counts, percent: shareOf(yes + partly / 2, asked) };
}

export const DomainCounts = SelfCounts.extend({ domain: z.string() });
export type DomainCounts = z.infer<typeof DomainCounts>;

/** By domain, in the framework's order. */
export function countByDomain(
  domains: readonly string[],
  requirements: readonly Questioned[],
  answers: Answers,
): DomainCounts[] {
  return domains.map((domain) => ({
    domain,
    ...countAnswers(
      requirements.filter((each) => each.domain === domain),
      answers,
    ),
  }));
}

/** Why an answer cannot stand, by field; empty when it can. A clause always applies, and an exclusion needs its reason (6.1.3 d). */
export function problemsOfAnswer(
  requirement: Pick<Requirement, 'kind' | 'mayExclude'>,
  { answer, note }: Pick<GivenAnswer, 'answer' | 'note'>,
): { path: string; message: string }[] {
  if (answer !== 'not-applicable') return [];
  if (alwaysApplies(requirement)) return [{ path: 'answer', message: issue('clauses_apply') }];
  return note.trim() === '' ? [{ path: 'note', message: issue('justification_missing') }] : [];
}

/**
 * The answers to one requirement after one more was given: a control applies or does not as a whole, so "does not apply" answers all
 * of its questions, and another answer to one of them opens the others again.
 */
export function answersAfter(
  asks: readonly string[],
  before: readonly GivenAnswer[],
  given: GivenAnswer,
): GivenAnswer[] {
  if (given.answer === 'not-applicable') return asks.map((askId) => ({ ...given, askId }));
  const others = before.filter(({ askId, answer }) => askId !== given.askId && answer !== 'not-applicable');
  return [...others, given].toSorted((a, b) => asks.indexOf(a.askId) - asks.indexOf(b.askId));
}
