import { z } from 'zod';
import { Role } from '#domain/people/permission.ts';
import { Session } from '#domain/people/session.ts';
import {
  Declination,
  MyRequest,
  NewPassword,
  OwnRequest,
  Registration,
  RequestStatus,
  UserRequest,
} from '#domain/people/user-request.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

const Token = z.string().min(1).max(200);

/** What the verified address leads to; where a password is asked for, nothing happened yet. */
const Arrived = z.object({
  outcome: z.enum(['joins', 'opens', 'requests_joining', 'requests_opening', 'invitation_only', 'has_account']),
  /** Name of the organisation that is joined, opened or asked. */
  organisation: z.string(),
  needsPassword: z.boolean(),
});

export const registrations = {
  add: endpoint({
    method: 'POST',
    path: '/registrations',
    permission: 'anyone',
    summary: 'Register: a link goes to the address, and the answer is the same whoever has it',
    input: Registration,
    output: z.object({ sent: z.literal(true) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/registration',
    permission: 'anyone',
    summary: 'What the link of a registration leads to',
    input: z.object({ token: Token }),
    output: Arrived.extend({ name: z.string(), email: z.string() }),
  }),
  confirmation: {
    add: endpoint({
      method: 'POST',
      path: '/registration/confirmation',
      permission: 'anyone',
      summary: 'Confirm the address by its link: join, open, or file the request',
      input: z.object({ token: Token, password: NewPassword.optional() }),
      output: Arrived.extend({ session: Session.nullable() }),
    }),
  },
};

const RequestFilter = z.object({ status: RequestStatus.optional() }).optional();

export const requests = {
  list: endpoint({
    method: 'GET',
    path: '/requests',
    permission: 'user_management.view',
    summary: 'Who asks to join this organisation, pending first',
    input: RequestFilter,
    output: z.array(UserRequest),
  }),
  approval: {
    add: endpoint({
      method: 'POST',
      path: '/requests/{id}/approval',
      permission: 'user_management.edit',
      summary: 'Let the person in: account, membership and a mail with the way in',
      input: ById.extend({ role: Role.optional(), customRoleId: z.uuid().nullable().optional() }),
      output: UserRequest,
    }),
  },
  declination: {
    add: endpoint({
      method: 'POST',
      path: '/requests/{id}/declination',
      permission: 'user_management.edit',
      summary: 'Decline, with the reason that the person is told',
      input: ById.extend(Declination.shape),
      output: UserRequest,
    }),
  },
};

export const openingRequests = {
  list: endpoint({
    method: 'GET',
    path: '/administration/requests',
    permission: 'administrator',
    summary: 'Who asks to open an organisation, pending first',
    input: RequestFilter,
    output: z.array(UserRequest),
  }),
  approval: {
    add: endpoint({
      method: 'POST',
      path: '/administration/requests/{id}/approval',
      permission: 'administrator',
      summary: 'Open the organisation with the person as its admin',
      input: ById,
      output: UserRequest,
    }),
  },
  declination: {
    add: endpoint({
      method: 'POST',
      path: '/administration/requests/{id}/declination',
      permission: 'administrator',
      summary: 'Decline, with the reason that the person is told',
      input: ById.extend(Declination.shape),
      output: UserRequest,
    }),
  },
};

export const ownRequests = {
  list: endpoint({
    method: 'GET',
    path: '/own-requests',
    permission: 'signed-in',
    summary: 'What became of the requests of the signed-in person, newest first, and what asking again would do',
    input: Nothing,
    output: z.object({ rows: z.array(MyRequest), next: Arrived.shape.outcome, organisation: z.string() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/own-requests',
    permission: 'signed-in',
    summary: 'Join or open an organisation, or ask for it, with an account that belongs to none',
    input: OwnRequest,
    output: z.object({ outcome: Arrived.shape.outcome }),
  }),
};

export const ownMemberships = {
  remove: endpoint({
    method: 'DELETE',
    path: '/own-memberships/{id}',
    permission: 'signed-in',
    summary: 'Leave an organisation; its last administrator stays',
    input: ById,
    output: z.object({ left: z.literal(true) }),
  }),
};
