import { z } from 'zod';
import { ControlStatus } from '../controls/control.ts';
import { alwaysApplies } from '../frameworks/requirement.ts';
import { isSpokenOf, type RequirementFacts } from './facts.ts';
import { type Answers, type GivenAnswer, type Questioned, keyOfAnswer } from './self-assessment.ts';

/** A requirement to begin with, and the questions that were not answered with yes. */
export const FirstThing = z.object({
  requirementId: z.string(),
  domain: z.string(),
  priority: z.enum(['high', 'medium', 'low']),
  effort: z.enum(['low', 'medium', 'high']),
  open: z.array(z.object({ askId: z.string(), answer: z.enum(['partly', 'no']).nullable() })),
});
export type FirstThing = z.infer<typeof FirstThing>;

const RANK = { high: 0, medium: 1, low: 2 } as const;
const EFFORT = { low: 0, medium: 1, high: 2 } as const;

/**
 * What to do first: what matters most (the catalogue's priority), then what every certificate needs (a clause before a control), then where the
 * heaviest asks are open, then what is quickest. A requirement nobody answered at all is not among them: it wants an answer first.
 */
export function firstThings(requirements: readonly Questioned[], answers: Answers, most = 10): FirstThing[] {
  return requirements
    .flatMap((requirement) => {
      const { id, domain, kind, priority, effort, asks } = requirement;
      const given = asks.map((ask) => ({ ...ask, answer: answers.get(keyOfAnswer(id, ask.id))?.answer }));
      if (given.every(({ answer }) => answer === undefined)) return [];
      const open = given.filter(({ answer }) => answer !== 'yes' && answer !== 'not-applicable');
      if (open.length === 0) return [];
      const missing = open.reduce((sum, { answer, weight }) => sum + (answer === 'partly' ? weight / 2 : weight), 0);
      return [{ id, domain, kind, priority, effort, missing, open }];
    })
    .toSorted(
      (a, b) =>
        RANK[a.priority] - RANK[b.priority] ||
        Number(a.kind === 'control') - Number(b.kind === 'control') ||
        b.missing - a.missing ||
        EFFORT[a.effort] - EFFORT[b.effort],
    )
    .slice(0, most)
    .map(({ id, domain, priority, effort, open }) => ({
      requirementId: id,
      domain,
      priority,
      effort,
      open: open.map((ask) => ({
        askId: ask.id,
        answer: ask.answer === 'partly' || ask.answer === 'no' ? ask.answer : null,
      })),
    }));
}

export const STARTING_REASONS = ['all-claimed', 'some-claimed', 'does-not-apply'] as const;

/** What a self-assessment would make of a requirement: another status, or excluded for the reason that was given. */
export const StartingPoint = z.object({
  requirementId: z.string(),
  domain: z.string(),
  because: z.enum(STARTING_REASONS),
  from: ControlStatus,
  /** Null where it is excluded. */
  to: ControlStatus.exclude(['Implemented']).nullable(),
  /** Why it does not apply; empty where it does. */
  reason: z.string(),
  /** Questions answered with yes, partly ones, and all. */
  yes: z.number().int(),
  partly: z.number().int(),
  asks: z.number().int(),
  /** Current pieces of evidence; where there are some, excluding contradicts them. */
  evidence: z.number().int(),
  version: z.number().int(),
});
export type StartingPoint = z.infer<typeof StartingPoint>;

/**
 * Where the answers would let work begin. A claim is no proof, so nothing becomes Implemented, and where evidence was accepted, for it or against it, the evidence speaks
 * and the claim adds nothing. Statuses go up only, and what is excluded stays so.
 */
export function startingPoints(facts: readonly RequirementFacts[], answers: Answers): StartingPoint[] {
  return facts.flatMap((each): StartingPoint[] => {
    const { requirement, control, evidence } = each;
    const given = requirement.asks.flatMap(({ id }) => answers.get(keyOfAnswer(requirement.id, id)) ?? []);
    const count = (answer: GivenAnswer['answer']) => given.filter((one) => one.answer === answer).length;
    const asks = requirement.asks.length;
    const [yes, partly] = [count('yes'), count('partly')];
    if (!control.applicable || given.length === 0) return [];
    const point = {
      requirementId: requirement.id,
      domain: requirement.domain,
      from: control.status,
      yes,
      partly,
      asks,
      evidence,
      version: control.version,
    };
    if (count('not-applicable') === asks) {
      if (alwaysApplies(requirement)) return [];
      return [{ ...point, to: null, because: 'does-not-apply', reason: given[0]?.note ?? '' }];
    }
    if (control.status !== 'Not Started' || isSpokenOf(each) || yes + partly === 0) return [];
    const because = yes === asks ? 'all-claimed' : 'some-claimed';
    return [{ ...point, to: 'In Progress', because, reason: '' }];
  });
}
