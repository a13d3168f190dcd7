import { type RawBuilder, sql } from 'kysely';
import type { CallingFact } from '#domain/frameworks/applicability.ts';
import { ENDPOINT_TYPES, FIXED_TYPES, INTANGIBLE_CATEGORIES, THING_TYPES } from '#domain/assets/type-groups.ts';
import type { Counted } from '#domain/readiness/proposals/organisation-facts.ts';
import { IN_USE } from '../../assets/slices.ts';
import type { Context } from '../../platform/context.ts';

const EXAMPLES = 3;

/** Own types count as the standard one that they name. */
const typed = (types: readonly string[]) =>
  sql<boolean>`type = any ((select clausewise.asset_types_like(array[${sql.join(types)}]::text[]))::text[])`;
/** What can be touched, whatever the type alone would say. */
const touchable = (types: readonly string[]) =>
  sql<boolean>`(${typed(types)} and category not in (${sql.join(INTANGIBLE_CATEGORIES)}))`;
/** Names by which people call where code is kept and built; a repository alone may be one of documents or backups. */
const CODE =
  '\\m(github|gitlab|bitbucket|gitea|git|jenkins|azure devops|ci/cd|(source|code) (code )?(repository|repositories|repo)|source code)\\M';
const AWAY =
  '^(at )?(home|homeoffice|home office|remote|remote work|telework|teletrabajo|télétravail|heimarbeit|mobil|mobile)$';

/** What of the inventory calls for a control; what is retired calls for nothing. */
const OF_ASSETS: Partial<Record<CallingFact, RawBuilder<boolean>>> = {
  assets: sql<boolean>`true`,
  endpoints: touchable(ENDPOINT_TYPES),
  hardware: touchable(THING_TYPES),
  servers: typed(['Server', 'Storage Device', 'Database']),
  networks: sql<boolean>`(${typed(['Network Device'])} or category = 'Network')`,
  software: typed(['Software License', 'Application']),
  'cloud-services': sql<boolean>`(${typed(['Cloud Service'])} or category = 'Cloud')`,
  'physical-sites': touchable(FIXED_TYPES),
  'confidential-assets': sql<boolean>`data_classification in ('Confidential', 'Restricted')`,
  'software-development': sql<boolean>`name ~* ${CODE}`,
  'remote-work': sql<boolean>`location ~* ${AWAY}`,
};

/** How many assets and vendors call for a control, and the names of some; null for whoever may not see both registers. */
export async function readRegisterFacts({
  db,
  organisationId,
  actor,
}: Context): Promise<Partial<Record<CallingFact, Counted>> | null> {
  if (!actor.permissions.includes('assets.view') || !actor.permissions.includes('risk_management.view')) return null;
  const facts = Object.entries(OF_ASSETS) as [CallingFact, RawBuilder<boolean>][];
  const inUse = db.selectFrom('assets').where('organisation_id', '=', organisationId).where(IN_USE);
  const counts = await inUse
    .select(facts.map(([fact, holds]) => sql<number>`count(*) filter (where ${holds})`.as(fact)))
    .executeTakeFirstOrThrow();
  const found: Partial<Record<CallingFact, Counted>> = {};
  for (const [fact, holds] of facts) {
    const count = (counts as Record<string, number>)[fact] ?? 0;
    if (count === 0) continue;
    const named = await inUse.select('name').where(holds).orderBy('name').limit(EXAMPLES).execute();
    found[fact] = { count, examples: named.map(({ name }) => name) };
  }
  const vendors = db.selectFrom('vendors').where('organisation_id', '=', organisationId);
  const { count } = await vendors.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const gravest = await vendors
    .select('name')
    .orderBy(sql`array_position(array['Critical', 'High', 'Medium', 'Low'], tier)`)
    .orderBy('name')
    .limit(EXAMPLES)
    .execute();
  return count === 0 ? found : { ...found, suppliers: { count, examples: gravest.map(({ name }) => name) } };
}
