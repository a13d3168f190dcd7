import { PAGES } from './addresses.ts';
import * as activity from './activity/subject.ts';
import * as administration from './administration/subject.ts';
import * as assets from './assets/subject.ts';
import * as automation from './automation/subject.ts';
import * as awareness from './awareness/subject.ts';
import * as controls from './controls/subject.ts';
import * as documents from './documents/subject.ts';
import * as evidence from './evidence/subject.ts';
import * as frameworks from './frameworks/subject.ts';
import * as organisations from './organisations/subject.ts';
import * as people from './people/subject.ts';
import * as quiz from './quiz/subject.ts';
import * as readiness from './readiness/subject.ts';
import * as risks from './risks/subject.ts';
import * as schedule from './schedule/subject.ts';
import type { Subject, SubjectItem } from './subject.ts';
import * as vendors from './vendors/subject.ts';

/** The spine: the order of the folders of every floor. Each imports itself and those before it. */
export const SPINE = {
  organisations,
  people,
  activity,
  frameworks,
  assets,
  documents,
  controls,
  evidence,
  risks,
  vendors,
  readiness,
  schedule,
  awareness,
  quiz,
  automation,
  administration,
} as const;

const isSubject = (value: unknown): value is Subject =>
  typeof value === 'object' && value !== null && 'singular' in value;

/** Every subject, in the order of the spine, then by name: what a module exports has an order of its own in every bundler. */
export const SUBJECTS: readonly Subject[] = Object.values(SPINE).flatMap((cards) =>
  Object.values(cards)
    .filter(isSubject)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
);

const byName = new Map(
  SUBJECTS.flatMap((card) => [card.name, card.singular, ...card.formerNames].map((name) => [name, card])),
);

/** The subject of this name, plural or singular, or of one that an earlier version gave it. */
export function subjectNamed(name: string): Subject | undefined {
  return byName.get(name);
}

/** A subject's names in the trail: today's, and those that earlier versions wrote. */
export const namesOf = (name: string): readonly string[] => {
  const card = subjectNamed(name);
  return card ? [card.name, ...card.formerNames] : [name];
};

/** What entries of any version are about, in the names of today. What no card knows keeps its names. */
export function nowNamed({ subject: name, action }: { subject: string; action: string }): {
  subject: string;
  action: string;
} {
  const card = subjectNamed(name);
  return { subject: card?.name ?? name, action: card?.formerEvents[action] ?? action };
}

const formerEvents = new Map(SUBJECTS.flatMap((card) => Object.entries(card.formerEvents)));

/** An event as it is called today, whatever it happened to. */
export const eventNow = (event: string): string => formerEvents.get(event) ?? event;

/** Events of several things at once: their entry has the id of what was done, which has no page. */
const OF_SEVERAL = ['imported', 'undone', 'moved'];

interface Entry extends Pick<SubjectItem, 'title' | 'requirement'> {
  subject: string;
  subjectId: string;
  action: string;
}

/** Where the thing of an entry stands today; null where it has no page of its own, or is gone. */
export function addressOfEntry({ title, requirement, ...entry }: Entry): string | null {
  const { subject: name, action } = nowNamed(entry);
  const card = subjectNamed(name);
  if (card === frameworks.frameworkSubject && action === 'removed') return PAGES.frameworks;
  if (action === 'removed' || OF_SEVERAL.includes(action) || entry.subjectId === '') return null;
  return card?.addressOf({ id: entry.subjectId, title, requirement }) ?? null;
}

/** What an organisation can be told of, or act upon: all that happens to what it sees. */
export const HAPPENING: readonly Subject[] = SUBJECTS.filter(
  ({ permission, events }) => permission !== null && events.length > 0,
);

/** Groups of the contract whose answers are no longer true once this subject has changed. */
export function groupsToldBy(name: string): ReadonlySet<string> {
  const changed = subjectNamed(name);
  const derived = SUBJECTS.filter(({ dependsOn }) => changed !== undefined && dependsOn.includes(changed));
  return new Set([name, ...(changed?.api ?? []), ...derived.flatMap(({ api }) => api), 'activity']);
}
