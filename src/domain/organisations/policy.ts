import { z } from 'zod';
import { issue } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';

/** The ways of signing in that an organisation may allow. Google and single sign-on also need their client to be configured. */
export const SIGN_IN_METHODS = ['email', 'google', 'oidc', 'passkey'] as const;
export const SignInMethod = z.enum(SIGN_IN_METHODS);
export type SignInMethod = z.infer<typeof SignInMethod>;

/** How people of the organisation's mail domain come in: by invitation only, by a request that somebody approves, or at once. */
export const JOIN_POLICIES = ['invitation', 'request', 'at_once'] as const;
export const JoinPolicy = z.enum(JOIN_POLICIES);
export type JoinPolicy = z.infer<typeof JoinPolicy>;

/** Who must have a second factor or a passkey. */
export const SECOND_FACTOR_RULES = ['optional', 'administrators', 'everyone'] as const;
export const SecondFactorRule = z.enum(SECOND_FACTOR_RULES);
export type SecondFactorRule = z.infer<typeof SecondFactorRule>;

/** What an organisation demands of signing in, passwords, sessions, documents, and how long it keeps what is no record. */
export const Policy = z.object({
  signInMethods: z.array(SignInMethod).min(1, issue('sign_in_method_missing')),
  joining: JoinPolicy,
  secondFactor: SecondFactorRule,
  /** Characters. */
  passwordLength: wholeNumber(12, 64),
  /** Days after which a password must be changed; null: never, as NIST SP 800-63B advises. */
  passwordDays: wholeNumber(30, 730).nullable(),
  /** Minutes without a request after which a session ends. */
  sessionIdleMinutes: wholeNumber(5, 43_200),
  /** Hours after signing in after which a session ends, used or not. */
  sessionHours: wholeNumber(1, 2160),
  /** Every full load of a page ends the session (the specification's behaviour). */
  signInOnEveryLoad: z.boolean(),
  /** Months after which a document is due for review (ISO/IEC 27001 7.5.2, A.5.1). */
  documentReviewMonths: wholeNumber(1, 60),
  /** Somebody beside its authors approves a document (four eyes). */
  documentFourEyes: z.boolean(),
  /** Days for which notifications are kept. */
  notificationDays: wholeNumber(7, 3650),
  /** Days for which the history of sign-ins is kept. */
  signInDays: wholeNumber(30, 3650),
});
export type Policy = z.infer<typeof Policy>;

/** What a new organisation starts with. */
export const DEFAULT_POLICY: Policy = {
  signInMethods: ['email', 'google', 'oidc', 'passkey'],
  joining: 'request',
  secondFactor: 'optional',
  passwordLength: 12,
  passwordDays: null,
  sessionIdleMinutes: 10_080,
  sessionHours: 720,
  signInOnEveryLoad: false,
  documentReviewMonths: 12,
  documentFourEyes: false,
  notificationDays: 180,
  signInDays: 365,
};

/** The policy in force: what is stored, and the default for every field that is not. */
export function policyOf(stored: Partial<Policy>): Policy {
  return { ...DEFAULT_POLICY, ...stored };
}

/**
 * The rule that binds somebody who belongs to several organisations: in each respect the strictest, since one account opens all of them.
 * @param policies of every organisation the person belongs to; none: the default.
 */
export function strictestOf(
  policies: readonly Policy[],
): Pick<Policy, 'passwordLength' | 'passwordDays' | 'sessionIdleMinutes' | 'sessionHours' | 'signInOnEveryLoad'> {
  const all = policies.length > 0 ? policies : [DEFAULT_POLICY];
  const days = all.flatMap(({ passwordDays }) => passwordDays ?? []);
  return {
    passwordLength: Math.max(...all.map(({ passwordLength }) => passwordLength)),
    passwordDays: days.length > 0 ? Math.min(...days) : null,
    sessionIdleMinutes: Math.min(...all.map(({ sessionIdleMinutes }) => sessionIdleMinutes)),
    sessionHours: Math.min(...all.map(({ sessionHours }) => sessionHours)),
    signInOnEveryLoad: all.some(({ signInOnEveryLoad }) => signInOnEveryLoad),
  };
}

export function needsSecondFactor(rule: SecondFactorRule, isAdmin: boolean): boolean {
  return rule === 'everyone' || (rule === 'administrators' && isAdmin);
}
