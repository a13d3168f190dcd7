import { z } from 'zod';
import { dayAfter } from '../../assets/days.ts';
import { HOURS_OF_DAY } from '../../documents/structure-effort.ts';
import { deadlineOf, monthsAfter } from '../../organisations/profile.ts';
import { MONTHS_OF_TIMELINE } from '../../organisations/profile-values.ts';
import { costOf, type RoadmapFacts } from './facts.ts';
import { plannedTasks, type PlannedTask } from './roadmap-tasks.ts';
import { ROADMAP_PHASES, ROADMAP_TASKS } from './values.ts';

export const RoadmapTask = z.object({
  /** Its own name within the organisation: making it twice makes one task. */
  key: z.string(),
  kind: z.enum(ROADMAP_TASKS),
  framework: z.string().nullable(),
  domain: z.string().nullable(),
  /** The key of a template, or for several documents their category. */
  template: z.string().nullable(),
  count: z.number().int(),
  hours: z.number().int(),
  dueOn: z.iso.date(),
});
export type RoadmapTask = z.infer<typeof RoadmapTask>;

const Amount = {
  hours: z.number().int(),
  /** Of eight hours, to the half day. */
  days: z.number(),
  /** What the hours cost, in the currency of the profile; null where an hour has no price. Nothing that is paid to others is in it. */
  cost: z.number().int().nullable(),
};

export const RoadmapStage = z.object({
  phase: z.enum(ROADMAP_PHASES),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  ...Amount,
  tasks: z.array(RoadmapTask),
});
export type RoadmapStage = z.infer<typeof RoadmapStage>;

/**
 * The way to the chosen frameworks. Its days follow from hours and, where the organisation said so, from the hours a week; else it takes all
 * the time that the timeline leaves.
 */
export const Roadmap = z.object({
  phases: z.array(RoadmapStage),
  ...Amount,
  endsOn: z.iso.date(),
  /** The end of the timeline; where none was chosen, of the standard one from today. */
  deadline: z.iso.date(),
  isTimelineAssumed: z.boolean(),
  /** Hours a week that it takes to be done by the deadline. */
  neededWeekly: z.number().int(),
  /** Whether the hours a week that there are suffice for that; null where nobody said how many there are. */
  fits: z.boolean().nullable(),
});
export type Roadmap = z.infer<typeof Roadmap>;

const DAY = 86_400_000;
/** What is due already is planned for the next weeks: a plan needs days. */
const LEAST_DAYS = 28;

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
const sumOf = (tasks: readonly { hours: number }[]) => tasks.reduce((sum, { hours }) => sum + hours, 0);

export function roadmapOf(facts: RoadmapFacts): Roadmap {
  const { today, profile } = facts;
  const tasks = plannedTasks(facts);
  const hours = sumOf(tasks);
  const [, months] = MONTHS_OF_TIMELINE.standard;
  const chosen = deadlineOf(profile);
  const deadline = chosen ?? monthsAfter(today, months ?? 12);
  const left = daysFrom(today, deadline);
  const neededWeekly = Math.ceil((7 * hours) / Math.max(7, left));
  const { weeklyHours } = profile;
  const span = weeklyHours === null ? Math.max(LEAST_DAYS, left) : Math.max(1, Math.ceil((7 * hours) / weeklyHours));
  const endsOn = hours === 0 ? today : dayAfter(today, span);
  const amount = (some: readonly { hours: number }[]) => ({
    hours: sumOf(some),
    days: Math.round((2 * sumOf(some)) / HOURS_OF_DAY) / 2,
    cost: costOf(sumOf(some), profile),
  });
  return {
    phases: stagesOf(tasks, today, span).map((stage) => ({ ...stage, ...amount(stage.tasks) })),
    ...amount(tasks),
    endsOn,
    deadline,
    isTimelineAssumed: chosen === null,
    neededWeekly,
    fits: weeklyHours === null ? null : neededWeekly <= weeklyHours,
  };
}

/** Task after task; each is due when its share of all the hours is over. */
function stagesOf(tasks: readonly PlannedTask[], today: string, span: number) {
  const whole = sumOf(tasks);
  let before = 0;
  const dueAfter = (hours: number) => dayAfter(today, Math.ceil((span * hours) / whole));
  return ROADMAP_PHASES.flatMap((phase) => {
    const own = tasks.filter((task) => task.phase === phase);
    if (own.length === 0) return [];
    const startsOn = dueAfter(before);
    const due = own.map(({ phase: _, ...task }): RoadmapTask => {
      before += task.hours;
      return { ...task, dueOn: dueAfter(before) };
    });
    return [{ phase, startsOn, endsOn: dueAfter(before), tasks: due }];
  });
}
