import { z } from 'zod';
import { INDUSTRIES, ORGANISATION_SIZES, SITUATIONS } from '../organisations/profile-values.ts';

/** What may be said of an asset that speaks for a risk. `sensitive`: what it holds is confidential or restricted. */
export const ASSET_CAUSES = [
  'unencrypted',
  'without-backup',
  'not-patched',
  'without-antivirus',
  'vulnerable',
  'sensitive',
  'out-of-warranty',
  'review-overdue',
] as const;
export const AssetCause = z.enum(ASSET_CAUSES);
export type AssetCause = z.infer<typeof AssetCause>;

/** What may be recorded of a vendor that speaks for a risk. `important`: of the tier Critical or High. */
export const VENDOR_CAUSES = [
  'important',
  'uncertified',
  'sensitive-data',
  'place-not-named',
  'without-contract',
  'system-access',
  'subcontractors',
  'low-score',
  'incidents',
] as const;
export const VendorCause = z.enum(VENDOR_CAUSES);
export type VendorCause = z.infer<typeof VendorCause>;

/** Of these, what says how much is at stake and nothing of how likely it is to happen. */
export const EXPOSURES: readonly (AssetCause | VendorCause)[] = [
  'sensitive',
  'important',
  'sensitive-data',
  'system-access',
  'subcontractors',
];

/** What an organisation may have answered of itself. */
export const PROFILE_ANSWERS = [...SITUATIONS, ...INDUSTRIES, ...ORGANISATION_SIZES] as const;
export const ProfileAnswer = z.enum(PROFILE_ANSWERS);
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** Any one of them is enough. */
export const RiskCauses = z
  .strictObject({ assets: z.array(AssetCause), vendors: z.array(VendorCause), profile: z.array(ProfileAnswer) })
  .partial();
export type RiskCauses = z.infer<typeof RiskCauses>;
