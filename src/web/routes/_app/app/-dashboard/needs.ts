import { addressOf } from '#domain/addresses.ts';
import type { Control } from '#domain/controls/control.ts';
import type { PathStep } from '#domain/readiness/path/next-step.ts';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { isDue } from '#web/controls/workspace-rows.ts';
import { hrefOfWorkspace } from '#web/controls/workspace-search.ts';
import { FRAMEWORK } from '#web/frameworks/framework-links.ts';
import { hrefOfReadiness } from '#web/readiness/readiness-search.ts';
import { hrefOfRegister } from '#web/risks/risk-search.ts';

export type NeedKind =
  | 'contradicted'
  | 'overdue'
  | 'week'
  | 'suggestions'
  | 'refused'
  | 'review'
  | 'untreated'
  | 'unassessed'
  | 'unproven';

export interface Need {
  kind: NeedKind;
  count: number;
  /** How many of them name the reader as owner. */
  mine: number;
  href: string;
  /** Of one framework alone. */
  framework?: string;
}

interface NeedFacts {
  readiness: Readiness;
  /** Of every framework in use. */
  controls: readonly Control[] | undefined;
  /** Of each framework in use; without it those of the readiness. */
  suggestions?: readonly { framework: string; suggestions: number }[] | undefined;
  refused: number | undefined;
  /** Documents due for review. */
  dueDocuments?: number | undefined;
  /** Open risks above the appetite about which nothing is done. */
  untreatedRisks?: number | undefined;
  unassessedRisks?: number | undefined;
}

/** The gaps of high priority where there is a list of gaps, else what has no evidence. */
export function hrefOfCritical(framework: string): string {
  if (framework === FRAMEWORK) return hrefOfReadiness({ tab: 'gaps', priority: 'high' });
  return hrefOfWorkspace({ evidence: 'without', applicable: 'yes' }, framework);
}

/** What waits for somebody this week, the most pressing first; what is not counted or zero is left out. */
export function needsOf(
  {
    readiness,
    controls = [],
    suggestions = [readiness],
    refused = 0,
    dueDocuments = 0,
    untreatedRisks = 0,
    unassessedRisks = 0,
  }: NeedFacts,
  userId: string,
  today: string,
): Need[] {
  const due = (when: 'overdue' | 'week'): Need[] => {
    const waiting = controls.filter((control) => isDue(control, when, today));
    return [...Map.groupBy(waiting, ({ framework }) => framework)].map(([framework, within]) => ({
      kind: when,
      count: within.length,
      mine: within.filter(({ ownerId }) => ownerId === userId).length,
      href: hrefOfWorkspace({ due: when }, framework),
      framework,
    }));
  };
  const needs: Need[] = [
    {
      kind: 'contradicted',
      count: readiness.contradicted,
      mine: 0,
      href: hrefOfWorkspace({ state: 'contradicted', applicable: 'yes' }, readiness.framework),
    },
    ...due('overdue'),
    ...due('week'),
    ...suggestions.map(({ framework, suggestions: count }): Need => ({
      kind: 'suggestions',
      count,
      mine: 0,
      href: addressOf('suggestions', { framework }),
      framework,
    })),
    { kind: 'refused', count: refused, mine: 0, href: addressOf('documents', { state: 'refused' }) },
    { kind: 'review', count: dueDocuments, mine: 0, href: addressOf('documents', { review: 'due' }) },
    { kind: 'untreated', count: untreatedRisks, mine: 0, href: hrefOfRegister({ only: 'untreated-above-appetite' }) },
    { kind: 'unassessed', count: unassessedRisks, mine: 0, href: hrefOfRegister({ stage: 'identified' }) },
    {
      kind: 'unproven',
      count: readiness.unproven,
      mine: 0,
      href: hrefOfWorkspace({ status: 'Implemented', evidence: 'without', applicable: 'yes' }, readiness.framework),
    },
  ];
  return needs.filter(({ count }) => count > 0);
}

/** The needs that a step of the path is about. */
const STEP_OF: Partial<Record<NeedKind, PathStep>> = {
  contradicted: 'mend-contradictions',
  overdue: 'catch-up',
  suggestions: 'review-suggestions',
  unproven: 'show-it',
};

/** What needs somebody besides the next step of a framework, which says its own number: of the others the same stays. */
export function besides(needs: readonly Need[], next: PathStep | undefined, framework: string): Need[] {
  return needs.filter(
    (need) => next === undefined || STEP_OF[need.kind] !== next || (need.framework ?? framework) !== framework,
  );
}
