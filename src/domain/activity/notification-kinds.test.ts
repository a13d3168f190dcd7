import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from '#server/platform/messages.ts';
import { NOTIFICATION_KINDS, sentenceOf } from './notification-kinds.ts';
import { DEFAULT_TERMS, isQuiet, NO_CHOICES, waysOf } from './notification-settings.ts';
import sentences from '../../../messages/en/notification-sentences.json' with { type: 'json' };

const SERVER = join(import.meta.dirname, '..', '..', 'server');

test('every kind that the server tells of is in the list, and has words', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const told = files.flatMap((path) =>
    [...readFileSync(join(SERVER, path), 'utf8').matchAll(/\bnotify\(\s*\w+,\s*[\w.]+,\s*'([a-z-]+)'/g)].map(
      ([, kind]) => kind ?? '',
    ),
  );
  const known: string[] = NOTIFICATION_KINDS.map(({ kind }) => kind);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((kind) => !known.includes(kind))).toEqual([]);
  expect(Object.keys(sentences).toSorted()).toEqual(known.toSorted());
});

test('a sentence is filled once, with the day as the reader writes it', () => {
  const values = { title: '{{day}}', day: '2026-11-21' };
  expect(sentenceOf('task-due', values, messagesOf('notification-sentences', 'de'), () => '21. November')).toBe(
    'Fällig am 21. November: {{day}}',
  );
  expect(sentenceOf('nobody-knows', { text: 'Words' }, messagesOf('notification-sentences', 'en'), String)).toBe(
    'Words',
  );
});

test('a person chooses within what the organisation fixed, and that within what the kind itself says', () => {
  const mine = { ...NO_CHOICES, kinds: { 'task-assigned': { mail: false, inApp: false } } };
  expect(waysOf('task-assigned', DEFAULT_TERMS)).toEqual({ inApp: true, mail: true, webhook: false, isFixed: false });
  expect(waysOf('task-assigned', DEFAULT_TERMS, mine)).toMatchObject({ inApp: false, mail: false });
  const terms = { ...DEFAULT_TERMS, kinds: { 'task-assigned': { isFixed: true, webhook: true } } };
  expect(waysOf('task-assigned', terms, mine)).toEqual({ inApp: true, mail: true, webhook: true, isFixed: true });
});

test('quiet hours may cross midnight, and from equal to until are none', () => {
  const hours = (from: number, until: number) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet({ isOn: true, from, until }, hour));
  expect(hours(22, 2)).toEqual([0, 1, 22, 23]);
  expect(hours(12, 14)).toEqual([12, 13]);
  expect(hours(5, 5)).toEqual([]);
});
