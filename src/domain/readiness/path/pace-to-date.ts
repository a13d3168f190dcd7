import { z } from 'zod';
import { dayAfter } from '../../assets/days.ts';
import { deadlineOf, type OrganisationProfile } from '../../organisations/profile.ts';
import { isApplicable, type RequirementFacts } from '../facts.ts';
import { actionOf, orderOfWork, PlanAction } from '../plan.ts';
import { shareOf } from '../../share.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Roadmap } from '../setup/roadmap.ts';

/** The way to the audit date: what is left, spread over the weeks until then. */
export const PaceToDate = z.object({
  /** Where the plan begins: when the date was set, or the first day that was kept since, and what was implemented then. */
  from: z.object({ day: z.iso.date(), percent: z.number().int() }),
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

interface Known {
  /** Null while its questions are not answered. */
  roadmap: Pick<Roadmap, 'hours' | 'neededWeekly' | 'fits'> | null;
  /** What was kept when the date was set, or first since; null where nothing was. */
  kept: Snapshot | null;
}

/** The pace for the requirements of one framework. @returns null while nobody has said by when, or where nothing is left. */
export function paceToDate(
  facts: readonly RequirementFacts[],
  profile: Said,
  { roadmap, kept }: Known,
  today: string,
): PaceToDate | null {
  const deadline = deadlineOf(profile);
  const applicable = facts.filter(isApplicable);
  const open = applicable.filter(({ control }) => control.status !== 'Implemented');
  const since = profile.timelineSetOn;
  if (deadline === null || since === null || open.length === 0) return null;
  const weeks = Math.max(1, Math.floor((Date.parse(deadline) - Date.parse(today)) / WEEK));
  const perWeek = Math.ceil(open.length / weeks);
  const done = kept?.figures ?? { implemented: applicable.length - open.length, total: applicable.length };
  return {
    from: {
      day: [kept?.day ?? today, since].toSorted().at(-1) ?? since,
      percent: shareOf(done.implemented, done.total) ?? 0,
    },
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
  { from: { day: start, percent }, deadline }: Pick<PaceToDate, 'from' | 'deadline'>,
): number | null {
  const whole = Date.parse(deadline) - Date.parse(start);
  const gone = Date.parse(day) - Date.parse(start);
  if (whole <= 0 || gone < 0) return null;
  return Math.min(100, Math.round(percent + ((100 - percent) * gone) / whole));
}
