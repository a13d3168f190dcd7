import { sql } from 'kysely';
import type { PlannedAction } from '#domain/risks/action.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { actionOf } from './parts.ts';

interface PlanQuery {
  state?: PlannedAction['state'] | 'late' | undefined;
  owner?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Steps of all plans of open risks: open ones first, the one that is due next on top. */
export async function listPlan({ db, organisationId, actor, now }: Context, query: PlanQuery) {
  const { state, owner, page = 0, pageSize = 25 } = query;
  let found = db
    .selectFrom('risk_actions')
    .innerJoin('risks', 'risks.id', 'risk_actions.risk_id')
    .leftJoin('auth.user as owner', 'owner.id', 'risk_actions.owner_id')
    .leftJoin('memberships as standing', (join) =>
      join
        .onRef('standing.user_id', '=', 'risk_actions.owner_id')
        .onRef('standing.organisation_id', '=', 'risk_actions.organisation_id'),
    )
    .leftJoin('former_members as former', (join) =>
      join
        .onRef('former.user_id', '=', 'risk_actions.owner_id')
        .onRef('former.organisation_id', '=', 'risk_actions.organisation_id'),
    )
    .where('risk_actions.organisation_id', '=', organisationId)
    .where('risks.closed_at', 'is', null);
  if (state === 'late')
    found = found.where('risk_actions.state', '=', 'open').where('risk_actions.due_on', '<', dayOf(now));
  else if (state) found = found.where('risk_actions.state', '=', state);
  if (owner === 'none') found = found.where('risk_actions.owner_id', 'is', null);
  else if (owner) found = found.where(sql<string>`risk_actions.owner_id::text`, '=', owner === 'me' ? actor.id : owner);
  const rows = await found
    .selectAll('risk_actions')
    .select([
      'risks.reference',
      'risks.title as riskTitle',
      sql<string | null>`coalesce(owner.name, former.name)`.as('ownerName'),
      sql<boolean>`risk_actions.owner_id is null or standing.user_id is not null`.as('ownerIsMember'),
    ])
    .orderBy(sql`risk_actions.state <> 'open'`)
    .orderBy('risk_actions.due_on', (order) => order.asc().nullsLast())
    .orderBy('risk_actions.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    total,
    rows: rows.map((row): PlannedAction => ({
      ...actionOf(row),
      reference: row.reference,
      riskTitle: row.riskTitle,
    })),
  };
}
