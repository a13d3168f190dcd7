import { expect, test } from 'vitest';
import { DEFAULT_POLICY, type Policy } from '#domain/organisations/policy.ts';
import { consequencesOf, fieldsOf, policyIn } from './policy-fields.ts';

const people = [
  { id: '1', name: 'Ada', isAdmin: true },
  { id: '2', name: 'Uwe', isAdmin: false },
];
const ask = (change: Partial<Policy>, before = DEFAULT_POLICY) =>
  consequencesOf(
    { policy: before, offered: ['email', 'passkey'], withoutSecondFactor: people },
    { ...before, ...change },
  );

test('who must set up a second factor is named, and only who is newly bound', () => {
  expect(ask({ secondFactor: 'administrators' })).toEqual([{ kind: 'secondFactor', names: ['Ada'] }]);
  expect(ask({ secondFactor: 'everyone' })).toEqual([{ kind: 'secondFactor', names: ['Ada', 'Uwe'] }]);
  const before = { ...DEFAULT_POLICY, secondFactor: 'administrators' as const };
  expect(ask({ secondFactor: 'everyone' }, before)).toEqual([{ kind: 'secondFactor', names: ['Uwe'] }]);
  expect(ask({ secondFactor: 'optional' }, before)).toEqual([]);
});

test('only what is stricter is asked about', () => {
  expect(ask({ sessionIdleMinutes: 15 })).toEqual([{ kind: 'sessions', names: [] }]);
  expect(ask({ sessionIdleMinutes: 20_000, passwordLength: 20, documentReviewMonths: 1 })).toEqual([]);
  expect(ask({ passwordDays: 90 })).toEqual([{ kind: 'passwords', names: [] }]);
  expect(ask({ passwordDays: null }, { ...DEFAULT_POLICY, passwordDays: 90 })).toEqual([]);
  expect(ask({ signInMethods: ['google'] })).toEqual([{ kind: 'email', names: [] }]);
  expect(ask({ signInOnEveryLoad: true })).toEqual([{ kind: 'everyLoad', names: [] }]);
});

test('an empty age of passwords is never, and survives the form', () => {
  expect(policyIn(fieldsOf(DEFAULT_POLICY))).toEqual(DEFAULT_POLICY);
  expect(policyIn(fieldsOf({ ...DEFAULT_POLICY, passwordDays: 90 })).passwordDays).toBe(90);
});
