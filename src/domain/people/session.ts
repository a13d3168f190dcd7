import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { Language } from '../organisations/language.ts';
import { Organisation } from '../organisations/organisation.ts';
import { SignInMethod } from '../organisations/policy.ts';
import { Permission, Role } from './permission.ts';

/** Twelve characters at least, 200 at most; nothing is said about their kinds, as NIST SP 800-63B advises. */
/** No organisation may ask for less. */
export const LEAST_PASSWORD_LENGTH = 12;
export const Password = z
  .string()
  .min(LEAST_PASSWORD_LENGTH, limit('password_short'))
  .max(200, limit('most_characters'));

export const NewAdministrator = z.object({
  name: z.string().trim().min(1, issue('name_required')).max(120, limit('most_characters')),
  email: z.email(issue('email')).max(254, issue('email')),
  password: Password,
});
export type NewAdministrator = z.infer<typeof NewAdministrator>;

/** What a person must do before the organisation lets them act: change the password, or set up a second factor. */
export const RequiredAction = z.enum(['password', 'second_factor', 'other_method']);
export type RequiredAction = z.infer<typeof RequiredAction>;

/** How a session began. An invitation is taken by its link; every other way is one of the organisation's sign-in methods. */
export const SessionMethod = z.enum([...SignInMethod.options, 'invitation']);
export type SessionMethod = z.infer<typeof SessionMethod>;

/** The signed-in person, the organisation in which they act, and what they may do there. */
export const Session = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    language: Language,
    /** null: as the device has it. */
    darkMode: z.boolean().nullable(),
    onboarded: z.boolean(),
    getStartedCompleted: z.boolean(),
    createdAt: z.string(),
    lastLogin: z.string().nullable(),
  }),
  method: SessionMethod,
  /** The session is proof of two factors. */
  isStrong: z.boolean(),
  /** What stands between the person and this organisation. */
  demands: z.array(RequiredAction),
  /** The person may open the administration of the whole installation; open until then (ISO time), null: closed. */
  isAdministrator: z.boolean(),
  administersUntil: z.string().nullable(),
  organisation: Organisation.nullable(),
  organisations: z.array(Organisation.pick({ id: true, slug: true, name: true, isDemo: true })),
  role: Role.nullable(),
  /** Name of the custom role in force, if any. */
  customRole: z.string().nullable(),
  permissions: z.array(Permission),
});
export type Session = z.infer<typeof Session>;
