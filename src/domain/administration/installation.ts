import { z } from 'zod';
import { NewOrganisation } from '../organisations/organisation.ts';
import { NewUser } from '../people/user.ts';
import { MemberSession, MemberSignIn } from '../people/security.ts';

/** Minutes for which the administration stays open once somebody has signed in to it (specification, section 4). */
export const ADMINISTRATION_MINUTES = 60;

/** An organisation as the administration of the installation sees it: who belongs to it and how much it keeps, nothing inside. */
export const KnownOrganisation = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  domain: z.string(),
  isDemo: z.boolean(),
  createdAt: z.string(),
  suspendedAt: z.string().nullable(),
  members: z.number().int(),
  /** Names of its administrators. */
  admins: z.array(z.string()),
  files: z.number().int(),
  bytes: z.number().int(),
  lastBackupAt: z.string().nullable(),
});
export type KnownOrganisation = z.infer<typeof KnownOrganisation>;

/** A new organisation with its first administrator, whose address says which mail domain is its own. */
export const OpenedOrganisation = z.object({
  name: NewOrganisation.shape.name,
  adminName: NewUser.shape.name,
  adminEmail: NewUser.shape.email,
});
export type OpenedOrganisation = z.infer<typeof OpenedOrganisation>;

/** A session of anybody on the installation. */
export const KnownSession = MemberSession.extend({
  email: z.string(),
  /** The administration is open in it until then. */
  administersUntil: z.string().nullable(),
});
export type KnownSession = z.infer<typeof KnownSession>;

/** An attempt to sign in on the installation; without a person it was an address that has no account. */
export const KnownSignIn = MemberSignIn.extend({
  userId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type KnownSignIn = z.infer<typeof KnownSignIn>;
