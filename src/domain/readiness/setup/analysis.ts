import { z } from 'zod';
import { Presence } from '../../documents/required/presence.ts';
import { TemplateCategory } from '../../documents/template.ts';
import type { Language } from '../../organisations/language.ts';
import { CURRENCIES } from '../../organisations/profile-values.ts';
import { contradictedIn, isApplicable } from '../facts.ts';
import { PlanAction, quickWinsOf } from '../plan.ts';
import { shareOf } from '../../share.ts';
import { recommendedDocuments } from './documents.ts';
import { chosenOf, costOf, hoursOf, isDone, isOpen, servedIn, type SetupFacts } from './facts.ts';
import { Relevance, relevantFrameworks } from './relevance.ts';
import { RiskArea, riskAreasOf } from './risk-areas.ts';
import { Roadmap, roadmapOf } from './roadmap.ts';

/** What is there today, counted. */
export const CurrentState = z.object({
  /** Null, and so for assets: whoever asks may not see them. */
  documents: z.number().int().nullable(),
  read: z.number().int().nullable(),
  drafts: z.number().int().nullable(),
  evidence: z.number().int(),
  /** Pieces that say the reverse of what is asked; they are not among the evidence. */
  against: z.number().int(),
  suggestions: z.number().int(),
  implemented: z.number().int(),
  inProgress: z.number().int(),
  requirements: z.number().int(),
  assets: z.number().int().nullable(),
  people: z.number().int(),
  baselines: z.number().int(),
});
export type CurrentState = z.infer<typeof CurrentState>;

/**
 * Implemented of applicable requirements of all chosen frameworks together, in percent, rounded down. Evidence is counted apart: progress is
 * not proof.
 */
export const ReadinessScore = z.object({
  percent: z.number().int(),
  implemented: z.number().int(),
  total: z.number().int(),
  evidencedPercent: z.number().int(),
  evidenced: z.number().int(),
  /** Requirements that accepted evidence says the reverse of. */
  contradicted: z.number().int(),
});
export type ReadinessScore = z.infer<typeof ReadinessScore>;

export const PriorityFramework = Relevance.extend({
  /** For this framework alone: what its open requirements take. */
  open: z.number().int(),
  /** Open requirements the whole of which is served by what is implemented for another framework. */
  served: z.number().int(),
  effort: z.object({ hours: z.number().int(), days: z.number() }),
  cost: z.number().int().nullable(),
  /** At the hours a week that there are; null where nobody said how many. */
  weeks: z.number().int().nullable(),
});
export type PriorityFramework = z.infer<typeof PriorityFramework>;

export const RecommendedPolicy = z.object({
  key: z.string(),
  title: z.string(),
  category: TemplateCategory,
  isMandatory: z.boolean(),
  frameworks: z.array(z.string()),
  requirements: z.number().int(),
  presence: Presence,
});
export type RecommendedPolicy = z.infer<typeof RecommendedPolicy>;

/** Little work that shows at once: a requirement with what has to happen, or a first step. */
export const QuickWin = z.object({
  code: z.enum(['requirement', 'upload-documents', 'self-assessment', 'import-assets']),
  framework: z.string().nullable(),
  action: PlanAction.nullable(),
});
export type QuickWin = z.infer<typeof QuickWin>;

/** The set-up analysis (specification, section 3). Every part is derived from the profile and from what is there, and says of what. */
export const SetupAnalysis = z.object({
  state: CurrentState,
  currency: z.enum(CURRENCIES),
  readinessScore: ReadinessScore,
  priorityFrameworks: z.array(PriorityFramework),
  /** Those that nothing shows; what is there, whole or in part, stands apart. */
  recommendedPolicies: z.array(RecommendedPolicy),
  presentDocuments: z.array(RecommendedPolicy),
  implementationRoadmap: Roadmap,
  riskAreas: z.array(RiskArea),
  quickWins: z.array(QuickWin),
});
export type SetupAnalysis = z.infer<typeof SetupAnalysis>;

