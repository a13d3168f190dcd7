import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { Permission, Role } from './permission.ts';
import { USER_STATUSES } from './user-statuses.ts';

export const UserStatus = z.enum(USER_STATUSES);

/** One line of the table of users. What `id` names depends on the status: a person, an invitation, or a request. */
export const User = z.object({
  id: z.string(),
  /** Empty while nobody has taken the invitation. */
  name: z.string(),
  email: z.string(),
  status: UserStatus,
  role: Role,
  customRoleId: z.string().nullable(),
  customRole: z.string().nullable(),
  lastLogin: z.string().nullable(),
  /** An authenticator app or a passkey; null where there is no account of this organisation yet. */
  hasSecondFactor: z.boolean().nullable(),
  /** The account is suspended by the installation's administrator, not by the organisation. */
  isAccountSuspended: z.boolean(),
  /** The person may not touch this one: it is themselves, or stands above them. */
  isOutOfReach: z.boolean(),
  /** Member, invited or asking since (ISO time). */
  since: z.string(),
});
export type User = z.infer<typeof User>;

const name = z.string().trim().min(1, issue('name_required')).max(120, limit('most_characters'));
const email = z
  .string()
  .trim()
  .pipe(z.email(issue('email')).max(254, issue('email')));

/** One of the five roles, or a custom role of the organisation, which stands on `role`. */
export const RoleChoice = z.object({ role: Role, customRoleId: z.uuid().nullable().optional() });
export type RoleChoice = z.infer<typeof RoleChoice>;

/** An account that is made at once. */
export const NewUser = RoleChoice.extend({ name, email });
export type NewUser = z.infer<typeof NewUser>;

/** A role of the organisation besides the five. `role` is the one it was made from. */
export const CustomRole = z.object({
  id: z.uuid(),
  name: z.string(),
  role: Role,
  permissions: z.array(Permission),
  /** How many people have it, or are invited into it. */
  people: z.number().int(),
});
export type CustomRole = z.infer<typeof CustomRole>;

export const ROLE_NAME_LIMIT = 60;
const roleName = z.string().trim().min(1, issue('name_required')).max(ROLE_NAME_LIMIT, limit('most_characters'));
const permissions = z
  .array(Permission)
  .min(1, issue('permissions_missing'))
  .transform((list) => [...new Set(list)]);

export const NewCustomRole = z.object({ name: roleName, role: Role, permissions });
export type NewCustomRole = z.infer<typeof NewCustomRole>;

export const CustomRoleChange = z.object({ name: roleName.optional(), permissions: permissions.optional() });
export type CustomRoleChange = z.infer<typeof CustomRoleChange>;
