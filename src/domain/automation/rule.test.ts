import { nowNamed } from '../subjects.ts';
import { namedFor } from './event-names.ts';
import { expect, test } from 'vitest';
import { fill, placeholdersIn } from './fill.ts';
import { neededBy, neededToSee } from './happenings.ts';
import { holds, isAbout } from './conditions.ts';
import { NewRule } from './rule.ts';
import { lastSlot } from './slots.ts';
import { hears, pauseAfter, PAUSES } from './webhook.ts';

test('"becomes" asks for the change, "is" for the state', () => {
  const becomes = [{ field: 'status', operator: 'becomes' as const, value: 'implemented' }];
  const changed = { before: { status: 'In Progress' }, after: { status: 'Implemented' } };
  expect(holds(becomes, changed, {})).toBe(true);
  expect(holds(becomes, { before: { dueOn: null }, after: { dueOn: '2026-01-01' } }, { status: 'Implemented' })).toBe(
    false,
  );
  expect(holds([{ ...becomes[0]!, operator: 'is' }], { before: {}, after: {} }, { status: 'Implemented' })).toBe(true);
  expect(holds(becomes, { before: null, after: { status: 'Implemented' } }, {})).toBe(true);
  expect(
    holds(
      [{ field: 'folder', operator: 'contains', value: 'HR' }],
      { before: null, after: { folder: 'Org/hr/x' } },
      {},
    ),
  ).toBe(true);
  expect(holds([{ field: 'folder', operator: 'is-not', value: 'x' }, ...becomes], changed, {})).toBe(true);
});

test('what has parts is read by them', () => {
  const speaksOf = (value: string) =>
    holds(
      [{ field: 'hours', operator: 'contains', value }],
      { before: null, after: { hours: [{ day: 'Monday' }] } },
      {},
    );
  expect(speaksOf('monday')).toBe(true);
  expect(speaksOf('object')).toBe(false);
});

test('an hour comes once a day, a week or a month, and the last one counts', () => {
  const at = { kind: 'schedule' as const, hour: 8, weekday: 0, day: 15 };
  const now = { day: '2026-11-21', hour: 7 };
  expect(lastSlot({ ...at, every: 'day' }, now)).toBe('2026-11-20T08');
  expect(lastSlot({ ...at, every: 'day' }, { ...now, hour: 8 })).toBe('2026-11-21T08');
  expect(lastSlot({ ...at, every: 'week' }, now)).toBe('2026-11-16T08');
  expect(lastSlot({ ...at, every: 'month' }, now)).toBe('2026-11-15T08');
  expect(lastSlot({ ...at, every: 'month' }, { day: '2026-03-15', hour: 7 })).toBe('2026-02-15T08');
  expect(lastSlot({ ...at, every: 'month', day: 1 }, { day: '2026-01-01', hour: 7 })).toBe('2025-12-01T08');
});

test('placeholders are filled once, and only those that are offered', () => {
  const values = { title: '{{name}} <b>', day: '1 May', name: 'Ana', owner: 'Bo' };
  expect(fill('{{title}} by {{ name }}', values)).toBe('{{name}} <b> by Ana');
  expect(placeholdersIn('{{a}} {b} {{c}}')).toEqual(['a', 'c']);
  const rule = {
    name: 'R',
    isOn: true,
    trigger: { kind: 'event', subject: 'tasks', actions: [], conditions: [] },
    actions: [{ kind: 'notification', text: '{{constructor}}', to: { kind: 'maker' } }],
    mostPerHour: 10,
  };
  expect(NewRule.safeParse(rule).error?.issues[0]?.path).toEqual(['actions', 0, 'text']);
});

test('a rule needs what it sees and what it does', () => {
  const trigger = { kind: 'event' as const, subject: 'assets', actions: [], conditions: [] };
  expect(neededBy({ trigger, actions: [{ kind: 'status', status: 'Implemented' }] })).toEqual([
    'iso_readiness.edit',
    'settings.edit',
    'assets.view',
  ]);
});

test('pauses grow, and are over after about three days', () => {
  const all = PAUSES.map((_, place) => pauseAfter(place + 1, 0) ?? 0);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(all.reduce((sum, each) => sum + each) / 86_400_000).toBeCloseTo(3, 0);
  expect(pauseAfter(PAUSES.length + 1, 0)).toBeNull();
});

test('a rule about what is somebody’s own needs who may see everybody’s', () => {
  const seenWith = (subject: string) => neededToSee({ kind: 'event', subject, actions: [], conditions: [] });
  expect(['certificates', 'departments', 'mail-reports', 'quiz-results'].map(seenWith)).toEqual(
    Array.from({ length: 4 }, () => 'iso_readiness.edit'),
  );
  expect(seenWith('calendar-feeds')).toBe('audit_trail.view');
});

test('a rule of an earlier version hears what it meant, whatever it is called today', () => {
  const trigger = { kind: 'event' as const, subject: 'documents', actions: ['made obsolete'], conditions: [] };
  expect(isAbout(trigger, { subject: 'documents', action: 'obsoleted' })).toBe(true);
  expect(isAbout(trigger, { subject: 'documents', action: 'made obsolete' })).toBe(true);
  expect(isAbout(trigger, { subject: 'documents', action: 'reinstated' })).toBe(false);
});

test('what an endpoint of an earlier version chose is what it hears', () => {
  expect(hears(['documents.made obsolete'], 'documents', 'obsoleted')).toBe(true);
  expect(hears(['vendors'], 'vendors', 'scored')).toBe(true);
  expect(hears(['document.obsoleted'], 'documents', 'obsoleted')).toBe(true);
  expect(hears(['document.obsoleted'], 'documents', 'removed')).toBe(false);
});

test('an endpoint is told in the names that it was made for', () => {
  const entry = { subject: 'vendor-assessments', action: 'resent' };
  expect(namedFor(2, entry)).toEqual({ ...entry, event: 'vendor-assessment.resent' });
  const then = { subject: 'vendorAssessments', action: 'sent again' };
  expect(namedFor(1, entry)).toEqual({ ...then, event: 'vendorAssessments.sent again' });
  expect(nowNamed(then)).toEqual(entry);
});

test('an endpoint hears a subject, one act, or everything', () => {
  expect([
    hears(['tasks'], 'tasks', 'added'),
    hears(['tasks.added'], 'tasks', 'removed'),
    hears(['*'], 'x', 'y'),
  ]).toEqual([true, false, true]);
  expect([hears(['tasks'], 'notifications', ''), hears(['notifications'], 'notifications', '')]).toEqual([false, true]);
});
