import { z } from 'zod';
import { SETUP_FRAMEWORKS } from '../../organisations/profile-values.ts';
import type { Industry } from '../../organisations/profile.ts';
import { shareOf } from '../../share.ts';
import { isApplicable } from '../facts.ts';
import { isDone, isOpen, servedIn, type SetupFacts, type SetupFrameworkFacts } from './facts.ts';
import {
  HIGH_RELEVANCE,
  MEDIUM_RELEVANCE,
  POINTS,
  RELEVANCE_REASONS,
  type RelevanceReason,
  type SetupName,
} from './values.ts';

/** A reason, its points and what it counts, where it counts something. */
export const Reason = z.object({
  reason: z.enum(RELEVANCE_REASONS),
  points: z.number().int(),
  count: z.number().int().nullable(),
  total: z.number().int().nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** How much a framework matters to the organisation: 0 to 100, the sum of its reasons. */
export const Relevance = z.object({
  framework: z.string(),
  name: z.enum(SETUP_FRAMEWORKS),
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

/** Established in the European Union or the European Economic Area, where the GDPR binds (Article 3(1)). */
export const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

/** What is usual in an industry, as we see it. */
const USUAL: Record<Industry, readonly SetupName[]> = {
  technology: ['ISO 27001', 'SOC 2'],
  finance: ['ISO 27001', 'PCI DSS'],
  healthcare: ['ISO 27001', 'HIPAA'],
  manufacturing: ['ISO 27001', 'ISO 9001'],
  retail: ['PCI DSS', 'GDPR'],
  consulting: ['ISO 27001', 'ISO 9001'],
  government: ['ISO 27001', 'NIST CSF'],
};

/** What serves which goal. */
const SERVES: Partial<Record<RelevanceReason, readonly SetupName[]>> = {
  'goal-customers': ['ISO 27001', 'SOC 2'],
  'goal-incidents': ['ISO 27001', 'NIST CSF'],
  'goal-order': ['ISO 9001', 'ISO 27001'],
};

/** What the law, or a contract about cards, asks for by what the organisation processes and where it is established. */
export function dutyOf(name: SetupName, { country, situations }: SetupFacts['profile']): RelevanceReason | null {
  const isEuropean = country !== null && EEA.includes(country);
  if (name === 'GDPR' && situations.includes('personal-data')) return isEuropean ? 'duty-gdpr' : 'maybe-gdpr';
  if (name === 'HIPAA' && situations.includes('health-data') && country === 'US') return 'duty-hipaa';
  if (name === 'PCI DSS' && situations.includes('payment-cards')) return 'duty-pci';
  return null;
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
  const { name, facts, hasCertificate } = framework;
  const { profile } = all;
  const said = (reason: RelevanceReason, holds: boolean): Reason[] =>
    holds ? [{ reason, points: POINTS[reason], count: null, total: null }] : [];
  const counted = (reason: 'begun' | 'shared', count: number, total: number): Reason[] =>
    count === 0 ? [] : [{ reason, points: Math.ceil((POINTS[reason] * count) / total), count, total }];
  const duty = dutyOf(name, profile);
  const wants = (goal: (typeof profile.goals)[number]) => profile.goals.includes(goal);
  return [
    ...said('chosen', profile.frameworks.includes(name)),
    ...(duty ? said(duty, true) : []),
    ...said('goal-law', wants('law') && duty !== null && duty !== 'maybe-gdpr'),
    ...said('goal-certificate', wants('certificate') && hasCertificate),
    ...said('goal-customers', wants('customers') && (SERVES['goal-customers']?.includes(name) ?? false)),
    ...said('goal-incidents', wants('incidents') && (SERVES['goal-incidents']?.includes(name) ?? false)),
    ...said('goal-order', wants('order') && (SERVES['goal-order']?.includes(name) ?? false)),
    ...said('usual', USUAL[profile.industry].includes(name)),
    ...counted('begun', facts.filter(isDone).length, facts.filter(isApplicable).length),
    ...counted('shared', servedIn(framework, all.frameworks).size, facts.filter(isOpen).length),
    ...said('held', profile.currentCompliance.includes(name)),
  ];
}
