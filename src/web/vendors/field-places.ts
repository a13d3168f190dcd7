import type { VendorInput } from '#domain/vendors/vendor.ts';
import type { SimpleField } from '../kit/forms/simple-field.ts';

type Fields = readonly (keyof VendorInput)[];

/** The fields of a vendor that need no code of their own, and how they are entered. The others have theirs in the form and on the vendor's page. */
export const SIMPLE_FIELDS = {
  name: { as: 'text', isRequired: true },
  website: { as: 'link' },
  description: { as: 'text', rows: 2 },
  notes: { as: 'text', rows: 3 },
} as const satisfies Partial<Record<keyof VendorInput, SimpleField>>;

/** What the form asks for, in this order. */
export const FORM_FIELDS = [
  'name',
  'industry',
  'tier',
  'compliance',
  'ownerId',
  'website',
  'reviewMonths',
  'reviewDueOn',
  'domains',
  'description',
  'notes',
] as const satisfies Fields;

/** What the vendor's page says below its head, in this order. */
export const ABOUT_FIELDS = [
  'description',
  'compliance',
  'website',
  'domains',
  'reviewMonths',
  'notes',
] as const satisfies Fields;
