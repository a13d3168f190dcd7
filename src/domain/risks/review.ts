import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import type { Method } from './method.ts';
import { monthsAfter } from './months.ts';
import { REVIEW_OUTCOMES } from './values.ts';

/** A look at a risk that took place (ISO/IEC 27001 8.2). */
export const NewReview = z.object({
  outcome: z.enum(REVIEW_OUTCOMES),
  note: z.string().trim().max(2000, limit('most_characters')),
  nextOn: z.iso.date(issue('date')).optional(),
});
export type NewReview = z.infer<typeof NewReview>;

export const Review = z.object({
  id: z.uuid(),
  reviewedAt: z.string(),
  reviewedByName: z.string(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
  outcome: z.enum(REVIEW_OUTCOMES),
  note: z.string(),
  nextOn: z.iso.date().nullable(),
});
export type Review = z.infer<typeof Review>;

/** The day on which a risk is to be looked at again: after the months of its band, or of the highest band while nobody has assessed it. */
export function nextReviewOn({ bands }: Method, bandPlace: number | undefined, today: string): string {
  const band = bands[bandPlace ?? bands.length - 1] ?? bands.at(-1);
  return monthsAfter(today, band?.reviewMonths ?? 12);
}
