import { expect, test } from 'vitest';
import { waitingOf } from './to-read.ts';

const given = (title: string, dueOn: string | null, readAt: string | null = null) => ({
  documentId: title,
  title,
  version: 1,
  dueOn,
  readAt,
});

test('what is unread stands there, the most pressing first, and overdue from the day after', () => {
  const waiting = waitingOf(
    [
      given('Any day', null),
      given('Done', '2026-01-01', '2026-01-01T08:00:00Z'),
      given('Today', '2026-05-02'),
      given('Late', '2026-05-01'),
    ],
    '2026-05-02',
  );
  expect(waiting.map(({ title, isOverdue }) => [title, isOverdue])).toEqual([
    ['Late', true],
    ['Today', false],
    ['Any day', false],
  ]);
});
