import type { OwnAssignment } from '#contract/awareness.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { hrefOfCourse } from '#web/awareness/awareness-search.ts';
import { hrefOfDocument } from '#web/documents/document-links.ts';
import { hrefOfEntry } from '#web/schedule/href-of-entry.ts';
import { weekOf } from '#web/schedule/my-week.tsx';
import type { Waiting } from './to-read.ts';

/** Something that waits for the person, whatever their role. */
export interface PersonalStep {
  kind: 'training' | 'reading' | 'work';
  title: string;
  /** ISO date; null where nobody named a day. */
  dueOn: string | null;
  href: string;
}

interface Given {
  assignments: readonly OwnAssignment[];
  documents: readonly Waiting[];
  entries: readonly CalendarEntry[];
}

/** Training, reading and work of the person, what is due first before the rest. @param today as an ISO date. */
export function personalSteps({ assignments, documents, entries }: Given, today: string): PersonalStep[] {
  const steps: PersonalStep[] = [
    ...assignments.flatMap(({ courses, dueOn }) =>
      courses
        .filter(({ isPassed }) => !isPassed)
        .map(({ id, title }) => ({ kind: 'training' as const, title, dueOn, href: hrefOfCourse(id) })),
    ),
    ...documents.map(({ documentId, title, dueOn }) => ({
      kind: 'reading' as const,
      title,
      dueOn,
      href: hrefOfDocument(documentId),
    })),
    ...weekOf(entries, today).map((entry) => ({
      kind: 'work' as const,
      title: entry.title,
      dueOn: entry.on,
      href: hrefOfEntry(entry),
    })),
  ];
  return steps.toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
}
