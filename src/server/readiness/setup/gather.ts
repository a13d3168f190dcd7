import { sql } from 'kysely';
import type { RoadmapFacts, SetupFacts, SetupFrameworkFacts } from '#domain/readiness/setup/facts.ts';
import { profileNameOf } from '#domain/frameworks/traits.ts';
import type { OrganisationProfile } from '#domain/organisations/profile.ts';
import { countInUse, readAnalytics } from '../../assets/analytics.ts';
import { IS_UNFINISHED } from '../../documents/required/existing-facts.ts';
import { readPresence } from '../../documents/required/presence.ts';
import { templatesFor } from '../../documents/template-uses.ts';
import { mappingOf } from '../../evidence/mapping.ts';
import { listFrameworks } from '../../frameworks/catalogue.ts';
import { listInUse } from '../../frameworks/in-use.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { countPeople } from '../consistency.ts';
import { factsOfEach } from '../facts.ts';
import { servedByFramework } from './served.ts';

type With<P, Facts extends object> = Omit<Facts, 'profile'> & { profile: P };

/** Everything the analysis is made of, of what the acting person may see. */
export async function gatherSetup<P extends OrganisationProfile>(
  context: Context,
  profile: P,
): Promise<With<P, SetupFacts>> {
  const { db, organisationId, now, actor } = context;
  return {
    ...(await gatherWork(context, profile)),
    assets: actor.permissions.includes('assets.view') ? (await readAnalytics(db, organisationId, now)).slices : null,
  };
}

/** What the roadmap alone is made of: no figures of the inventory, which take their time where it is large. */
export async function gatherRoadmap<P extends OrganisationProfile>(
  context: Context,
  profile: P,
): Promise<With<P, RoadmapFacts>> {
  const { db, organisationId, actor } = context;
  return {
    ...(await gatherWork(context, profile)),
    assets: actor.permissions.includes('assets.view') ? { 'in-use': await countInUse(db, organisationId) } : null,
  };
}

async function gatherWork<P extends OrganisationProfile>(
  context: Context,
  profile: P,
): Promise<With<P, Omit<SetupFacts, 'assets'>>> {
  const { now, actor } = context;
  const seesDocuments = actor.permissions.includes('documents.view');
  const templates = await templatesFor(context);
  return {
    today: dayOf(now),
    profile,
    frameworks: await readFrameworks(context),
    templates,
    presence: seesDocuments ? await readPresence(context, templates) : new Map(),
    documents: seesDocuments ? await countDocuments(context) : null,
    people: await countPeople(context),
    baselines: await countBaselines(context),
  };
}

/** The frameworks that the organisation can choose, in use or not: work for one may have been done before it was chosen. */
export async function readFrameworks(context: Context): Promise<SetupFrameworkFacts[]> {
  const { db, organisationId, now } = context;
  const { crosswalk, library } = await mappingOf(context);
  const frameworks = [...listFrameworks(), ...library.own];
  const served = servedByFramework(crosswalk, frameworks);
  const inUse = new Set((await listInUse(db, organisationId)).map(({ framework }) => framework));
  const all = await factsOfEach(db, organisationId, frameworks, dayOf(now));
  return all.map(({ framework, facts }) => ({
    name: profileNameOf(framework),
    id: framework.id,
    domains: framework.domains.map(({ id }) => id),
    facts,
    isInUse: inUse.has(framework.id),
    hasCertificate: framework.hasCertificate,
    setup: framework.setup,
    servedBy: served.get(framework.id) ?? new Map(),
  }));
}

async function countDocuments({ db, organisationId }: Context) {
  return db
    .selectFrom('documents')
    .select([
      (count) => count.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where state = 'read')`.as('read'),
      sql<number>`count(*) filter (where is_draft)`.as('drafts'),
      sql<number>`count(*) filter (where obsolete_at is null and ${IS_UNFINISHED})`.as('unfinished'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

async function countBaselines({ db, organisationId }: Context): Promise<number> {
  const { baselines } = await db
    .selectFrom('self_assessments')
    .select((count) => count.fn.countAll<number>().as('baselines'))
    .where('organisation_id', '=', organisationId)
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow();
  return baselines;
}
