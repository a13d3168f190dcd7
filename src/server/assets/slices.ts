import { sql, type RawBuilder } from 'kysely';
import { dayAfter, EXPIRING_DAYS } from '#domain/assets/days.ts';
import { type AssetSlice, isByAge, purchasesOf } from '#domain/assets/slices.ts';

/** Assets that are not retired, whatever the organisation calls it; once a statement, not once a row. */
export const IN_USE = sql<boolean>`status <> all ((select clausewise.retired_statuses())::text[])`;

/** The domain's isInSlice as SQL; a test holds the two together. */
export function sliceOn(slice: AssetSlice, today: string): RawBuilder<boolean> {
  if (slice === 'expiring-licenses')
    return sql`(category = 'Software' and warranty_expiry between ${today}::date and ${dayAfter(today, EXPIRING_DAYS)}::date)`;
  return sql`(${IN_USE} and ${conditionOf(slice, today)})`;
}

function conditionOf(slice: Exclude<AssetSlice, 'expiring-licenses'>, today: string): RawBuilder<boolean> {
  if (isByAge(slice)) {
    const purchases = purchasesOf(slice, today);
    const after =
      purchases.after === null ? sql`purchase_date is not null` : sql`purchase_date > ${purchases.after}::date`;
    return purchases.until === null
      ? sql`coalesce(${after}, false)`
      : sql`coalesce(${after} and purchase_date <= ${purchases.until}::date, false)`;
  }
  switch (slice) {
    case 'unencrypted':
      return sql`(encryption_enabled is false)`;
    case 'without-antivirus':
      return sql`(antivirus_installed is false)`;
    case 'not-patched':
      return sql`coalesce(patch_level <> 'Current', false)`;
    case 'without-backup':
      return sql`coalesce(backup_status <> 'Enabled', false)`;
    case 'encryption-unknown':
      return sql`encryption_enabled is null`;
    case 'antivirus-unknown':
      return sql`antivirus_installed is null`;
    case 'patches-unknown':
      return sql`patch_level is null`;
    case 'backup-unknown':
      return sql`backup_status is null`;
    case 'out-of-warranty':
      return sql`coalesce(warranty_expiry < ${today}::date, false)`;
    case 'warranty-unknown':
      return sql`warranty_expiry is null`;
    case 'access-review-overdue':
      return sql`coalesce(access_review_date < ${today}::date, false)`;
    case 'compliance-review-overdue':
      return sql`coalesce(compliance_review_date < ${today}::date, false)`;
    case 'access-review-unknown':
      return sql`access_review_date is null`;
    case 'compliance-review-unknown':
      return sql`compliance_review_date is null`;
    case 'age-unknown':
      return sql`purchase_date is null`;
    case 'in-use':
      return sql`true`;
  }
}
