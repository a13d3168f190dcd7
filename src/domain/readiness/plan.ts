import { z } from 'zod';
import { HOURS_OF_EFFORT } from '../documents/structure-effort.ts';
import { ControlStatus } from '../controls/control.ts';
import { shareOf } from '../share.ts';
import { contradictedIn, isApplicable, priorityOf, type RequirementFacts } from './facts.ts';
import { TARGETS } from './values.ts';

/** What has to happen for one requirement to count, in this order; each is a fact of today that has to become another.
 * `put-right`: evidence says the reverse of what is asked; that is mended, and later evidence shows it. */
export const STEPS = [
  'put-right',
  'decide-suggestions',
  'do-the-work',
  'finish-the-work',
  'add-evidence',
  'name-owner',
] as const;
export const Step = z.enum(STEPS);
export type Step = z.infer<typeof Step>;

export const PlanAction = z.object({
  requirementId: z.string(),
  domain: z.string(),
  status: ControlStatus,
  effort: z.enum(['low', 'medium', 'high']),
  priority: z.enum(['high', 'medium', 'low']),
  steps: z.array(Step),
  /** Open suggestions that are at least likely. */
  suggestions: z.number().int(),
});
export type PlanAction = z.infer<typeof PlanAction>;

/**
 * The smallest set of actions after which `percent` is at least `target`: as many requirements as are missing, those first that take the least.
 * `promised` is what readinessOf says once each of them is Implemented and nothing else has changed. What is Implemented already and contradicted by
 * its own evidence stands before them.
 */
export const Plan = z.object({
  percent: z.number().int(),
  target: z.number().int(),
  promised: z.number().int(),
  actions: z.array(PlanAction),
});
export type Plan = z.infer<typeof Plan>;

/** How many of a plan's actions move the percentage. */
export function movesIn({ actions }: Plan): number {
  return actions.filter(({ status }) => status !== 'Implemented').length;
}

const EFFORT = { low: 1, medium: 2, high: 4 } as const;
const isDone = ({ control }: RequirementFacts) => control.status === 'Implemented';
const isReversed = (facts: RequirementFacts) => contradictedIn(facts).length > 0;

const PRIORITY = { high: 0, medium: 1, low: 2 } as const;

/** The share of the work that is left: half where it has begun, and less where evidence is there that speaks for it or only has to be accepted. */
function shareLeft(facts: RequirementFacts): number {
  const { control, evidence, suggestions } = facts;
  const begun = control.status === 'In Progress' ? 0.5 : 1;
  const shown = isReversed(facts) ? 1 : evidence > 0 ? 0.4 : suggestions > 0 ? 0.6 : 1;
  return begun * shown;
}

/** Hours of work left, for an organisation of 11 to 50 people. */
export function hoursLeft(facts: RequirementFacts): number {
  return HOURS_OF_EFFORT[facts.requirement.effort] * shareLeft(facts);
}

/** Points of work left, of those of the effort. */
export function workLeft(facts: RequirementFacts): number {
  return EFFORT[facts.requirement.effort] * shareLeft(facts);
}

export function stepsOf(facts: RequirementFacts): Step[] {
  const { control, evidence, suggestions } = facts;
  const steps: Step[] = [];
  if (isReversed(facts)) steps.push('put-right');
  if (suggestions > 0 && evidence === 0) steps.push('decide-suggestions');
  if (!isDone(facts)) steps.push(control.status === 'In Progress' ? 'finish-the-work' : 'do-the-work');
  // What is put right is shown by later evidence: that is part of it.
  if (evidence === 0 && suggestions === 0 && !isReversed(facts)) steps.push('add-evidence');
  if (control.ownerId === null || !control.ownerIsMember) steps.push('name-owner');
  return steps;
}

export function actionOf(facts: RequirementFacts): PlanAction {
  const { requirement, control, suggestions } = facts;
  const { id: requirementId, domain, effort } = requirement;
  const priority = priorityOf(facts);
  return { requirementId, domain, status: control.status, effort, priority, steps: stepsOf(facts), suggestions };
}

/** What evidence says the reverse of first, then the least work; of equal work what matters more, then the order of the catalogue. */
export function orderOfWork(facts: RequirementFacts[]): RequirementFacts[] {
  return facts.toSorted(
    (a, b) =>
      Number(isReversed(b)) - Number(isReversed(a)) ||
      workLeft(a) - workLeft(b) ||
      PRIORITY[priorityOf(a)] - PRIORITY[priorityOf(b)],
  );
}

/**
 * The plan for the requirements given: a framework's, or those of one domain.
 * @param target a percentage; without it the next band above today's.
 * @returns null where nothing is applicable or the target is reached.
 */
export function planOf(facts: RequirementFacts[], target?: number): Plan | null {
  const applicable = facts.filter(isApplicable);
  const total = applicable.length;
  const done = applicable.filter(isDone).length;
  const percent = shareOf(done, total);
  if (percent === null) return null;
  const wanted = target ?? TARGETS.find((each) => each > percent);
  if (wanted === undefined || percent >= wanted) return null;
  const needed = Math.ceil((wanted * total) / 100) - done;
  const chosen = orderOfWork(applicable.filter((each) => !isDone(each))).slice(0, needed);
  // Called done, and its own evidence says otherwise: no percentage waits for it, every auditor does.
  const reversed = applicable.filter((each) => isDone(each) && isReversed(each));
  return {
    percent,
    target: wanted,
    promised: shareOf(done + chosen.length, total) ?? wanted,
    actions: [...reversed, ...chosen].map(actionOf),
  };
}

/** What takes the least and shows at once: little effort, and evidence that is there or only waits to be accepted. */
export function quickWinsOf(facts: RequirementFacts[], most = 5): PlanAction[] {
  const near = facts.filter((each) => {
    const isShown = each.evidence > 0 || each.suggestions > 0;
    return (
      isApplicable(each) &&
      !isDone(each) &&
      !isReversed(each) &&
      isShown &&
      each.requirement.effort !== 'high' &&
      workLeft(each) <= 1
    );
  });
  return orderOfWork(near).slice(0, most).map(actionOf);
}
