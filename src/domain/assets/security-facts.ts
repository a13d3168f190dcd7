import type { AssetFacts } from './asset.ts';
import type { AssetSlice } from './slices.ts';

/** What protects an asset. Each of these is not known (null) until somebody has said it. */
export const SECURITY_FACTS = ['encryptionEnabled', 'antivirusInstalled', 'patchLevel', 'backupStatus'] as const;
export type SecurityFact = (typeof SECURITY_FACTS)[number];

/** What the score takes for a fact that nobody has stated: the specification's defaults of a new asset (section 3.1). */
export const ASSUMED = {
  encryptionEnabled: false,
  antivirusInstalled: false,
  patchLevel: 'Current',
  backupStatus: 'Disabled',
} as const satisfies { [Fact in SecurityFact]: NonNullable<AssetFacts[Fact]> };

/** The assets in use that lack what a fact asks for, and those of which it is not known. */
export const SLICES_OF = {
  encryptionEnabled: { missing: 'unencrypted', unknown: 'encryption-unknown' },
  antivirusInstalled: { missing: 'without-antivirus', unknown: 'antivirus-unknown' },
  patchLevel: { missing: 'not-patched', unknown: 'patches-unknown' },
  backupStatus: { missing: 'without-backup', unknown: 'backup-unknown' },
} as const satisfies Record<SecurityFact, { missing: AssetSlice; unknown: AssetSlice }>;

export function isSecurityFact(field: string): field is SecurityFact {
  return SECURITY_FACTS.some((each) => each === field);
}
