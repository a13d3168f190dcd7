import { z } from 'zod';
import { Language } from '#domain/organisations/language.ts';
import { Session } from '#domain/people/session.ts';
import { SessionState } from '#domain/people/session-state.ts';
import { endpoint, Nothing } from '../endpoint.ts';

/** Either the session is open, or the second factor is asked for with this ticket, which is good for five minutes. */
export const SignInAnswer = z.object({ session: Session.nullable(), ticket: z.string().nullable() });

export const session = {
  get: endpoint({
    method: 'GET',
    path: '/session',
    permission: 'signed-in',
    summary: 'Who is signed in, in which organisation, and what they may do',
    input: Nothing,
    output: Session,
  }),
  state: {
    get: endpoint({
      method: 'GET',
      path: '/session/state',
      permission: 'anyone',
      summary: 'What the server makes of the cookie that this visitor sends, signed in or not; never its value',
      input: Nothing,
      output: SessionState,
    }),
  },
  add: endpoint({
    method: 'POST',
    path: '/session',
    permission: 'anyone',
    summary: 'Sign in with e-mail address and password',
    input: z.object({ email: z.string().max(254), password: z.string().max(200) }),
    output: SignInAnswer,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/session',
    permission: 'signed-in',
    summary:
      'Keep the language, the scheme, how far the introduction is, or the organisation, for the signed-in person',
    input: z.object({
      language: Language.optional(),
      darkMode: z.boolean().nullable().optional(),
      onboarded: z.boolean().optional(),
      getStartedCompleted: z.boolean().optional(),
      /** Go on in this organisation, and begin in it next time. */
      organisationId: z.uuid().optional(),
    }),
    output: Session,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/session',
    permission: 'signed-in',
    summary: 'Sign out: this session ends',
    input: Nothing,
    output: z.object({ ended: z.literal(true) }),
  }),
};
