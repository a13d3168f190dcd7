import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { Password, Session } from '#domain/people/session.ts';
import {
  MemberSession,
  MemberSignIn,
  OwnSecurity,
  OwnSession,
  Passkey,
  PasskeyName,
  SignIn,
  SignInOutcome,
} from '#domain/people/security.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from '../endpoint.ts';

/** Something only its person has: the password, a code of the authenticator app, or a recovery code. */
const Proof = z.object({ proof: z.string().min(1, issue('proof_missing')).max(200) });
const Codes = z.object({ codes: z.array(z.string()) });
/** What the browser's authenticator takes or answers (Web Authentication, level 3); judged by its library. */
const Ceremony = z.record(z.string(), z.unknown());
const Challenge = z.object({ ticket: z.string(), options: Ceremony });
const Token = z.string().min(1).max(200);

/** Steps of signing in beyond address and password. */
export const sessionSteps = {
  secondFactor: {
    add: endpoint({
      method: 'POST',
      path: '/session/second-factor',
      permission: 'anyone',
      summary: 'Finish signing in with a code of the authenticator app, or with a recovery code',
      input: z.object({ ticket: Token, code: z.string().min(1, issue('code_missing')).max(40) }),
      output: Session,
    }),
  },
  passkeyChallenge: {
    add: endpoint({
      method: 'POST',
      path: '/session/passkey/challenges',
      permission: 'anyone',
      summary: 'Begin to sign in with a passkey: a challenge that is good once, for five minutes',
      input: Nothing,
      output: Challenge,
    }),
  },
  passkey: {
    add: endpoint({
      method: 'POST',
      path: '/session/passkey',
      permission: 'anyone',
      summary: 'Sign in with a passkey',
      input: z.object({ ticket: Token, response: Ceremony }),
      output: Session,
    }),
  },
};

export const ownSecurity = {
  get: endpoint({
    method: 'GET',
    path: '/own-security',
    permission: 'signed-in',
    summary: 'What protects the account of the signed-in person',
    input: Nothing,
    output: OwnSecurity,
  }),
};

export const ownPassword = {
  change: endpoint({
    method: 'PUT',
    path: '/own-password',
    permission: 'signed-in',
    summary: 'Change one’s own password; other sessions end',
    input: z.object({
      currentPassword: z.string().min(1, issue('current_password_missing')).max(200),
      newPassword: Password,
    }),
    output: z.object({ sessionsEnded: z.int() }),
  }),
};

export const ownSecondFactor = {
  add: endpoint({
    method: 'POST',
    path: '/own-second-factor',
    permission: 'signed-in',
    summary: 'Begin to set up an authenticator app: its secret, shown once',
    input: Nothing,
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmation: {
    add: endpoint({
      method: 'POST',
      path: '/own-second-factor/confirmation',
      permission: 'signed-in',
      summary: 'Confirm the authenticator app with a code; answers the recovery codes, shown once',
      input: z.object({ code: z.string().min(1, issue('code_missing')).max(40) }),
      output: Codes,
    }),
  },
  recoveryCodes: {
    add: endpoint({
      method: 'POST',
      path: '/own-second-factor/recovery-codes',
      permission: 'signed-in',
      summary: 'Make new recovery codes; the old ones are no longer good',
      input: Proof,
      output: Codes,
    }),
  },
  removal: {
    add: endpoint({
      method: 'POST',
      path: '/own-second-factor/removal',
      permission: 'signed-in',
      summary: 'Ask for no code any more',
      input: Proof,
      output: z.object({ removed: z.literal(true) }),
    }),
  },
};

export const ownPasskeys = {
  challenge: {
    add: endpoint({
      method: 'POST',
      path: '/own-passkeys/challenges',
      permission: 'signed-in',
      summary: 'Begin to add a passkey',
      input: Nothing,
      output: Challenge,
    }),
  },
  add: endpoint({
    method: 'POST',
    path: '/own-passkeys',
    permission: 'signed-in',
    summary: 'Add the passkey that the authenticator made',
    input: z.object({ ticket: Token, name: PasskeyName, response: Ceremony }),
    output: Passkey,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/own-passkeys/{id}',
    permission: 'signed-in',
    summary: 'Give a passkey another name',
    input: ById.extend({ name: PasskeyName }),
    output: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/own-passkeys/{id}',
    permission: 'signed-in',
    summary: 'Remove a passkey; the last way in stays',
    input: ById,
    output: z.object({ removed: z.literal(true) }),
  }),
};

const Ended = z.object({ ended: z.int() });

export const ownSessions = {
  list: endpoint({
    method: 'GET',
    path: '/own-sessions',
    permission: 'signed-in',
    summary: 'Where the signed-in person is signed in',
    input: Nothing,
    output: z.array(OwnSession),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/own-sessions/{id}',
    permission: 'signed-in',
    summary: 'End one of one’s sessions',
    input: ById,
    output: Ended,
  }),
  others: {
    remove: endpoint({
      method: 'DELETE',
      path: '/own-sessions',
      permission: 'signed-in',
      summary: 'End all of one’s sessions but this',
      input: Nothing,
      output: Ended,
    }),
  },
};

export const ownSignIns = {
  list: endpoint({
    method: 'GET',
    path: '/own-sign-ins',
    permission: 'signed-in',
    summary: 'Attempts to sign in as the signed-in person, newest first',
    input: Paging.optional(),
    output: pageOf(SignIn),
  }),
};

export const emailVerifications = {
  add: endpoint({
    method: 'POST',
    path: '/own-email-verification',
    permission: 'signed-in',
    summary: 'Send a link that shows the address to be one’s own',
    input: Nothing,
    output: z.object({ sent: z.literal(true) }),
  }),
  confirmation: {
    add: endpoint({
      method: 'POST',
      path: '/email-verification',
      permission: 'anyone',
      summary: 'Confirm an address by its link',
      input: z.object({ token: Token }),
      output: z.object({ email: z.string() }),
    }),
  },
};

export const resetLinks = {
  add: endpoint({
    method: 'POST',
    path: '/reset-links',
    permission: 'anyone',
    summary: 'Ask for a link with which a new password is chosen; the answer is the same whoever has the address',
    input: z.object({ email: z.email(issue('email')).max(254, issue('email')) }),
    output: z.object({ sent: z.literal(true) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/reset-link',
    permission: 'anyone',
    summary: 'Whose link it is, for whoever holds it, and how long the new password must be',
    input: z.object({ token: Token }),
    output: z.object({ email: z.string(), passwordLength: z.int() }),
  }),
  password: {
    change: endpoint({
      method: 'PUT',
      path: '/reset-link/password',
      permission: 'anyone',
      summary: 'Choose a new password by the link; all sessions end',
      input: z.object({ token: Token, password: Password }),
      output: z.object({ email: z.string() }),
    }),
  },
};

export const memberSessions = {
  list: endpoint({
    method: 'GET',
    path: '/sessions',
    permission: 'user_management.view',
    summary: 'Where members of the organisation are signed in, last used first',
    input: Paging.extend({ search: z.string().max(200).optional() }).optional(),
    output: pageOf(MemberSession),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/sessions/{id}',
    permission: 'user_management.edit',
    summary: 'End one session of a member',
    input: ById,
    output: Ended,
  }),
};

export const signIns = {
  list: endpoint({
    method: 'GET',
    path: '/sign-ins',
    permission: 'user_management.view',
    summary: 'Attempts to sign in as members of the organisation, newest first',
    input: Paging.extend({ search: z.string().max(200).optional(), outcome: SignInOutcome.optional() }).optional(),
    output: pageOf(MemberSignIn),
  }),
};
