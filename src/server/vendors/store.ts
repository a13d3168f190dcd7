import { sql, type Transaction } from 'kysely';
import { VendorInput } from '#domain/vendors/vendor.ts';
import { factColumns } from '../platform/fact-columns.ts';
import { addressOf } from '#domain/addresses.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;

const { selectedFrom, ...mapping } = factColumns(VendorInput);
export const { columnsOf, factsOf } = mapping;

export function selectVendors(db: Db, organisationId: string) {
  return (
    db
      .selectFrom('vendors')
      .leftJoin('auth.user as owner', 'owner.id', 'vendors.owner_id')
      .leftJoin('memberships as standing', (join) =>
        join
          .onRef('standing.user_id', '=', 'vendors.owner_id')
          .onRef('standing.organisation_id', '=', 'vendors.organisation_id'),
      )
      // Somebody of a restored backup has a name here, and no account.
      .leftJoin('former_members as former', (join) =>
        join
          .onRef('former.user_id', '=', 'vendors.owner_id')
          .onRef('former.organisation_id', '=', 'vendors.organisation_id'),
      )
      .where('vendors.organisation_id', '=', organisationId)
  );
}
export type VendorQuery = ReturnType<typeof selectVendors>;

export function readVendors(query: VendorQuery) {
  return query
    .select([
      'vendors.id',
      ...selectedFrom('vendors'),
      sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
      sql<boolean>`vendors.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
      'vendors.score',
      'vendors.last_scan_at as lastScanAt',
      'vendors.created_at as createdAt',
      'vendors.created_by_name as createdByName',
      'vendors.changed_at as changedAt',
      'vendors.version',
    ])
    .execute();
}

export const hrefOfVendor = (id: string) => addressOf('vendor', { id });

/** Until the commit nobody else changes this vendor. */
export async function lockVendor(db: Db, organisationId: string, id: string): Promise<void> {
  await db
    .selectFrom('vendors')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Which vendors of these names there are: ids by names in small letters. */
export async function vendorsByName(db: Db, organisationId: string, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('vendors')
    .select(['id', 'name'])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`lower(name) = any(${names.map((each) => each.toLowerCase())}::text[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Records of some vendors, oldest first. */
export function listRecords(db: Db, organisationId: string, vendorIds: readonly string[]) {
  return db
    .selectFrom('vendor_records')
    .select(['id', 'vendor_id as vendorId', 'facts', 'created_at as createdAt', 'created_by_name as createdByName'])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`vendor_id = any(${vendorIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The last score of each of some vendors. */
export function lastScores(db: Db, organisationId: string, vendorIds: readonly string[]) {
  return db
    .selectFrom('vendor_scores')
    .distinctOn('vendor_id')
    .select(['vendor_id as vendorId', 'basis', 'scored_at as scoredAt'])
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`vendor_id = any(${vendorIds}::uuid[])`)
    .orderBy('vendor_id')
    .orderBy('scored_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ties a new risk to vendors. */
export async function linkRiskToVendors(
  { db, organisationId }: Pick<Context, 'db' | 'organisationId'>,
  riskId: string,
  vendorIds: readonly string[],
): Promise<void> {
  if (vendorIds.length === 0) return;
  await db
    .insertInto('vendor_risks')
    .values(vendorIds.map((id) => ({ organisation_id: organisationId, vendor_id: id, risk_id: riskId })))
    .execute();
}
