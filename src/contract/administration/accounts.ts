import { z } from 'zod';
import { Account, AccountState, NewAccount } from '#domain/administration/account.ts';
import { RoleChoice } from '#domain/people/user.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

export const ACCOUNT_SORTS = ['name', 'email', 'createdAt', 'lastLogin'] as const;

export const AccountQuestion = Paging.extend({
  search: z.string().max(200).optional(),
  state: AccountState.optional(),
  organisationId: z.uuid().optional(),
  sort: z.enum(ACCOUNT_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
});

const InOrganisation = ById.extend({ organisationId: z.uuid() });

export const accounts = {
  list: endpoint({
    method: 'GET',
    path: '/administration/accounts',
    permission: 'administrator',
    summary: 'Everybody who has an account, with the organisations they belong to and their roles there',
    input: AccountQuestion,
    output: pageOf(Account),
  }),
  get: endpoint({
    method: 'GET',
    path: '/administration/accounts/{id}',
    permission: 'administrator',
    summary: 'One account',
    input: ById,
    output: Account,
  }),
  add: endpoint({
    method: 'POST',
    path: '/administration/accounts',
    permission: 'administrator',
    summary:
      'Provision an account; the answer holds the password with which its person signs in once and chooses another',
    input: NewAccount,
    output: z.object({ id: z.uuid(), name: z.string(), email: z.string(), password: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/administration/accounts/{id}',
    permission: 'administrator',
    summary: 'Remove an account from the installation; what bears its name stays',
    input: ById,
    output: z.object({ id: z.uuid() }),
  }),
  suspension: {
    add: endpoint({
      method: 'POST',
      path: '/administration/accounts/{id}/suspension',
      permission: 'administrator',
      summary: 'Shut an account out of the whole installation; its sessions end',
      input: ById,
      output: Account,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/administration/accounts/{id}/suspension',
      permission: 'administrator',
      summary: 'Let a suspended account in again',
      input: ById,
      output: Account,
    }),
  },
  passwordReset: {
    add: endpoint({
      method: 'POST',
      path: '/administration/accounts/{id}/password-reset',
      permission: 'administrator',
      summary: 'Send a link with which a new password is chosen; without a mail server it lies in the outbox',
      input: ById,
      output: z.object({ mailed: z.boolean() }),
    }),
  },
  secondFactorReset: {
    add: endpoint({
      method: 'POST',
      path: '/administration/accounts/{id}/second-factor-reset',
      permission: 'administrator',
      summary: 'For who lost the device: forget authenticator app, recovery codes and passkeys; sessions end',
      input: ById,
      output: Account,
    }),
  },
  sessions: {
    remove: endpoint({
      method: 'DELETE',
      path: '/administration/accounts/{id}/sessions',
      permission: 'administrator',
      summary: 'End every session of an account',
      input: ById,
      output: z.object({ ended: z.int() }),
    }),
  },
  memberships: {
    change: endpoint({
      method: 'PUT',
      path: '/administration/accounts/{id}/memberships/{organisationId}',
      permission: 'administrator',
      summary: 'Give the person a role in an organisation, as a new member or in the place of the role they have',
      input: InOrganisation.extend(RoleChoice.shape),
      output: Account,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/administration/accounts/{id}/memberships/{organisationId}',
      permission: 'administrator',
      summary: 'Take the person out of an organisation; its last administrator stays',
      input: InOrganisation,
      output: Account,
    }),
  },
};
