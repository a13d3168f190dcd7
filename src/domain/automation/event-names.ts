import { eventOf } from '../subject.ts';
import { subjectNamed } from '../subjects.ts';

/** How programs are told of events: 2 as `vendor.scored`; 1 as version 2.1.0 named them, on which who listens since then may rely. */
export const EVENT_NAMES = [1, 2] as const;
export type EventNames = (typeof EVENT_NAMES)[number];

interface Happened {
  subject: string;
  action: string;
}

/** An entry's subject, action and event as an endpoint of these names hears of them. */
export function namedFor(names: EventNames, { subject, action }: Happened): Happened & { event: string } {
  const card = subjectNamed(subject);
  if (!card) return { subject, action, event: `${subject}.${action}` };
  if (names === 2) return { subject: card.name, action, event: eventOf(card, action) };
  const [then] = Object.entries(card.formerEvents).find(([, now]) => now === action) ?? [action];
  const name = card.formerNames[0] ?? card.name;
  return { subject: name, action: then, event: `${name}.${then}` };
}

/** What somebody chose to hear, in the names of today: "vendors.scored" is "vendor.scored", and "vendors" is "vendor". */
export function choiceNamed(choice: string): string {
  const [name = '', ...rest] = choice.split('.');
  const card = subjectNamed(name);
  if (!card || card.events.length === 0) return choice;
  const action = rest.join('.');
  return action === '' ? card.singular : eventOf(card, card.formerEvents[action] ?? action);
}
