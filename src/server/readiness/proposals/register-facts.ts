import { type RawBuilder, sql } from 'kysely';
import type { CallingFact } from '#domain/frameworks/applicability.ts';
import { type Counted, TYPES_OF_FACT } from '#domain/readiness/proposals/organisation-facts.ts';
import type { Context } from '../../platform/context.ts';

const EXAMPLES = 3;

const typed = (types: readonly string[]) => sql<boolean>`type in (${sql.join(types)})`;
/** Names by which people call where code is kept and built. */
const CODE =
  '\\m(github|gitlab|bitbucket|gitea|git|repository|repositories|repo|source code|jenkins|azure devops|ci/cd)\\M';
const AWAY = '\\m(home|homeoffice|home office|remote|telework|teletrabajo|télétravail|heimarbeit|unterwegs)\\M';

/** What of the inventory calls for a control; what is retired calls for nothing. */
const OF_ASSETS: Partial<Record<CallingFact, RawBuilder<boolean>>> = {
  assets: sql<boolean>`true`,
  endpoints: typed(TYPES_OF_FACT.endpoints),
  hardware: typed(TYPES_OF_FACT.hardware),
  servers: typed(TYPES_OF_FACT.servers),
  networks: sql<boolean>`(${typed(TYPES_OF_FACT.networks)} or category = 'Network')`,
  software: typed(TYPES_OF_FACT.software),
  'cloud-services': sql<boolean>`(${typed(TYPES_OF_FACT['cloud-services'])} or category = 'Cloud')`,
  'physical-sites': sql<boolean>`(${typed(TYPES_OF_FACT['physical-sites'])} and category <> 'Cloud')`,
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
  const inUse = db.selectFrom('assets').where('organisation_id', '=', organisationId).where('status', '<>', 'Retired');
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
