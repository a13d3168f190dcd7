import { z } from 'zod';
import { HOURS_OF_EFFORT, SIZE_FACTOR } from '../../documents/structure-effort.ts';
import { deadlineOf, type OrganisationProfile } from '../../organisations/profile.ts';
import { isApplicable, type RequirementFacts } from '../facts.ts';
import { actionOf, orderOfWork, PlanAction, shareLeft } from '../plan.ts';

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
  /** Hours of work left, by effort, what of it is left and the organisation's size; null while its size is not said. */
  hours: z.number().int().nullable(),
  hoursPerWeek: z.number().int().nullable(),
  /** Whether the hours a week that there are suffice; null while either is not said. */
  fits: z.boolean().nullable(),
  /** What to do this week, the least work first. */
  thisWeek: z.array(PlanAction),
});
export type PaceToDate = z.infer<typeof PaceToDate>;

type Said = Pick<OrganisationProfile, 'timeline' | 'timelineSetOn' | 'size' | 'weeklyHours'>;

/** Of a week's work this many are shown. */
const MOST_SHOWN = 5;
const WEEK = 7 * 86_400_000;

/** @returns null while nobody has said by when, or where nothing is left. */
export function paceToDate(facts: readonly RequirementFacts[], profile: Said, today: string): PaceToDate | null {
  const deadline = deadlineOf(profile);
  const open = facts.filter((each) => isApplicable(each) && each.control.status !== 'Implemented');
  const since = profile.timelineSetOn;
  if (deadline === null || since === null || open.length === 0) return null;
  const weeks = Math.max(1, Math.floor((Date.parse(deadline) - Date.parse(today)) / WEEK));
  const perWeek = Math.ceil(open.length / weeks);
  const { size, weeklyHours } = profile;
  const hours =
    size === null
      ? null
      : Math.ceil(
          open.reduce((sum, each) => sum + HOURS_OF_EFFORT[each.requirement.effort] * shareLeft(each), 0) *
            SIZE_FACTOR[size],
        );
  const hoursPerWeek = hours === null ? null : Math.ceil(hours / weeks);
  return {
    since,
    deadline,
    isOver: deadline < today,
    weeks,
    open: open.length,
    perWeek,
    hours,
    hoursPerWeek,
    fits: hoursPerWeek === null || weeklyHours === null ? null : hoursPerWeek <= weeklyHours,
    thisWeek: orderOfWork(open).slice(0, Math.min(perWeek, MOST_SHOWN)).map(actionOf),
  };
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
