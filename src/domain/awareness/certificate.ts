import { z } from 'zod';
import { issue } from '../issue.ts';
import { partsOf } from '../schedule/days.ts';

/** A certificate's number: the year and twelve signs of an alphabet without those that are mistaken for each other (Crockford's). */
export const CertificateNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^CW-[0-9]{4}-[0-9A-HJKMNP-TV-Z]{12}$/, issue('certificate_number'));

export const Certificate = z.object({
  number: z.string(),
  name: z.string(),
  course: z.string(),
  title: z.string(),
  score: z.number().int(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a number looks like. */
export const SAMPLE_NUMBER = 'CW-2026-7K3M9QX2VB4T';

/** `random` are at least twelve bytes that nobody can foresee: 60 bits stand in the number. */
export function numberOf(year: number, random: Uint8Array): string {
  const signs = Array.from(random.subarray(0, 12), (byte) => SIGNS[byte & 31]);
  return `CW-${String(year).padStart(4, '0')}-${signs.join('')}`;
}

/** The last day on which something counts that counts for a year from this day (ISO dates). */
export function yearAfter(day: string): string {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year + 1, month - 1, date - 1)).toISOString().slice(0, 10);
}
