import { z } from 'zod';
import type { Duty } from '../../frameworks/traits.ts';
import { InEveryLanguage } from '../../organisations/language.ts';
import type { GOALS } from '../../organisations/profile-values.ts';
import { shareOf } from '../../share.ts';
import { isApplicable } from '../facts.ts';
import { isDone, isOpen, servedIn, type SetupFacts, type SetupFrameworkFacts } from './facts.ts';
import { DUTY_POINTS, HIGH_RELEVANCE, MEDIUM_RELEVANCE, POINTS, type RelevanceReason } from './values.ts';

/** A reason, its points and what it counts, where it counts something. */
export const Reason = z.object({
  /** One of those that every framework can have, or what a framework calls a duty of its own. */
  reason: z.string(),
  /** Of a duty, what it says. */
  because: InEveryLanguage.nullable(),
  points: z.number().int(),
  count: z.number().int().nullable(),
  total: z.number().int().nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** How much a framework matters to the organisation: 0 to 100, the sum of its reasons. */
export const Relevance = z.object({
  framework: z.string(),
  /** As profiles name it. */
  name: z.string(),
  relevance: z.number().int(),
  level: z.enum(['high', 'medium', 'low']),
  reasons: z.array(Reason),
  isChosen: z.boolean(),
  isInUse: z.boolean(),
  /** The organisation says that it complies already. */
  isHeld: z.boolean(),
  implemented: z.number().int(),
  total: z.number().int(),
  percent: z.number().int().nullable(),
});
export type Relevance = z.infer<typeof Relevance>;

/** What the law, or a contract about cards, asks for by what the organisation processes and where it is established. */
export function dutyOf(
  { setup }: Pick<SetupFrameworkFacts, 'setup'>,
  { country, situations }: Pick<SetupFacts['profile'], 'country' | 'situations'>,
): Duty | null {
  const fits = ({ situation, countries }: Duty) =>
    situations.includes(situation) && (!countries || (country !== null && countries.includes(country)));
  return setup.duties.find(fits) ?? null;
}

/** Relevant frameworks and those that were chosen, the most relevant first; of equal relevance in the order in which they are offered. */
export function relevantFrameworks(facts: SetupFacts): Relevance[] {
  return facts.frameworks
    .map((framework) => relevanceOf(framework, facts))
    .filter(({ relevance, isChosen, isHeld }) => isChosen || isHeld || relevance >= MEDIUM_RELEVANCE)
    .toSorted((a, b) => b.relevance - a.relevance);
}

function relevanceOf(framework: SetupFrameworkFacts, all: SetupFacts): Relevance {
  const { name, id, isInUse, facts } = framework;
  const reasons = reasonsOf(framework, all);
  const relevance = Math.min(
    100,
    reasons.reduce((sum, { points }) => sum + points, 0),
  );
  const applicable = facts.filter(isApplicable);
  const implemented = facts.filter(isDone).length;
  return {
    framework: id,
    name,
    relevance,
    level: relevance >= HIGH_RELEVANCE ? 'high' : relevance >= MEDIUM_RELEVANCE ? 'medium' : 'low',
    reasons,
    isChosen: all.profile.frameworks.includes(name),
    isInUse,
    isHeld: all.profile.currentCompliance.includes(name),
    implemented,
    total: applicable.length,
    percent: shareOf(implemented, applicable.length),
  };
}

function reasonsOf(framework: SetupFrameworkFacts, all: SetupFacts): Reason[] {
  const { name, facts, hasCertificate, setup } = framework;
  const { profile } = all;
  const said = (reason: RelevanceReason, holds: boolean): Reason[] =>
    holds ? [{ reason, because: null, points: POINTS[reason], count: null, total: null }] : [];
  const counted = (reason: 'begun' | 'shared', count: number, total: number): Reason[] =>
    count === 0 ? [] : [{ reason, because: null, points: Math.ceil((POINTS[reason] * count) / total), count, total }];
  const duty = dutyOf(framework, profile);
  const wants = (goal: (typeof profile.goals)[number]) => profile.goals.includes(goal);
  const serves = (goal: (typeof GOALS)[number]) => wants(goal) && setup.goals.includes(goal);
  return [
    ...said('chosen', profile.frameworks.includes(name)),
    ...(duty ? [owed(duty)] : []),
    ...said('goal-law', wants('law') && duty?.isBinding === true),
    ...said('goal-certificate', wants('certificate') && hasCertificate),
    ...said('goal-customers', serves('customers')),
    ...said('goal-incidents', serves('incidents')),
    ...said('goal-order', serves('order')),
    ...said('usual', setup.industries.includes(profile.industry)),
    ...counted('begun', facts.filter(isDone).length, facts.filter(isApplicable).length),
    ...counted('shared', servedIn(framework, all.frameworks).size, facts.filter(isOpen).length),
    ...said('held', profile.currentCompliance.includes(name)),
  ];
}

function owed({ reason, because, isBinding }: Duty): Reason {
  return { reason, because, points: isBinding ? DUTY_POINTS.binding : DUTY_POINTS.possible, count: null, total: null };
}
