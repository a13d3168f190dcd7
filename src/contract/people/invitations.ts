import { z } from 'zod';
import { Invitation, InvitationView, NewInvitation } from '#domain/people/invitation.ts';
import { Session } from '#domain/people/session.ts';
import { NewName, NewPassword } from '#domain/people/user-request.ts';
import { ById, endpoint, Nothing } from '../endpoint.ts';

const Token = z.string().min(1).max(200);

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/invitations',
    permission: 'user_management.view',
    summary: 'Invitations that wait for their person, newest first',
    input: Nothing,
    output: z.array(Invitation),
  }),
  add: endpoint({
    method: 'POST',
    path: '/invitations',
    permission: 'user_management.edit',
    summary: 'Invite an address; nobody grants permissions they do not have',
    input: NewInvitation,
    output: Invitation,
  }),
  renewal: {
    add: endpoint({
      method: 'POST',
      path: '/invitations/{id}/renewal',
      permission: 'user_management.edit',
      summary: 'Send the invitation again; its earlier link is no longer good',
      input: ById,
      output: Invitation,
    }),
  },
  remove: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    permission: 'user_management.edit',
    summary: 'Withdraw an invitation: its link is no longer good',
    input: ById,
    output: z.object({ removed: z.literal(true) }),
  }),
};

/** The invitation by its link. */
export const invitation = {
  get: endpoint({
    method: 'GET',
    path: '/invitation',
    permission: 'anyone',
    summary: 'What an invitation link shows',
    input: z.object({ token: Token }),
    output: InvitationView,
  }),
  acceptance: {
    add: endpoint({
      method: 'POST',
      path: '/invitation/acceptance',
      permission: 'anyone',
      summary: 'Accept with a new account: name and password; signs in',
      input: z.object({ token: Token, name: NewName, password: NewPassword }),
      output: Session,
    }),
  },
  membership: {
    add: endpoint({
      method: 'POST',
      path: '/invitation/membership',
      permission: 'signed-in',
      summary: 'Accept as the signed-in person, whose address must be the invited one',
      input: z.object({ token: Token }),
      output: z.object({ organisationId: z.string() }),
    }),
  },
};
