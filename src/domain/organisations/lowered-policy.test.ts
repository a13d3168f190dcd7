import { expect, test } from 'vitest';
import { loweredRules } from './lowered-policy.ts';
import { DEFAULT_POLICY, type Policy } from './policy.ts';

const policy = (parts: Partial<Policy>): Policy => ({ ...DEFAULT_POLICY, ...parts });

test.each<[key: keyof Policy, strict: Partial<Policy>, loose: Partial<Policy>]>([
  ['signInMethods', { signInMethods: ['oidc'] }, { signInMethods: ['oidc', 'email'] }],
  ['joining', { joining: 'invitation' }, { joining: 'request' }],
  ['joining', { joining: 'request' }, { joining: 'at_once' }],
  ['secondFactor', { secondFactor: 'everyone' }, { secondFactor: 'administrators' }],
  ['secondFactor', { secondFactor: 'administrators' }, { secondFactor: 'optional' }],
  ['passwordLength', { passwordLength: 16 }, { passwordLength: 12 }],
  ['passwordDays', { passwordDays: 90 }, { passwordDays: 180 }],
  ['passwordDays', { passwordDays: 90 }, { passwordDays: null }],
  ['sessionIdleMinutes', { sessionIdleMinutes: 15 }, { sessionIdleMinutes: 60 }],
  ['sessionHours', { sessionHours: 8 }, { sessionHours: 720 }],
  ['signInOnEveryLoad', { signInOnEveryLoad: true }, { signInOnEveryLoad: false }],
  ['documentFourEyes', { documentFourEyes: true }, { documentFourEyes: false }],
  ['signInDays', { signInDays: 365 }, { signInDays: 30 }],
])('%s is lowered one way and not the other: %j', (key, strict, loose) => {
  expect(loweredRules(policy(strict), policy(loose))).toEqual([key]);
  expect(loweredRules(policy(loose), policy(strict))).toEqual([]);
});

test('what says nothing of who comes in lowers nothing', () => {
  expect(loweredRules(DEFAULT_POLICY, policy({ documentReviewMonths: 36, notificationDays: 7 }))).toEqual([]);
  expect(
    loweredRules(policy({ signInMethods: ['email', 'passkey'] }), policy({ signInMethods: ['passkey', 'email'] })),
  ).toEqual([]);
});
