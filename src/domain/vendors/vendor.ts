import { z } from 'zod';
import { DomainName } from './domain-name.ts';
import { COMPLIANCES, TIERS } from './values.ts';

const Day = z.iso.date('Enter a date as YYYY-MM-DD');

/** What people write of a vendor. */
export const VendorInput = z.object({
  name: z.string('Name is required').trim().min(1, 'Name is required').max(200, 'Use at most 200 characters'),
  tier: z.enum(TIERS, 'Choose a tier'),
  industry: z
    .string('Industry is required')
    .trim()
    .min(1, 'Industry is required')
    .max(120, 'Use at most 120 characters'),
  /** What the vendor declares; certificates that are recorded count more. */
  compliance: z.enum(COMPLIANCES),
  description: z.string().trim().max(4000, 'Use at most 4000 characters'),
  website: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://' }).max(300),
  ]),
  domains: z.array(DomainName).max(20, 'Use at most 20 domains'),
  ownerId: z.uuid('Choose a person').nullable(),
  reviewMonths: z.number().int('Enter a whole number').min(1, 'Enter 1 to 60').max(60, 'Enter 1 to 60'),
  reviewDueOn: Day.nullable(),
  notes: z.string().trim().max(10_000, 'Use at most 10000 characters'),
});
export type VendorInput = z.infer<typeof VendorInput>;

export const VendorLinks = z.object({
  assetIds: z.array(z.uuid()).max(200, 'Link at most 200'),
  riskIds: z.array(z.uuid()).max(200, 'Link at most 200'),
});
export type VendorLinks = z.infer<typeof VendorLinks>;

const { name, tier, industry } = VendorInput.shape;

// Not `required()`: what is missing would be refused in the schema library's words.
export const NewVendor = VendorInput.partial().extend({ name, tier, industry });
export type NewVendor = z.infer<typeof NewVendor>;

export const VendorChange = VendorInput.partial().extend(VendorLinks.partial().shape);
export type VendorChange = z.infer<typeof VendorChange>;

/** What nobody has said of a new vendor. */
export const NEW_VENDOR = {
  compliance: 'None',
  description: '',
  website: '',
  ownerId: null,
  notes: '',
} as const satisfies Partial<VendorInput>;

/** After how many months a vendor of a tier is looked at again, unless somebody says otherwise. */
export const REVIEW_MONTHS: Record<VendorInput['tier'], number> = { Critical: 6, High: 12, Medium: 12, Low: 24 };
