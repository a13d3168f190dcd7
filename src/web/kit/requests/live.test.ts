import { expect, test } from 'vitest';
import { concerns } from './live.ts';

const readiness = [['readiness', 'get'], { input: { framework: 'iso-27001-2022' } }];

test('a number derived from controls, evidence or documents is read again when they change', () => {
  expect(['controls', 'evidence', 'documents', 'suggestions'].map((subject) => concerns(readiness, subject))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(concerns(readiness, 'quiz-results')).toBe(false);
});

test('every change stands in the audit trail', () => {
  expect(concerns([['activity', 'recent', 'list'], {}], 'assets')).toBe(true);
});

test('name, colours and timezone come with the session, which is read again when they change', () => {
  expect(concerns(['session'], 'organisations')).toBe(true);
  expect(concerns(['session'], 'assets')).toBe(false);
});

test('another subject stays as it is', () => {
  expect(concerns([['assets', 'list'], {}], 'assets')).toBe(true);
  expect(concerns([['assets', 'list'], {}], 'controls')).toBe(false);
  expect(concerns(['session'], 'controls')).toBe(false);
});
