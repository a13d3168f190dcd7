import type { Transaction } from 'kysely';
import { type Campaign, type CampaignPerson, countsOf, peopleOf } from '#domain/awareness/campaign.ts';
import type { Context } from '../platform/context.ts';
import type { Tables } from '../tables.ts';
import { listMembers, todayOf } from './people.ts';

type Db = Transaction<Tables>;

/** A campaign as it is kept, without what is counted. */
export type KeptCampaign = Omit<Campaign, 'counts' | 'percent'>;

const COLUMNS = [
  'id',
  'title',
  'note',
  'courses',
  'audience',
  'starts_on as startsOn',
  'due_on as dueOn',
  'includes_joiners as includesJoiners',
  'remind_days as remindDays',
  'created_at as createdAt',
  'created_by_name as createdByName',
  'closed_at as closedAt',
  'closed_by_name as closedByName',
  'version',
] as const;

function selectCampaigns(db: Db, organisationId: string) {
  return db.selectFrom('awareness_campaigns').select(COLUMNS).where('organisation_id', '=', organisationId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['execute']>>[number];

const campaignOf = ({ createdAt, closedAt, ...row }: Row): KeptCampaign => ({
  ...row,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

export async function findCampaign(
  { db, organisationId }: Context,
  id: string,
  isHeld = false,
): Promise<KeptCampaign | undefined> {
  let query = selectCampaigns(db, organisationId).where('id', '=', id);
  if (isHeld) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  return row && campaignOf(row);
}

export async function findCampaigns({ db, organisationId }: Context, onlyOpen = false): Promise<KeptCampaign[]> {
  let query = selectCampaigns(db, organisationId);
  if (onlyOpen) query = query.where('closed_at', 'is', null);
  return (await query.orderBy('due_on').orderBy('id').execute()).map(campaignOf);
}

export function assignedTo({ db, organisationId }: Context, campaignIds: string[]) {
  return db
    .selectFrom('awareness_assignments')
    .select(['campaign_id as campaignId', 'user_id as userId', 'name', 'due_on as dueOn', 'reminded_on as remindedOn'])
    .where('organisation_id', '=', organisationId)
    .where('campaign_id', 'in', campaignIds)
    .orderBy('name')
    .orderBy('user_id')
    .execute();
}

/** Everybody of each campaign as they stand today. */
export async function peopleIn(context: Context, campaigns: KeptCampaign[]): Promise<Map<string, CampaignPerson[]>> {
  if (campaigns.length === 0) return new Map();
  const { db, organisationId } = context;
  const ids = campaigns.map(({ id }) => id);
  const assigned = await assignedTo(context, ids);
  const members = new Map((await listMembers(db, organisationId)).map((member) => [member.id, member]));
  const passes = await db
    .selectFrom('awareness_certificates')
    .select(['user_id as userId', 'course', 'issued_on as on'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const today = await todayOf(context);
  const byCampaign = Map.groupBy(assigned, ({ campaignId }) => campaignId);
  return new Map(
    campaigns.map((campaign) => {
      const people = (byCampaign.get(campaign.id) ?? []).map(({ userId, name, dueOn }) => {
        const member = members.get(userId);
        const now = member?.name ?? name;
        return { userId, name: now, dueOn, department: member?.department ?? '', isMember: member !== undefined };
      });
      return [campaign.id, peopleOf(campaign, people, passes, today)];
    }),
  );
}

export const withCounts = (campaign: KeptCampaign, people: readonly CampaignPerson[]): Campaign => ({
  ...campaign,
  ...countsOf(people),
});
