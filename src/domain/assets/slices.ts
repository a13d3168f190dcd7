import { dayAfter, EXPIRING_DAYS } from './days.ts';
import type { AssetFacts } from './asset.ts';

/**
 * Groups of assets that a figure counts and the list shows: what is counted and what is listed are one condition. All but the first leave
 * out what is retired, since nobody patches or reviews it any more. What is missing is only what somebody said is missing; of what nobody
 * said, the slices of the unknown tell.
 */
export const ASSET_SLICES = [
  'expiring-licenses',
  'in-use',
  'unencrypted',
  'without-antivirus',
  'not-patched',
  'without-backup',
  'encryption-unknown',
  'antivirus-unknown',
  'patches-unknown',
  'backup-unknown',
  'out-of-warranty',
  'warranty-unknown',
  'access-review-overdue',
  'compliance-review-overdue',
  'access-review-unknown',
  'compliance-review-unknown',
  'younger-than-1',
  'aged-1-to-3',
  'aged-3-to-5',
  'older-than-5',
  'age-unknown',
] as const;
export type AssetSlice = (typeof ASSET_SLICES)[number];

export type SliceFacts = Pick<
  AssetFacts,
  | 'category'
  | 'status'
  | 'encryptionEnabled'
  | 'antivirusInstalled'
  | 'patchLevel'
  | 'backupStatus'
  | 'warrantyExpiry'
  | 'purchaseDate'
  | 'accessReviewDate'
  | 'complianceReviewDate'
>;

/** The same day so many years before; of a 29 February the 28th. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const rest = day.slice(4);
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`;
}

/** How many years ago what is in a slice by age was bought: after, until; null: without an end. */
const AGES = {
  'younger-than-1': [1, null],
  'aged-1-to-3': [3, 1],
  'aged-3-to-5': [5, 3],
  'older-than-5': [null, 5],
} as const;

export const isByAge = (slice: AssetSlice): slice is keyof typeof AGES => slice in AGES;

/** First and last day of purchase of a slice by age; null: without an end. */
export function purchasesOf(slice: keyof typeof AGES, today: string): { after: string | null; until: string | null } {
  const [after, until] = AGES[slice];
  return {
    after: after === null ? null : yearsBefore(today, after),
    until: until === null ? null : yearsBefore(today, until),
  };
}

/** Software whose warranty ends within 30 days, today and the thirtieth day included; what has ended is not expiring. */
export function isExpiringLicense(asset: Pick<AssetFacts, 'category' | 'warrantyExpiry'>, today: string): boolean {
  const { category, warrantyExpiry } = asset;
  return (
    category === 'Software' &&
    warrantyExpiry !== null &&
    warrantyExpiry >= today &&
    warrantyExpiry <= dayAfter(today, EXPIRING_DAYS)
  );
}

/** Whether an asset belongs to a slice on a day (ISO date). */
export function isInSlice(asset: SliceFacts, slice: AssetSlice, today: string): boolean {
  const { warrantyExpiry, purchaseDate } = asset;
  if (slice === 'expiring-licenses') return isExpiringLicense(asset, today);
  if (asset.status === 'Retired') return false;
  if (isByAge(slice)) {
    const { after, until } = purchasesOf(slice, today);
    return (
      purchaseDate !== null && (after === null || purchaseDate > after) && (until === null || purchaseDate <= until)
    );
  }
  switch (slice) {
    case 'unencrypted':
      return asset.encryptionEnabled === false;
    case 'without-antivirus':
      return asset.antivirusInstalled === false;
    case 'not-patched':
      return asset.patchLevel !== null && asset.patchLevel !== 'Current';
    case 'without-backup':
      return asset.backupStatus !== null && asset.backupStatus !== 'Enabled';
    case 'encryption-unknown':
      return asset.encryptionEnabled === null;
    case 'antivirus-unknown':
      return asset.antivirusInstalled === null;
    case 'patches-unknown':
      return asset.patchLevel === null;
    case 'backup-unknown':
      return asset.backupStatus === null;
    case 'out-of-warranty':
      return warrantyExpiry !== null && warrantyExpiry < today;
    case 'warranty-unknown':
      return warrantyExpiry === null;
    case 'access-review-overdue':
      return asset.accessReviewDate !== null && asset.accessReviewDate < today;
    case 'compliance-review-overdue':
      return asset.complianceReviewDate !== null && asset.complianceReviewDate < today;
    case 'access-review-unknown':
      return asset.accessReviewDate === null;
    case 'compliance-review-unknown':
      return asset.complianceReviewDate === null;
    case 'age-unknown':
      return purchaseDate === null;
    case 'in-use':
      return true;
  }
}
