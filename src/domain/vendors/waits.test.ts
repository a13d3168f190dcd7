import { expect, test } from 'vitest';
import type { FactsOf } from './record.ts';
import { remindersOf } from './reminders.ts';
import { certificateEndOf, waitsOf } from './waits.ts';

const certificate = (standard: FactsOf<'certificate'>['standard'], number: string, expiresOn: string) =>
  ({ kind: 'certificate', standard, number, expiresOn }) as const;
const TODAY = '2026-03-01';

test('a certificate is followed by a later one of its standard, and one by another standard by its own number alone', () => {
  const renewed = [certificate('SOC 2', 'one', '2026-03-10'), certificate('SOC 2', 'two', '2027-03-10')];
  const others = [certificate('Other', 'TISAX', '2026-03-10'), certificate('Other', 'C5', '2027-03-10')];
  expect(certificateEndOf(renewed)).toBe('2027-03-10');
  expect(certificateEndOf(others)).toBe('2026-03-10');
  const known = { ownerId: 'somebody', reviewDueOn: null };
  expect(waitsOf(known, renewed, TODAY)).not.toContain('certificate-expiring');
  expect(waitsOf(known, others, TODAY)).toContain('certificate-expiring');
});

test('a certificate ends soon up to its last day, and has ended from the day after', () => {
  const known = { ownerId: 'somebody', reviewDueOn: null };
  const of = (...days: string[]) =>
    waitsOf(
      known,
      days.map((day) => certificate('Other', day, day)),
      TODAY,
    ).filter((wait) => wait.startsWith('certificate'));
  expect(of('2026-02-28')).toEqual(['certificate-ended']);
  expect(of(TODAY)).toEqual(['certificate-expiring']);
  expect(of('2026-02-28', '2026-03-10')).toEqual(['certificate-ended', 'certificate-expiring']);
  expect(of('2027-03-10')).toEqual([]);
});

test('the list and the reminders speak of the same certificates', () => {
  const records = [certificate('Other', 'TISAX', '2026-03-10'), certificate('Other', 'C5', '2027-03-10')].map(
    (facts, place) => ({ id: `${place}`, facts }),
  );
  expect(remindersOf({ reviewDueOn: null }, records, TODAY)).toMatchObject([
    { kind: 'vendor-certificate-expiring', about: 'Other TISAX', day: '2026-03-10' },
  ]);
});
