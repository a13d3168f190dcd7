import { expect, test } from 'vitest';
import { issue } from '#domain/issue.ts';
import type { Event } from '#domain/schedule/event.ts';
import { changeIn, EventFields, scopesOf, valuesOf } from './event-values.ts';

const event: Event = {
  id: '6f9c5c2e-5d3a-4b8e-9d53-0a3f7c1f2b11',
  kind: 'audit',
  title: 'Audit',
  note: '',
  startsOn: '2026-12-01',
  startTime: '09:00',
  minutes: 60,
  days: 1,
  timezone: 'UTC',
  repeats: { frequency: 'weekly', interval: 2, weekdays: ['TU'], monthlyBy: 'day', count: 4, until: null },
  ownerId: null,
  ownerName: null,
  ownerIsMember: true,
  documentId: null,
  documentTitle: null,
  remindDays: 3,
  createdAt: '',
  createdByName: '',
  changedAt: '',
  version: 1,
};

test('a form that nobody touched says what the event says, and changes nothing', () => {
  const values = valuesOf(event, undefined);
  expect(EventFields.parse(values)).toMatchObject({
    startTime: '09:00',
    minutes: 60,
    repeats: event.repeats,
    remindDays: 3,
  });
  expect(changeIn(values, values)).toEqual({});
});

test('only what was changed is sent, and a rule is never one day’s alone', () => {
  const before = valuesOf(event, '2026-12-15');
  const moved = changeIn(before, { ...before, startsOn: '2026-12-16' });
  expect(moved).toEqual({ startsOn: '2026-12-16' });
  expect(scopesOf(moved)).toEqual(['this', 'following', 'all']);
  const ruled = changeIn(before, { ...before, repeats: 'never' });
  expect(ruled).toEqual({ repeats: null });
  expect(scopesOf(ruled)).toEqual(['following', 'all']);
});

test('what is wrong is named by its field, in the words of the schema', () => {
  const values = valuesOf(null, undefined);
  const { error } = EventFields.safeParse({
    ...values,
    repeats: 'weekly',
    interval: 0,
    ends: 'count',
    count: undefined,
  });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title', 'startsOn', 'interval', 'count']);
  expect(error?.issues[0]?.message).toBe(issue('event_name_missing'));
});

test('a whole day has no time, whatever stands in the hidden field', () =>
  expect(changeIn(valuesOf(event, undefined), { ...valuesOf(event, undefined), isWholeDay: true })).toEqual({
    startTime: null,
    minutes: null,
  }));
