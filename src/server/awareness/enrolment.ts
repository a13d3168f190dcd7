import { campaignSubject } from '#domain/awareness/subject.ts';
import { PAGES } from '#domain/addresses.ts';
import { audienceOf, dueOnOf } from '#domain/awareness/campaign.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../platform/database/notify.ts';
import { assignedTo, type KeptCampaign } from './campaign-store.ts';
import { listMembers, todayOf } from './people.ts';

export const HREF = PAGES.awareness;

/** Asks everybody of the audience who is not asked yet, and tells them. @returns how many were added. */
export async function enrol(context: Context, campaign: KeptCampaign, isJoining: boolean): Promise<number> {
  const { db, organisationId, now } = context;
  const there = new Set((await assignedTo(context, [campaign.id])).map(({ userId }) => userId));
  const members = audienceOf(campaign.audience, await listMembers(db, organisationId));
  const added = members.filter(({ id }) => !there.has(id));
  if (added.length === 0) return 0;
  const dueOn = dueOnOf(campaign.dueOn, await todayOf(context), isJoining);
  const rows = added.map(({ id: user_id, name }) => ({
    id: context.newId(),
    organisation_id: organisationId,
    campaign_id: campaign.id,
    user_id,
    name,
    due_on: dueOn,
    assigned_at: now,
  }));
  // Of two runs or clicks at once one finds the person there.
  const fresh = await db
    .insertInto('awareness_assignments')
    .values(rows)
    .onConflict((known) => known.columns(['campaign_id', 'user_id']).doNothing())
    .returning('user_id as userId')
    .execute();
  for (const { userId } of fresh)
    await notify(context, userId, 'training-assigned', { title: campaign.title, day: dueOn }, HREF);
  if (isJoining && fresh.length > 0) {
    const names = members.filter(({ id }) => fresh.some(({ userId }) => userId === id)).map(({ name }) => name);
    context.record({
      action: 'changed',
      subject: campaignSubject,
      subjectId: campaign.id,
      title: campaign.title,
      before: { joined: [] },
      after: { joined: names },
    });
  }
  return fresh.length;
}
