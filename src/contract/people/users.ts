import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { JoinPolicy } from '#domain/organisations/policy.ts';
import { NewUser, RoleChoice, User, UserStatus } from '#domain/people/user.ts';
import { USER_IMPORT_LIMITS, UserRowOutcome, UserLine, UserWay } from '#domain/people/user-import.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from '../endpoint.ts';

export const UserFilter = z.object({
  search: z.string().max(200).optional(),
  /** One of the five roles, or the id of a custom one. */
  role: z.string().max(60).optional(),
  status: UserStatus.optional(),
});
export type UserFilter = z.infer<typeof UserFilter>;

export const USER_SORTS = ['name', 'email', 'role', 'status', 'lastLogin'] as const;

const Lines = z.object({
  way: UserWay,
  lines: z.array(UserLine).min(1, issue('no_rows')).max(USER_IMPORT_LIMITS.rows, limit('most_rows')),
});

/** A password that was made for somebody: it is shown this once. */
const Handed = z.object({ email: z.string(), name: z.string(), password: z.string() });

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    permission: 'user_management.view',
    summary: 'Members, invitations and pending requests: roles, status, last sign-in, second factor',
    input: UserFilter.extend(Paging.shape)
      .extend({ sort: z.enum(USER_SORTS).optional(), direction: z.enum(['asc', 'desc']).optional() })
      .optional(),
    output: pageOf(User),
  }),
  add: endpoint({
    method: 'POST',
    path: '/users',
    permission: 'user_management.edit',
    summary:
      'Open an account at once; the answer holds the password with which its person signs in once and chooses another',
    input: NewUser,
    output: Handed.extend({ id: z.string() }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/users/{id}',
    permission: 'user_management.edit',
    summary: 'Give a member another role; their sessions end',
    input: ById.extend(RoleChoice.shape),
    output: User,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/{id}',
    permission: 'user_management.edit',
    summary: 'Remove a member from the organisation; their account and what bears their name stay',
    input: ById,
    output: z.object({ id: z.string() }),
  }),
  suspension: {
    add: endpoint({
      method: 'POST',
      path: '/users/{id}/suspension',
      permission: 'user_management.edit',
      summary: 'Shut a member out of this organisation for now; their sessions end',
      input: ById,
      output: User,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/users/{id}/suspension',
      permission: 'user_management.edit',
      summary: 'Let a suspended member in again',
      input: ById,
      output: User,
    }),
  },
  sessions: {
    remove: endpoint({
      method: 'DELETE',
      path: '/users/{id}/sessions',
      permission: 'user_management.edit',
      summary: 'End the sessions of a member on all devices',
      input: ById,
      output: z.object({ ended: z.int() }),
    }),
  },
  passwordReset: {
    add: endpoint({
      method: 'POST',
      path: '/users/{id}/password-reset',
      permission: 'user_management.edit',
      summary:
        'Make a member choose a new password: by a link in a mail, or, without mail, by a temporary password answered once',
      input: ById,
      output: z.object({ mailed: z.boolean(), password: z.string().nullable() }),
    }),
  },
  imports: {
    preview: {
      add: endpoint({
        method: 'POST',
        path: '/users/imports/preview',
        permission: 'user_management.edit',
        summary: 'What an import would do with every row; changes nothing',
        input: Lines,
        output: z.array(UserRowOutcome),
      }),
    },
    add: endpoint({
      method: 'POST',
      path: '/users/imports',
      permission: 'user_management.edit',
      summary: 'Import people, all in one transaction; rows with an error are left out and named',
      input: Lines,
      output: z.object({ fates: z.array(UserRowOutcome), handed: z.array(Handed) }),
    }),
  },
};

export const passwordResets = {
  add: endpoint({
    method: 'POST',
    path: '/password-resets',
    permission: 'user_management.edit',
    summary:
      'Make everybody but oneself choose a new password: their sessions end, a mail says so. Asks for one’s own password',
    input: z.object({ password: z.string().max(200) }),
    output: z.object({
      /** How many are asked for a new password at their next sign-in. */
      asked: z.int(),
      sessionsEnded: z.int(),
      mailed: z.boolean(),
      /** Names of who has no password: they sign in with Google, single sign-on or a passkey. */
      withoutPassword: z.array(z.string()),
      /** Names of who stands above the one who asks. */
      outOfReach: z.array(z.string()),
    }),
  }),
};

export const entrance = {
  get: endpoint({
    method: 'GET',
    path: '/entrance',
    permission: 'user_management.view',
    summary: 'How people of the organisation’s domain join it, and whether the installation can send mail',
    input: Nothing,
    output: z.object({ joining: JoinPolicy, domain: z.string(), sendsMail: z.boolean() }),
  }),
};
