import { type CampaignPerson, isReminderDue } from '#domain/awareness/campaign.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../platform/database/notify.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { timezoneOf } from '../schedule/event-store.ts';
import { hourIn } from '../schedule/zone.ts';
import { assignedTo, findCampaigns, type KeptCampaign, peopleIn } from './campaign-store.ts';
import { enrol, HREF } from './enrolment.ts';
import { todayOf } from './people.ts';

/** Nobody is reminded before this hour of their organisation's day. */
const MORNING = 7;

/** Asks who joined an audience, and reminds who has not finished: once before the day, then once a week. */
export const awarenessTask: ScheduledTask = {
  name: 'awareness.remind',
  everyMinutes: 15,
  async work(context) {
    const open = await findCampaigns(context, true);
    if (open.length === 0) return;
    const zone = await timezoneOf(context.db, context.organisationId);
    for (const campaign of open) if (campaign.includesJoiners) await enrol(context, campaign, true);
    if (hourIn(context.now, zone) < MORNING) return;
    const people = await peopleIn(context, open);
    const today = await todayOf(context);
    const reminded = await assignedTo(
      context,
      open.map(({ id }) => id),
    );
    for (const campaign of open) {
      const last = new Map(
        reminded.filter(({ campaignId }) => campaignId === campaign.id).map((each) => [each.userId, each.remindedOn]),
      );
      const due = unfinished(people.get(campaign.id) ?? []).filter(({ userId, dueOn }) =>
        isReminderDue({ dueOn, remindedOn: last.get(userId) ?? null }, campaign.remindDays, today),
      );
      await remind(context, campaign, due, today);
    }
  },
};

export const unfinished = (people: readonly CampaignPerson[]) =>
  people.filter(({ state }) => state === 'open' || state === 'overdue');

/** Tells these people, and keeps that they were told. */
async function remind(
  context: Context,
  { id, title }: KeptCampaign,
  people: CampaignPerson[],
  today: string,
): Promise<void> {
  if (people.length === 0) return;
  for (const { userId, dueOn, state } of people) {
    const kind = state === 'overdue' ? 'training-overdue' : 'training-due';
    await notify(context, userId, kind, { title, day: dueOn }, HREF);
  }
  await context.db
    .updateTable('awareness_assignments')
    .set({ reminded_on: today })
    .where('organisation_id', '=', context.organisationId)
    .where('campaign_id', '=', id)
    .where(
      'user_id',
      'in',
      people.map(({ userId }) => userId),
    )
    .execute();
}

/** Reminds at once everybody who has not finished and was not reminded today. @returns how many. */
export async function remindNow(context: Context, campaign: KeptCampaign): Promise<number> {
  const today = await todayOf(context);
  const notified = new Set(
    (await assignedTo(context, [campaign.id])).flatMap(({ userId, remindedOn }) =>
      remindedOn === today ? [userId] : [],
    ),
  );
  const people = unfinished((await peopleIn(context, [campaign])).get(campaign.id) ?? []);
  const due = people.filter(({ userId }) => !notified.has(userId));
  await remind(context, campaign, due, today);
  return due.length;
}
