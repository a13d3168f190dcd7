import { z } from 'zod';
import { issue } from '../issue.ts';
import { Role } from './permission.ts';

/** Days for which the link of an invitation is good. */
export const INVITATION_DAYS = 7;

export const NewInvitation = z.object({
  email: z.email(issue('email')).max(254, issue('email')),
  role: Role,
  /** A custom role of the organisation; it stands on `role`. */
  customRoleId: z.uuid().nullable().optional(),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** An invitation that waits for its person. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  customRoleId: z.uuid().nullable(),
  /** Name of who invited; null: they are gone. */
  invitedBy: z.string().nullable(),
  invitedAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** What its link shows: who invites whom where, and whether the address has an account that can sign in. */
export const InvitationView = z.object({
  organisation: z.string(),
  invitedBy: z.string().nullable(),
  email: z.string(),
  role: Role,
  hasAccount: z.boolean(),
  /** The organisation accepts passwords. */
  takesPassword: z.boolean(),
});
export type InvitationView = z.infer<typeof InvitationView>;
