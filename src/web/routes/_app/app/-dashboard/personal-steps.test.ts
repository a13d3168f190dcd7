import { expect, test } from 'vitest';
import type { OwnAssignment } from '#contract/awareness.ts';
import type { CalendarEntry } from '#domain/schedule/calendar.ts';
import { personalSteps } from './personal-steps.ts';

const TODAY = '2026-11-23';
const course = (id: string, isPassed = false) => ({ id, title: `Course ${id}`, isPassed, minutes: 10 });
const assignment = (dueOn: string, ...courses: ReturnType<typeof course>[]): OwnAssignment => ({
  campaignId: 'c',
  title: 'Autumn',
  note: '',
  dueOn,
  isOverdue: false,
  courses,
});
const paper = (title: string, dueOn: string | null) => ({
  documentId: title,
  title,
  version: 1,
  dueOn,
  readAt: null,
  isOverdue: false,
});
const entry = (title: string, on: string, isDone = false) =>
  ({ id: title, taskId: title, kind: 'task', title, on, isDone }) as unknown as CalendarEntry;

test('what waits for somebody is theirs to do, the first due before the rest', () => {
  const steps = personalSteps(
    {
      assignments: [assignment('2026-12-01', course('phishing'), course('passwords', true))],
      documents: [paper('Access', '2026-11-20'), paper('No day', null)],
      entries: [entry('Wipe laptops', '2026-11-19'), entry('Done', '2026-11-18', true), entry('Later', '2026-12-20')],
    },
    TODAY,
  );
  expect(steps.map(({ kind, title, dueOn }) => [kind, title, dueOn])).toEqual([
    ['work', 'Wipe laptops', '2026-11-19'],
    ['reading', 'Access', '2026-11-20'],
    ['training', 'Course phishing', '2026-12-01'],
    ['reading', 'No day', null],
  ]);
  expect(new Set(steps.map(({ href }) => href)).size).toBe(4);
});

test('nothing is made up where nothing waits', () => {
  expect(personalSteps({ assignments: [], documents: [], entries: [] }, TODAY)).toEqual([]);
});
