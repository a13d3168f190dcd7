import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { VendorRecord } from './record.ts';
import { ScoreBasis } from './score.ts';
import { BANDS, OUTCOMES, VENDOR_SLICES } from './values.ts';
import { VendorInput } from './vendor.ts';

/** A score of a day, with what it was computed from. */
export const VendorScore = z.object({
  score: z.number().int(),
  basis: ScoreBasis,
  scoredAt: z.string(),
  scoredByName: z.string(),
});
export type VendorScore = z.infer<typeof VendorScore>;

/** A vendor as the list shows it. */
export const Vendor = VendorInput.extend({
  id: z.uuid(),
  domains: z.array(z.string()),
  ownerName: z.string().nullable(),
  ownerIsMember: z.boolean(),
  score: z.number().int(),
  band: z.enum(BANDS),
  /** What the score was computed from. */
  basis: ScoreBasis,
  scoredAt: z.string(),
  incidents: z.number().int(),
  /** The next day on which a certificate in force ends. */
  certificateEndsOn: z.string().nullable(),
  waits: z.array(z.enum(VENDOR_SLICES)),
  /** When monitoring last looked. */
  lastScanAt: z.string().nullable(),
  createdAt: z.string(),
  changedAt: z.string(),
  version: z.number().int(),
});
export type Vendor = z.infer<typeof Vendor>;

export const NewVendorReview = z.object({
  outcome: z.enum(OUTCOMES),
  note: z.string().trim().max(4000, limit('most_characters')),
  nextOn: z.iso.date(issue('date')).optional(),
});
export type NewVendorReview = z.infer<typeof NewVendorReview>;

export const VendorReview = NewVendorReview.extend({
  id: z.uuid(),
  nextOn: z.iso.date(),
  reviewedAt: z.string(),
  reviewedByName: z.string(),
  /** The backup that says so, where this installation did not sign it. */
  fromFile: z.string().nullable(),
});
export type VendorReview = z.infer<typeof VendorReview>;

/** A vendor with all that belongs to it. */
export const VendorDetails = Vendor.extend({
  records: z.array(VendorRecord),
  /** Newest first, like the reviews. */
  scores: z.array(VendorScore),
  reviews: z.array(VendorReview),
  assets: z.array(z.object({ id: z.uuid(), name: z.string() })),
  risks: z.array(z.object({ id: z.uuid(), reference: z.string(), title: z.string() })),
  createdByName: z.string(),
});
export type VendorDetails = z.infer<typeof VendorDetails>;

/** The vendors as a whole. */
export const VendorOverview = z.object({
  total: z.number().int(),
  /** Rounded; null without vendors. */
  averageScore: z.number().int().nullable(),
  alerts: z.number().int(),
  monitoring: z.enum(['running', 'ok', 'idle']),
  lastScanAt: z.string().nullable(),
  bands: z.record(z.enum(BANDS), z.number().int()),
  slices: z.record(z.enum(VENDOR_SLICES), z.number().int()),
});
export type VendorOverview = z.infer<typeof VendorOverview>;
