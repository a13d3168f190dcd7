import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { Language } from '../organisations/language.ts';
import { Password } from './session.ts';

const name = z.string().trim().min(1, issue('name_required')).max(120, limit('most_characters'));
const companyName = z.string().trim().min(1, issue('company_name_required')).max(120, limit('most_characters'));

/** What a visitor says of themselves on /register. */
export const Registration = z.object({
  name,
  email: z.email(issue('email')).max(254, issue('email')),
  companyName,
  language: Language.optional(),
});
export type Registration = z.infer<typeof Registration>;

/** What a person with an account and without an organisation says, to join one or to open one. */
export const OwnRequest = z.object({ companyName });

export const NewName = name;
export const NewPassword = Password;

export const REQUEST_STATUSES = ['pending', 'approved', 'declined'] as const;
export const RequestStatus = z.enum(REQUEST_STATUSES);
export type RequestStatus = z.infer<typeof RequestStatus>;

/** Somebody asks to join an organisation, or to open one (specification, section 3: user request). */
export const UserRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** ISO time. */
  requestedAt: z.string(),
  status: RequestStatus,
  /** Who decided: the name. */
  processedBy: z.string().nullable(),
  processedAt: z.string().nullable(),
  /** Why it was declined, as the person was told. */
  reason: z.string().nullable(),
});
export type UserRequest = z.infer<typeof UserRequest>;

/** A request as the person who made it sees it: `organisation` null asks to open one. */
export const MyRequest = UserRequest.pick({
  id: true,
  companyName: true,
  requestedAt: true,
  status: true,
  reason: true,
}).extend({
  organisation: z.string().nullable(),
});
export type MyRequest = z.infer<typeof MyRequest>;

export const Declination = z.object({
  reason: z.string().trim().min(1, issue('reason_missing')).max(500, limit('most_characters')),
});
