import type { AssetCause, VendorCause } from '../../risks/causes.ts';
import { bandOf, complianceOn } from '../../vendors/score.ts';
import { waitsOf } from '../../vendors/waits.ts';
import type { ProposalAsset, ProposalVendor } from './facts.ts';

/** Null: nobody has said. */
const not = (value: boolean | null) => (value === null ? null : !value);
const isOver = (day: string | null, today: string) => day !== null && day < today;

/** Whether a cause holds for an asset; null while nobody has said what it depends on. */
export function assetSpeaks(asset: ProposalAsset, cause: AssetCause, today: string): boolean | null {
  switch (cause) {
    case 'unencrypted':
      return not(asset.encryptionEnabled);
    case 'without-antivirus':
      return not(asset.antivirusInstalled);
    case 'without-backup':
      return asset.backupStatus === null ? null : asset.backupStatus !== 'Enabled';
    case 'not-patched':
      return asset.patchLevel === null ? null : asset.patchLevel !== 'Current';
    case 'vulnerable':
      return asset.vulnerabilityCount > 0;
    case 'sensitive':
      return asset.dataClassification === 'Confidential' || asset.dataClassification === 'Restricted';
    case 'out-of-warranty':
      return isOver(asset.warrantyExpiry, today);
    case 'review-overdue':
      return isOver(asset.accessReviewDate, today);
  }
}

export const isImportant = ({ tier }: ProposalVendor) => tier === 'Critical' || tier === 'High';

/** Whether a cause holds for a vendor by what is recorded of it. */
export function vendorSpeaks(vendor: ProposalVendor, cause: VendorCause, today: string): boolean {
  const { records } = vendor;
  const data = records.filter((facts) => facts.kind === 'data');
  switch (cause) {
    case 'important':
      return isImportant(vendor);
    case 'uncertified': {
      const certificates = records.filter((facts) => facts.kind === 'certificate');
      return isImportant(vendor) && complianceOn(vendor.compliance, certificates, today) === 'None';
    }
    case 'sensitive-data':
      return data.some(
        ({ classification, isPersonal }) =>
          isPersonal === true || classification === 'Confidential' || classification === 'Restricted',
      );
    case 'place-not-named':
      return data.some(({ isPersonal, location }) => isPersonal === true && !location);
    case 'without-contract':
      return (
        data.some(({ isPersonal }) => isPersonal === true) &&
        waitsOf({ ownerId: null, reviewDueOn: null }, records, today).includes('without-contract')
      );
    case 'system-access':
      return records.some((facts) => facts.kind === 'service' && facts.access === 'systems');
    case 'subcontractors':
      return records.some(({ kind }) => kind === 'subcontractor');
    case 'low-score':
      return bandOf(vendor.score) === 'alert';
    case 'incidents':
      return records.some(({ kind }) => kind === 'incident');
  }
}
