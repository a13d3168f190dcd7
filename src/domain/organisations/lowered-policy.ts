import { JOIN_POLICIES, type Policy, SECOND_FACTOR_RULES } from './policy.ts';

type Rule = (before: Policy, after: Policy) => boolean;

const isLess =
  (key: 'passwordLength' | 'signInDays'): Rule =>
  (before, after) =>
    after[key] < before[key];
const isMore =
  (key: 'sessionIdleMinutes' | 'sessionHours'): Rule =>
  (before, after) =>
    after[key] > before[key];
const isSwitchedOff =
  (key: 'signInOnEveryLoad' | 'documentFourEyes'): Rule =>
  (before, after) =>
    before[key] && !after[key];

/** When a change lets more people in, asks less of them, or keeps less of how they came in. What is not here weakens nothing. */
const LOWERS: Partial<Record<keyof Policy, Rule>> = {
  signInMethods: (before, after) => after.signInMethods.some((method) => !before.signInMethods.includes(method)),
  joining: (before, after) => JOIN_POLICIES.indexOf(after.joining) > JOIN_POLICIES.indexOf(before.joining),
  secondFactor: (before, after) =>
    SECOND_FACTOR_RULES.indexOf(after.secondFactor) < SECOND_FACTOR_RULES.indexOf(before.secondFactor),
  passwordLength: isLess('passwordLength'),
  passwordDays: ({ passwordDays: before }, { passwordDays: after }) =>
    before !== null && (after === null || after > before),
  sessionIdleMinutes: isMore('sessionIdleMinutes'),
  sessionHours: isMore('sessionHours'),
  signInOnEveryLoad: isSwitchedOff('signInOnEveryLoad'),
  documentFourEyes: isSwitchedOff('documentFourEyes'),
  signInDays: isLess('signInDays'),
};

/** The rules that a change lowers: that takes every permission, a person, and a proof that it is this person. */
export function loweredRules(before: Policy, after: Policy): (keyof Policy)[] {
  return (Object.keys(LOWERS) as (keyof Policy)[]).filter((key) => LOWERS[key]?.(before, after));
}
