import { z } from 'zod';
import { Session } from '#domain/people/session.ts';
import { endpoint, Nothing } from '../endpoint.ts';

/** The administration of the installation: an hour of its own on top of the session, after signing in once more. */
export const access = {
  get: endpoint({
    method: 'GET',
    path: '/administration/session',
    permission: 'administrator',
    summary: 'Until when the administration is open in this session; refused as soon as it is not',
    input: Nothing,
    output: z.object({ until: z.string(), secondsLeft: z.int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/administration/session',
    permission: 'anyone',
    summary:
      'Open the administration for an hour with password and, where one is set up, a code; signs in as well who is not signed in',
    input: z.object({
      email: z.string().max(254),
      password: z.string().max(200),
      /** Of the authenticator app, or a recovery code. */
      code: z.string().max(40).optional(),
    }),
    output: z.object({
      session: Session.nullable(),
      /** The password is right; send it again with the code. */
      needsCode: z.boolean(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/session',
    permission: 'signed-in',
    summary: 'Close the administration; the session itself goes on',
    input: Nothing,
    output: z.object({ closed: z.literal(true) }),
  }),
};
