import { z } from 'zod';
import { OWNER_ROLES } from '../organisations/owner-roles.ts';
import { SITUATIONS } from '../organisations/profile-values.ts';

export const OwnerRole = z.enum(OWNER_ROLES);
export type OwnerRole = z.infer<typeof OwnerRole>;

/** What an organisation has or does that may call for a control: said in its profile, or counted in its registers. */
export const CALLING_FACTS = [
  ...SITUATIONS,
  'suppliers',
  'assets',
  'endpoints',
  'hardware',
  'servers',
  'networks',
  'software',
  'confidential-assets',
] as const;
export const CallingFact = z.enum(CALLING_FACTS);
export type CallingFact = z.infer<typeof CallingFact>;

const facts = z.record(z.string(), z.array(CallingFact).min(1)).default({});

/** `catalogue/<framework>/applicability.yaml`, all by the requirements' ids. */
export const ApplicabilityFile = z.strictObject({
  /** Who usually answers for it, where that is not the role of its domain. */
  roles: z.record(z.string(), OwnerRole).default({}),
  /** What calls for it. */
  calledForBy: facts,
  /** Without any of these it may be left out; each calls for it as well. */
  onlyWith: facts,
});
export type ApplicabilityFile = z.infer<typeof ApplicabilityFile>;
export const NO_APPLICABILITY: ApplicabilityFile = { roles: {}, calledForBy: {}, onlyWith: {} };
