import { expect, test } from 'vitest';
import { DocumentAudience, isAddressed, readingDueOn } from './receipts.ts';

const ana = { id: 'ana', role: 'user', customRoleId: null, department: 'Sales' };

test('a document is for everybody, a role, a department or the people who were named', () => {
  expect(isAddressed({ kind: 'everybody', values: [] }, ana)).toBe(true);
  expect(isAddressed({ kind: 'roles', values: ['user'] }, ana)).toBe(true);
  expect(isAddressed({ kind: 'roles', values: ['user'] }, { ...ana, customRoleId: 'r1' })).toBe(false);
  expect(isAddressed({ kind: 'roles', values: ['r1'] }, { ...ana, customRoleId: 'r1' })).toBe(true);
  expect(isAddressed({ kind: 'departments', values: ['Sales'] }, ana)).toBe(true);
  expect(isAddressed({ kind: 'departments', values: ['Sales'] }, { ...ana, department: null })).toBe(false);
  expect(isAddressed({ kind: 'people', values: ['ben'] }, ana)).toBe(false);
});

test('nobody is no audience', () => {
  expect(DocumentAudience.safeParse({ kind: 'roles', values: [] }).success).toBe(false);
  expect(DocumentAudience.safeParse({ kind: 'everybody', values: [] }).success).toBe(true);
});

test('who joins after a document was given to people has two weeks, and nobody has less than was said', () => {
  const [given, due] = ['2026-01-10', '2026-02-01'];
  expect(readingDueOn(due, given, '2025-06-01')).toBe(due);
  expect(readingDueOn(due, given, '2026-01-12')).toBe(due);
  expect(readingDueOn(due, given, '2026-11-23')).toBe('2026-12-07');
  expect(readingDueOn(null, given, '2026-11-23')).toBeNull();
});
