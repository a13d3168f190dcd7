import { z } from 'zod';
import { dayAfter } from '../../assets/days.ts';
import { deadlineOf, type OrganisationProfile } from '../../organisations/profile.ts';
import { isApplicable, type RequirementFacts } from '../facts.ts';
import { actionOf, orderOfWork, PlanAction } from '../plan.ts';
import type { Roadmap } from '../setup/roadmap.ts';

/** The way to the audit date: what is left, spread over the weeks until then. */
export const PaceToDate = z.object({
  /** Since when that date stands. */
  since: z.iso.date(),
  deadline: z.iso.date(),
  isOver: z.boolean(),
  /** Whole weeks until then, at least one. */
  weeks: z.number().int(),
  open: z.number().int(),
  /** Requirements a week, so that none is left. */
  perWeek: z.number().int(),
  /** Hours that the roadmap has for everything that was chosen, and on average a week; null while its questions are not answered. */
  hours: z.number().int().nullable(),
  hoursPerWeek: z.number().int().nullable(),
  /** Whether the hours a week that there are suffice; null while either is not said. */
  fits: z.boolean().nullable(),
  /** What to do this week: what is overdue or due within it first, the earliest on top, then the least work. */
  thisWeek: z.array(PlanAction.extend({ dueOn: z.iso.date().nullable() })),
});
export type PaceToDate = z.infer<typeof PaceToDate>;

type Said = Pick<OrganisationProfile, 'timeline' | 'timelineSetOn'>;

/** Of a week's work this many are shown. */
const MOST_SHOWN = 5;
const WEEK = 7 * 86_400_000;

/**
 * The pace for the requirements of one framework.
 * @param roadmap null while its questions are not answered. @returns null while nobody has said by when, or where nothing is left.
 */
export function paceToDate(
  facts: readonly RequirementFacts[],
  profile: Said,
  roadmap: Pick<Roadmap, 'hours' | 'neededWeekly' | 'fits'> | null,
  today: string,
): PaceToDate | null {
  const deadline = deadlineOf(profile);
  const open = facts.filter((each) => isApplicable(each) && each.control.status !== 'Implemented');
  const since = profile.timelineSetOn;
  if (deadline === null || since === null || open.length === 0) return null;
  const weeks = Math.max(1, Math.floor((Date.parse(deadline) - Date.parse(today)) / WEEK));
  const perWeek = Math.ceil(open.length / weeks);
  return {
    since,
    deadline,
    isOver: deadline < today,
    weeks,
    open: open.length,
    perWeek,
    hours: roadmap?.hours ?? null,
    hoursPerWeek: roadmap?.neededWeekly ?? null,
    fits: roadmap?.fits ?? null,
    thisWeek: weekOf(open, perWeek, today),
  };
}

function weekOf(open: RequirementFacts[], perWeek: number, today: string): PaceToDate['thisWeek'] {
  const last = dayAfter(today, 7);
  const isDue = ({ control: { dueOn } }: RequirementFacts) => dueOn !== null && dueOn <= last;
  const due = open.filter(isDue).toSorted((a, b) => (a.control.dueOn ?? '').localeCompare(b.control.dueOn ?? ''));
  return [...due, ...orderOfWork(open.filter((each) => !isDue(each)))]
    .slice(0, Math.min(Math.max(perWeek, due.length), MOST_SHOWN))
    .map((each) => ({ ...actionOf(each), dueOn: each.control.dueOn }));
}

/** What the plan wants to be reached on a day: a straight line from where it began to all of it on the deadline. */
export function plannedOn(
  day: string,
  { from, percent, deadline }: { from: string; percent: number; deadline: string },
): number | null {
  const whole = Date.parse(deadline) - Date.parse(from);
  const gone = Date.parse(day) - Date.parse(from);
  if (whole <= 0 || gone < 0) return null;
  return Math.min(100, Math.round(percent + ((100 - percent) * gone) / whole));
}
