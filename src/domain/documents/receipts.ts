import { z } from 'zod';
import { dayAfter } from '../assets/days.ts';
import { issue } from '../issue.ts';
import { AUDIENCE_KINDS } from './receipt-values.ts';

/** Whom a document is for. `values` are names of roles or ids of custom ones, departments, or ids of people; of everybody there are none. */
export const DocumentAudience = z
  .object({ kind: z.enum(AUDIENCE_KINDS), values: z.array(z.string().min(1).max(80)).max(500) })
  .refine(({ kind, values }) => kind === 'everybody' || values.length > 0, {
    path: ['values'],
    message: issue('audience_missing'),
  });
export type DocumentAudience = z.infer<typeof DocumentAudience>;

/** That a document was given to people to read, and until when. */
export const Publication = z.object({
  audience: z.object({ kind: z.enum(AUDIENCE_KINDS), values: z.array(z.string()) }),
  dueOn: z.string().nullable(),
  publishedAt: z.string(),
  publishedByName: z.string(),
  remindedAt: z.string().nullable(),
});
export type Publication = z.infer<typeof Publication>;

/** Somebody who is to read the version in force until a day, by which who joins later has more time; `readAt` once they said that they did. */
export const Reader = z.object({
  id: z.uuid(),
  name: z.string(),
  dueOn: z.string().nullable(),
  readAt: z.string().nullable(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
});
export type Reader = z.infer<typeof Reader>;

/** A document that is given to the person who asks. */
export const ToRead = z.object({
  documentId: z.uuid(),
  title: z.string(),
  version: z.number().int(),
  dueOn: z.string().nullable(),
  readAt: z.string().nullable(),
});
export type ToRead = z.infer<typeof ToRead>;

export interface AudienceMember {
  id: string;
  role: string;
  customRoleId: string | null;
  department: string | null;
}

/** Whether a person is among those a document is for. */
export function isAddressed(
  audience: DocumentAudience,
  { id, role, customRoleId, department }: AudienceMember,
): boolean {
  const has = (value: string | null) => value !== null && audience.values.includes(value);
  if (audience.kind === 'everybody') return true;
  if (audience.kind === 'people') return has(id);
  if (audience.kind === 'departments') return has(department);
  // A role of the organisation's own stands in the place of the product's.
  return customRoleId === null ? has(role) : has(customRoleId);
}

/** Days that somebody has at least who joins after a document or a course was given to people. */
export const JOINER_DAYS = 14;

/** The day (ISO date) by which somebody is to have read what was given to people on a day. */
export function readingDueOn(dueOn: string | null, publishedOn: string, joinedOn: string): string | null {
  if (dueOn === null || joinedOn <= publishedOn) return dueOn;
  const earliest = dayAfter(joinedOn, JOINER_DAYS);
  return dueOn < earliest ? earliest : dueOn;
}
