import { z } from 'zod';
import { Language } from '../organisations/language.ts';
import { Organisation } from '../organisations/organisation.ts';
import { Permission, Role } from './permission.ts';

/** Twelve characters at least, 200 at most; nothing is said about their kinds, as NIST SP 800-63B advises. */
export const Password = z.string().min(12, 'Use at least 12 characters').max(200, 'Use at most 200 characters');

export const NewAdministrator = z.object({
  name: z.string().trim().min(1, 'Name is required').max(120, 'Name is too long'),
  email: z.email('Enter a valid e-mail address').max(254, 'Enter a valid e-mail address'),
  password: Password,
});
export type NewAdministrator = z.infer<typeof NewAdministrator>;

/** The signed-in person, the organisation in which they act, and what they may do there. */
export const Session = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), language: Language, onboarded: z.boolean() }),
  organisation: Organisation.nullable(),
  organisations: z.array(Organisation.pick({ id: true, slug: true, name: true, isDemo: true })),
  role: Role.nullable(),
  permissions: z.array(Permission),
});
export type Session = z.infer<typeof Session>;
