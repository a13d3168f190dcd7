import { z } from 'zod';

/** What there is to do from nothing to an audit, in this order. The first of it that is open is what comes next. */
export const PATH_STEPS = [
  'add-documents',
  'review-suggestions',
  'import-assets',
  // Risks, decisions and their days are drafted from what the organisation says of itself.
  'set-date',
  'decide-risks',
  'complete-statement',
  'mend-contradictions',
  'catch-up',
  'do-the-work',
  'show-it',
] as const;
export const PathStep = z.enum(PATH_STEPS);
export type PathStep = z.infer<typeof PathStep>;

/**
 * What is counted for the path. Null: the acting person can do nothing about it, and is not sent there.
 */
export interface PathFacts {
  documents: number | null;
  /** Open ones that are at least likely. */
  suggestions: number | null;
  assets: number | null;
  riskProposals: number | null;
  /** Controls of the Statement of Applicability without a justification or, where they apply, without a person or a role to answer for them. */
  unstated: number | null;
  contradicted: number | null;
  overdue: number | null;
  /** Whether the organisation has said by when it wants to be there. */
  hasDate: boolean | null;
  /** Applicable requirements that are not implemented. */
  open: number | null;
  /** Implemented ones that nothing accepted shows. */
  unproven: number | null;
}

/** A step with what was counted for it: what is there, or what is left. */
export const PathState = z.object({ step: PathStep, isDone: z.boolean(), count: z.number().int() });
export type PathState = z.infer<typeof PathState>;

/** Every step that the acting person can take, with whether what it asks for is there. What nothing has come to yet is not done. */
export function pathOf(facts: PathFacts): PathState[] {
  const { documents, assets, suggestions, riskProposals, unproven, open } = facts;
  const state = (step: PathStep, count: number | null, isDone: boolean): PathState[] =>
    count === null ? [] : [{ step, isDone, count }];
  return [
    ...state('add-documents', documents, documents !== 0),
    ...state('review-suggestions', suggestions, suggestions === 0 && documents !== 0),
    ...state('import-assets', assets, assets !== 0),
    ...state('set-date', facts.hasDate === null ? null : 0, facts.hasDate === true),
    ...state('decide-risks', riskProposals, riskProposals === 0 && assets !== 0),
    ...state('complete-statement', facts.unstated, facts.unstated === 0),
    ...state('mend-contradictions', facts.contradicted, facts.contradicted === 0),
    ...state('catch-up', facts.overdue, facts.overdue === 0),
    ...state('do-the-work', open, open === 0),
    ...state('show-it', unproven, unproven === 0 && open === 0),
  ];
}

/** The one thing to do next; null where everything is done. */
export function nextStepOf(path: readonly PathState[]): PathState | null {
  return path.find(({ isDone }) => !isDone) ?? null;
}
