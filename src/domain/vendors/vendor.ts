import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import { DomainName } from './domain-name.ts';
import { COMPLIANCES, TIERS } from './values.ts';

const Day = z.iso.date(issue('date'));

/** What people write of a vendor. */
export const VendorInput = z.object({
  name: z.string(issue('name_required')).trim().min(1, issue('name_required')).max(200, limit('most_characters')),
  tier: z.enum(TIERS, issue('tier_missing')),
  industry: z
    .string(issue('industry_required'))
    .trim()
    .min(1, issue('industry_required'))
    .max(120, limit('most_characters')),
  /** What the vendor declares; certificates that are recorded count more. */
  compliance: z.enum(COMPLIANCES),
  description: z.string().trim().max(4000, limit('most_characters')),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: issue('https_address') }).max(300)]),
  domains: z.array(DomainName).max(20, limit('most_domains')),
  ownerId: z.uuid(issue('person_missing')).nullable(),
  reviewMonths: wholeNumber(1, 60),
  reviewDueOn: Day.nullable(),
  notes: z.string().trim().max(10_000, limit('most_characters')),
});
export type VendorInput = z.infer<typeof VendorInput>;

export const VendorLinks = z.object({
  assetIds: z.array(z.uuid()).max(200, limit('most_links')),
  riskIds: z.array(z.uuid()).max(200, limit('most_links')),
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