const WINS = 5;

export function analyseSetup(all: SetupFacts, language: Language): SetupAnalysis {
  const documents = recommendedDocuments(all)
    .filter(({ isMandatory, category }) => isMandatory || category === 'policy')
    .map(({ template, ...document }) => ({ ...document, title: template.title[language] }));
  return {
    state: stateOf(all),
    currency: all.profile.currency,
    readinessScore: scoreOf(all),
    priorityFrameworks: prioritiesOf(all),
    recommendedPolicies: documents.filter(({ presence }) => presence.state === 'missing'),
    presentDocuments: documents.filter(({ presence }) => presence.state !== 'missing'),
    implementationRoadmap: roadmapOf(all),
    riskAreas: riskAreasOf(all),
    quickWins: winsOf(all),
  };
}

export function stateOf(all: SetupFacts): CurrentState {
  const applicable = chosenOf(all).flatMap(({ facts }) => facts.filter(isApplicable));
  const sum = (value: (facts: (typeof applicable)[number]) => number) =>
    applicable.reduce((whole, facts) => whole + value(facts), 0);
  return {
    documents: all.documents?.total ?? null,
    read: all.documents?.read ?? null,
    drafts: all.documents?.drafts ?? null,
    evidence: sum(({ evidence }) => evidence),
    against: sum(({ against }) => against),
    suggestions: sum(({ suggestions }) => suggestions),
    implemented: applicable.filter(isDone).length,
    inProgress: applicable.filter(({ control }) => control.status === 'In Progress').length,
    requirements: applicable.length,
    assets: all.assets?.['in-use'] ?? null,
    people: all.people.members,
    baselines: all.baselines,
  };
}

function scoreOf(all: SetupFacts): ReadinessScore {
  const applicable = chosenOf(all).flatMap(({ facts }) => facts.filter(isApplicable));
  const implemented = applicable.filter(isDone).length;
  const evidenced = applicable.filter(({ evidence }) => evidence > 0).length;
  return {
    percent: shareOf(implemented, applicable.length) ?? 0,
    implemented,
    total: applicable.length,
    evidencedPercent: shareOf(evidenced, applicable.length) ?? 0,
    evidenced,
    contradicted: applicable.filter((facts) => contradictedIn(facts).length > 0).length,
  };
}

function prioritiesOf(all: SetupFacts): PriorityFramework[] {
  const { weeklyHours } = all.profile;
  return relevantFrameworks(all).flatMap((relevance) => {
    const framework = all.frameworks.find(({ id }) => id === relevance.framework);
    if (!framework) return [];
    const open = framework.facts.filter(isOpen);
    const served = servedIn(framework, all.frameworks);
    const hours = Math.round(
      open.reduce((sum, facts) => sum + hoursOf(facts, all.profile, served.has(facts.requirement.id)), 0),
    );
    return {
      ...relevance,
      open: open.length,
      served: served.size,
      effort: { hours, days: Math.round(hours / 4) / 2 },
      cost: costOf(hours, all.profile),
      weeks: weeklyHours === null ? null : Math.ceil(hours / weeklyHours),
    };
  });
}

function winsOf(all: SetupFacts): QuickWin[] {
  const first = (code: Exclude<QuickWin['code'], 'requirement'>, holds: boolean): QuickWin[] =>
    holds ? [{ code, framework: null, action: null }] : [];
  const wins = chosenOf(all).flatMap(({ id, facts }) =>
    quickWinsOf([...facts], WINS).map((action): QuickWin => ({ code: 'requirement', framework: id, action })),
  );
  return [
    ...first('upload-documents', all.documents?.total === 0),
    ...first('self-assessment', all.baselines === 0),
    ...wins.slice(0, WINS),
    ...first('import-assets', all.assets?.['in-use'] === 0),
  ];
}
