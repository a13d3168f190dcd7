import { dayAfter } from '../../assets/days.ts';
import type { RequirementFacts } from '../facts.ts';
import { hoursLeft, orderOfWork } from '../plan.ts';
import type { OrganisationFacts } from './organisation-facts.ts';

/** Days before the deadline that are left for the internal audit, the management review and what they find. */
const LEFT_FOR_AUDIT = 28;
const DAY = 86_400_000;
const FRIDAY = 5;

type Time = Pick<OrganisationFacts, 'today' | 'deadline'>;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The day until which work is spread (ISO date): four weeks before the deadline where there is time for it. Null where there is none, or it has passed. */
export function lastDayOfWork({ today, deadline }: Time): string | null {
  if (deadline === null || deadline <= today) return null;
  return daysBetween(today, deadline) > 3 * LEFT_FOR_AUDIT ? dayAfter(deadline, -LEFT_FOR_AUDIT) : deadline;
}

/** A day for each open requirement (ISO date, a Friday), spread over the time there is by the hours that each takes, in the order of the plan. */
export function dueDatesOf(open: readonly RequirementFacts[], time: Time): Map<string, string> {
  const due = new Map<string, string>();
  const until = lastDayOfWork(time);
  if (until === null) return due;
  const { today } = time;
  const days = daysBetween(today, until);
  const all = open.reduce((sum, facts) => sum + hoursLeft(facts), 0);
  let spent = 0;
  for (const facts of orderOfWork([...open])) {
    spent += hoursLeft(facts);
    due.set(facts.requirement.id, fridayBy(dayAfter(today, Math.ceil((days * spent) / all)), today, until));
  }
  return due;
}

/** The Friday of that day's week, or the one before where that is too late; the last day itself where there is none. */
function fridayBy(day: string, today: string, latest: string): string {
  const friday = dayAfter(day, (FRIDAY - new Date(day).getUTCDay() + 7) % 7);
  if (friday <= latest) return friday;
  const before = dayAfter(friday, -7);
  return before > today ? before : latest;
}
