import { HOURS_OF_EFFORT, SIZE_FACTOR } from '../../documents/structure-effort.ts';
import { dayAfter } from '../../assets/days.ts';
import type { RequirementFacts } from '../facts.ts';
import { orderOfWork, shareLeft } from '../plan.ts';
import type { OrganisationFacts } from './organisation-facts.ts';

/** Days before the deadline that are left for the internal audit, the management review and what they find. */
const LEFT_FOR_AUDIT = 28;
const DAY = 86_400_000;
const FRIDAY = 5;

/**
 * A day for each open requirement (ISO date, a Friday), spread until four weeks before the deadline by the hours that each takes, in the order of
 * the plan. Nothing where there is no deadline, or it has passed.
 */
export function dueDatesOf(
  open: readonly RequirementFacts[],
  { today, deadline, size }: Pick<OrganisationFacts, 'today' | 'deadline' | 'size'>,
): Map<string, string> {
  const due = new Map<string, string>();
  if (deadline === null || deadline <= today) return due;
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / DAY);
  const until = days > 3 * LEFT_FOR_AUDIT ? days - LEFT_FOR_AUDIT : days;
  const hours = (facts: RequirementFacts) =>
    HOURS_OF_EFFORT[facts.requirement.effort] * shareLeft(facts) * SIZE_FACTOR[size ?? 'small'];
  const all = open.reduce((sum, facts) => sum + hours(facts), 0);
  let spent = 0;
  for (const facts of orderOfWork([...open])) {
    spent += hours(facts);
    due.set(facts.requirement.id, fridayFrom(dayAfter(today, Math.ceil((until * spent) / all)), deadline));
  }
  return due;
}

function fridayFrom(day: string, latest: string): string {
  const friday = dayAfter(day, (FRIDAY - new Date(day).getUTCDay() + 7) % 7);
  return friday <= latest ? friday : latest;
}
