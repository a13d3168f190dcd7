import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { SessionMethod } from './session.ts';
import { SIGN_IN_OUTCOMES } from './sign-in-outcomes.ts';

/** What the user agent of a request says of its device; null where it says nothing that we know. */
export const Device = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
});
export type Device = z.infer<typeof Device>;

/** Where a request came from, as far as its address says; the country only where a trusted proxy names it (ISO 3166-1, two letters). */
export const Place = z.object({
  address: z.string().nullable(),
  network: z.enum(['this_machine', 'private', 'public', 'unknown']),
  country: z.string().nullable(),
});
export type Place = z.infer<typeof Place>;

export const OwnSession = z.object({
  id: z.uuid(),
  method: SessionMethod,
  isStrong: z.boolean(),
  /** The one that asks. */
  isThis: z.boolean(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  device: Device,
  place: Place,
});
export type OwnSession = z.infer<typeof OwnSession>;

export const MemberSession = OwnSession.extend({ userId: z.string(), name: z.string() });
export type MemberSession = z.infer<typeof MemberSession>;

export const SignInOutcome = z.enum(SIGN_IN_OUTCOMES);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

/** One attempt to sign in. */
export const SignIn = z.object({
  id: z.uuid(),
  at: z.string(),
  method: SessionMethod,
  outcome: SignInOutcome,
  device: Device,
  place: Place,
});
export type SignIn = z.infer<typeof SignIn>;

export const MemberSignIn = SignIn.extend({ userId: z.string(), name: z.string(), email: z.string() });
export type MemberSignIn = z.infer<typeof MemberSignIn>;

export const PasskeyName = z.string().trim().min(1, issue('name_required')).max(80, limit('most_characters'));

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What protects the signed-in person's account; no secret. */
export const OwnSecurity = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  passwordChangedAt: z.string().nullable(),
  /** Fewest characters of a new password: the strictest of the person's organisations. */
  passwordLength: z.int(),
  /** Since when a code of an authenticator app is asked for; null: none is. */
  secondFactorSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(Passkey),
  /** Passkeys belong to a host's name; an installation reached by a bare IP address cannot have them. */
  takesPasskeys: z.boolean(),
});
export type OwnSecurity = z.infer<typeof OwnSecurity>;
