import { z } from 'zod';
import { limit } from '../issue.ts';
import { Role } from '../people/permission.ts';
import { NewUser } from '../people/user.ts';
import { ACCOUNT_STATES } from './account-states.ts';

export const AccountState = z.enum(ACCOUNT_STATES);
export type AccountState = z.infer<typeof AccountState>;

/** What somebody is in one organisation, as the administration of the installation sees it. */
export const AccountMembership = z.object({
  organisationId: z.uuid(),
  organisation: z.string(),
  role: Role,
  customRoleId: z.uuid().nullable(),
  customRole: z.string().nullable(),
  /** By the organisation: the person does not act there. */
  isSuspended: z.boolean(),
});
export type AccountMembership = z.infer<typeof AccountMembership>;

/** An account of the installation, whatever it belongs to. Times are ISO 8601. */
export const Account = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Of a provisioned account: what its maker said; 'N/A' otherwise. */
  companyName: z.string(),
  state: AccountState,
  isAdministrator: z.boolean(),
  /** An authenticator app or a passkey. */
  hasSecondFactor: z.boolean(),
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  createdAt: z.string(),
  /** Name of the administrator who provisioned it. */
  createdBy: z.string().nullable(),
  lastLogin: z.string().nullable(),
  openSessions: z.number().int(),
  memberships: z.array(AccountMembership),
});
export type Account = z.infer<typeof Account>;

/** An account that an administrator provisions (specification, section 3): without an organisation it belongs nowhere yet. */
export const NewAccount = z.object({
  email: NewUser.shape.email,
  displayName: NewUser.shape.name,
  companyName: z.string().trim().max(120, limit('most_characters')).optional(),
  role: Role.optional(),
  organisationId: z.uuid().nullable().optional(),
});
export type NewAccount = z.infer<typeof NewAccount>;
