import { sql } from 'kysely';
import { permissionsOf } from '#domain/people/permission.ts';
import { groupOfType, type Group, type ProposalFacts } from '#domain/readiness/risk-proposals/facts.ts';
import { proposeRisks } from '#domain/readiness/risk-proposals/propose.ts';
import { IN_USE } from '../../assets/slices.ts';
import { asStandardChoices } from '../../assets/vocabulary.ts';
import { getProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { listScenarios } from '../../risks/library.ts';
import { listVersions } from '../../risks/methods.ts';
import { listRecords, readVendors, selectVendors } from '../../vendors/store.ts';

/** What is proposed today, of what the acting person may see, and the method that it is assessed by; what was put aside is left out. */
export async function readProposals(context: Context) {
  const facts = await gatherProposalFacts(context, listAssets);
  const dismissed = new Set((await listDismissals(context)).map(({ proposal }) => proposal));
  return { method: facts.method, proposals: proposeRisks(facts).filter(({ key }) => !dismissed.has(key)) };
}

/** How many are proposed; of assets that speak alike one is read, for large inventories. */
export async function countProposals(context: Context): Promise<number> {
  const proposals = proposeRisks(await gatherProposalFacts(context, listKindsOfAssets));
  const dismissed = new Set((await listDismissals(context)).map(({ proposal }) => proposal));
  return proposals.filter(({ key }) => !dismissed.has(key)).length;
}

async function gatherProposalFacts(context: Context, readAssets: typeof listAssets): Promise<ProposalFacts> {
  const { db, organisationId, now, actor } = context;
  const { situations, industry, size } = await getProfile(context);
  const method = (await listVersions(db, organisationId)).at(-1)?.method;
  if (!method) throw new Error('There is always a method');
  const { members, riskEditors } = await listPeople(context);
  return {
    today: dayOf(now),
    scenarios: listScenarios(),
    method,
    assets: actor.permissions.includes('assets.view') ? await readAssets(context) : [],
    vendors: await listVendorsWithRecords(context),
    answers: [...situations, ...(industry ? [industry] : []), ...(size ? [size] : [])],
    members,
    riskEditors,
    known: await listKnown(context),
  };
}

/** What is in use, what holds the most precious first. */
async function listAssets({ db, organisationId }: Context): Promise<ProposalFacts['assets']> {
  const assets = await db
    .selectFrom('assets')
    .select([
      'id',
      'name',
      'type',
      'owner',
      'data_classification as dataClassification',
      'encryption_enabled as encryptionEnabled',
      'antivirus_installed as antivirusInstalled',
      'backup_status as backupStatus',
      'patch_level as patchLevel',
      'vulnerability_count as vulnerabilityCount',
      'warranty_expiry as warrantyExpiry',
      'access_review_date as accessReviewDate',
    ])
    .where('organisation_id', '=', organisationId)
    .where(IN_USE)
    .orderBy('lasting_risk_points', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return asStandardChoices(db, organisationId, assets);
}

/** One asset for all that have the same to say: whether a risk is proposed depends on nothing else. */
async function listKindsOfAssets({ db, organisationId, now }: Context): Promise<ProposalFacts['assets']> {
  const today = dayOf(now);
  const kinds = await db
    .selectFrom('assets')
    .select(({ fn }) => [
      sql<string>`min(id::text)`.as('id'),
      fn.min('name').as('name'),
      'type',
      sql<string>`''`.as('owner'),
      'data_classification as dataClassification',
      'encryption_enabled as encryptionEnabled',
      'antivirus_installed as antivirusInstalled',
      'backup_status as backupStatus',
      'patch_level as patchLevel',
      fn.max('vulnerability_count').as('vulnerabilityCount'),
      fn.min('warranty_expiry').as('warrantyExpiry'),
      fn.min('access_review_date').as('accessReviewDate'),
    ])
    .where('organisation_id', '=', organisationId)
    .where(IN_USE)
    .groupBy([
      'type',
      'data_classification',
      'encryption_enabled',
      'antivirus_installed',
      'backup_status',
      'patch_level',
      sql`vulnerability_count > 0`,
      sql`coalesce(warranty_expiry < ${today}::date, false)`,
      sql`coalesce(access_review_date < ${today}::date, false)`,
    ])
    .execute();
  return asStandardChoices(db, organisationId, kinds);
}

/** Vendors with everything that is recorded of them: all, or those named. */
export async function listVendorsWithRecords(
  { db, organisationId }: Context,
  ids?: readonly string[],
): Promise<ProposalFacts['vendors']> {
  if (ids?.length === 0) return [];
  const all = selectVendors(db, organisationId).orderBy('vendors.name');
  const rows = await readVendors(ids ? all.where('vendors.id', 'in', ids) : all);
  const records = await listRecords(
    db,
    organisationId,
    rows.map(({ id }) => id),
  );
  const byVendor = Map.groupBy(records, ({ vendorId }) => vendorId);
  return rows.map(({ id, name, tier, compliance, ownerId, score }) => ({
    id,
    name,
    tier,
    compliance,
    ownerId,
    score,
    records: (byVendor.get(id) ?? []).map(({ facts }) => facts),
  }));
}

/** Members at work, and those who may change risks: compliance managers before administrators before all others, then whoever came first. */
async function listPeople({ db, organisationId }: Context): Promise<Pick<ProposalFacts, 'members' | 'riskEditors'>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select(['person.id', 'person.name', 'memberships.role', 'roles.permissions'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .orderBy(sql`array_position(array['compliance_manager', 'admin'], memberships.role)`)
    .orderBy('memberships.created_at')
    .orderBy('person.id')
    .execute();
  const members = rows.map(({ id, name }) => ({ id, name }));
  const mayEdit = new Set(
    rows.filter((row) => permissionsOf(row).includes('risk_management.edit')).map(({ id }) => id),
  );
  return { members, riskEditors: members.filter(({ id }) => mayEdit.has(id)) };
}

/** Scenarios in the register, closed risks too, with the groups that each of their risks is tied to. */
async function listKnown({ db, organisationId }: Context): Promise<ProposalFacts['known']> {
  const rows = await db
    .selectFrom('risks')
    .select([
      'scenario_id as scenarioId',
      sql<
        string[]
      >`array(select distinct coalesce(o.counts_as, a.type) from risk_assets l join assets a on a.id = l.asset_id
        left join asset_options o on o.field = 'type' and o.name = a.type where l.risk_id = risks.id)`.as('types'),
      sql<boolean>`exists (select from vendor_risks l where l.risk_id = risks.id)`.as('hasVendors'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('scenario_id', 'is not', null)
    .execute();
  return rows.map(({ scenarioId, types, hasVendors }) => ({
    scenarioId: scenarioId ?? '',
    groups: [...new Set<Group>([...types.map(groupOfType), ...(hasVendors ? (['vendors'] as const) : [])])],
  }));
}

/** What was put aside, newest first. */
export function listDismissals({ db, organisationId }: Context) {
  return db
    .selectFrom('risk_proposal_dismissals')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('dismissed_at', 'desc')
    .orderBy('proposal')
    .execute();
}
