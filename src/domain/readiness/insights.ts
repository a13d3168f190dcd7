import { z } from 'zod';
import { contradictedIn, isApplicable, type RequirementFacts } from './facts.ts';
import { gapsOf } from './gaps.ts';
import { planOf, quickWinsOf } from './plan.ts';
import type { Readiness } from './readiness.ts';
import type { Snapshot } from './snapshot.ts';
import { READY_PERCENT } from './values.ts';

/** The types and impacts of the specification (section 3). */
export const INSIGHT_TYPES = ['concern', 'opportunity', 'trend', 'strength'] as const;
export const INSIGHT_CODES = [
  'contradicted',
  'clauses-open',
  'unproven',
  'evidence-expired',
  'critical-gaps',
  'overdue',
  'owners-gone',
  'no-owner',
  'suggestions-waiting',
  'quick-wins',
  'nearly-ready',
  'progress',
  'standstill',
  'regress',
  'domains-ready',
  'all-proven',
] as const;

/**
 * One thing worth knowing, counted from facts: `count` is how many, of `total` where that says more; `requirementIds` and `domains` are those it
 * counts; `since` is the day a trend is measured from. The sentence is the interface's, by the code.
 */
export const Insight = z.object({
  code: z.enum(INSIGHT_CODES),
  type: z.enum(INSIGHT_TYPES),
  impact: z.enum(['high', 'medium', 'low']),
  count: z.number().int(),
  total: z.number().int().nullable(),
  requirementIds: z.array(z.string()),
  domains: z.array(z.string()),
  since: z.iso.date().nullable(),
});
export type Insight = z.infer<typeof Insight>;

type Impact = Insight['impact'];
const NOTHING = { total: null, requirementIds: [], domains: [], since: null };

const RANK = { high: 0, medium: 1, low: 2 } as const;

interface InsightInput {
  facts: RequirementFacts[];
  readiness: Readiness;
  /** The figures a trend is measured from; undefined where none are old enough. */
  earlier: Snapshot | undefined;
  /** ISO date. */
  today: string;
}

/** What the facts say, the gravest first; of equal impact concerns before opportunities before trends before strengths. */
export function insightsOf(input: InsightInput): Insight[] {
  const found = [...concernsOf(input), ...opportunitiesOf(input), ...trendOf(input), ...strengthsOf(input)];
  return found.toSorted(
    (a, b) => RANK[a.impact] - RANK[b.impact] || INSIGHT_TYPES.indexOf(a.type) - INSIGHT_TYPES.indexOf(b.type),
  );
}

const idsOf = (facts: RequirementFacts[]) => facts.map(({ requirement }) => requirement.id);

function concernsOf({ facts, readiness, today }: InsightInput): Insight[] {
  const applicable = facts.filter(isApplicable);
  const concern = (code: Insight['code'], among: RequirementFacts[], impact: Impact, total: number | null = null) =>
    among.length === 0
      ? []
      : [
          {
            ...NOTHING,
            code,
            type: 'concern' as const,
            impact,
            count: among.length,
            total,
            requirementIds: idsOf(among),
          },
        ];
  const implemented = applicable.filter(({ control }) => control.status === 'Implemented');
  const unproven = implemented.filter(({ evidence }) => evidence === 0);
  const clauses = applicable.filter(({ requirement }) => requirement.kind === 'clause');
  const critical = new Set(
    gapsOf(facts)
      .filter(({ priority, status }) => priority === 'high' && status === 'missing')
      .map(({ requirementId }) => requirementId),
  );
  const begun = readiness.implemented + readiness.inProgress > 0;
  return [
    ...concern(
      'contradicted',
      applicable.filter((each) => contradictedIn(each).length > 0),
      'high',
    ),
    ...concern(
      'clauses-open',
      clauses.filter(({ control }) => control.status === 'Not Started'),
      'high',
      clauses.length,
    ),
    ...concern('unproven', unproven, 4 * unproven.length > implemented.length ? 'high' : 'medium', implemented.length),
    ...concern(
      'evidence-expired',
      applicable.filter(({ expired, evidence }) => expired > 0 && evidence === 0),
      'high',
    ),
    ...concern(
      'critical-gaps',
      applicable.filter(({ requirement }) => critical.has(requirement.id)),
      'high',
      applicable.length,
    ),
    ...concern(
      'overdue',
      applicable.filter(
        ({ control }) => control.status !== 'Implemented' && control.dueOn !== null && control.dueOn < today,
      ),
      'medium',
    ),
    ...concern(
      'owners-gone',
      applicable.filter(({ control }) => control.ownerId !== null && !control.ownerIsMember),
      'medium',
    ),
    ...concern(
      'no-owner',
      begun ? applicable.filter(({ control }) => control.ownerId === null) : [],
      'low',
      applicable.length,
    ),
  ];
}

function opportunitiesOf({ facts, readiness }: InsightInput): Insight[] {
  const opportunity = (code: Insight['code'], impact: Impact, count: number, more: Partial<Insight>) =>
    count === 0 ? [] : [{ ...NOTHING, code, type: 'opportunity' as const, impact, count, ...more }];
  const waiting = facts.filter((each) => isApplicable(each) && each.suggestions > 0 && each.evidence === 0);
  const wins = quickWinsOf(facts).map(({ requirementId }) => requirementId);
  const near = readiness.domains.filter(({ domain, percentage }) => {
    if (percentage === null || percentage >= READY_PERCENT) return false;
    const plan = planOf(
      facts.filter(({ requirement }) => requirement.domain === domain),
      READY_PERCENT,
    );
    return plan !== null && plan.actions.length <= 2;
  });
  return [
    ...opportunity('suggestions-waiting', 'high', waiting.length, { requirementIds: idsOf(waiting) }),
    ...opportunity('quick-wins', 'medium', wins.length, { requirementIds: wins }),
    ...opportunity('nearly-ready', 'medium', near.length, { domains: near.map(({ domain }) => domain) }),
  ];
}

function trendOf({ readiness, earlier }: InsightInput): Insight[] {
  if (!earlier) return [];
  const change = readiness.implemented - earlier.figures.implemented;
  if (change === 0 && readiness.gaps === 0) return [];
  const said = { ...NOTHING, type: 'trend' as const, count: Math.abs(change), since: earlier.day };
  if (change > 0) return [{ ...said, code: 'progress', impact: 'low' }];
  return [{ ...said, code: change === 0 ? 'standstill' : 'regress', impact: change === 0 ? 'medium' : 'high' }];
}

function strengthsOf({ facts, readiness }: InsightInput): Insight[] {
  const ready = readiness.domains.filter(({ percentage }) => percentage !== null && percentage >= READY_PERCENT);
  const strength = { ...NOTHING, type: 'strength' as const, impact: 'low' as const };
  const domains = ready.map(({ domain }) => domain);
  const found: Insight[] = [];
  if (ready.length > 0)
    found.push({ ...strength, code: 'domains-ready', count: ready.length, total: readiness.domains.length, domains });
  const isReversed = facts.some((each) => isApplicable(each) && contradictedIn(each).length > 0);
  if (readiness.implemented > 0 && readiness.unproven === 0 && !isReversed)
    found.push({ ...strength, code: 'all-proven', count: readiness.implemented });
  return found;
}
