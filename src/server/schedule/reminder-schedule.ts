import { addressOf } from '#domain/addresses.ts';
import { daysAfter, daysBetween as distance } from '#domain/schedule/days.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { chooseMail } from '../activity/notification-settings.ts';
import { notify, wantsMail } from '../platform/database/notify.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { eventsBetween, keepDay, keptBetween, timezoneOf } from './event-store.ts';
import { daysBetween } from './occurrence.ts';
import { hrefOfTask } from './tasks.ts';
import { hourIn } from './zone.ts';

/** Nobody is reminded before this hour of their organisation's day. */
const MORNING = 7;
/** The most days before an event at which somebody can be reminded. */
const EARLIEST = 60;
/** So many days before it is due a task reminds its owner; and once more when it is late. */
const TASK_DAYS = 3;

interface Reminder {
  userId: string;
  kind: 'event-coming' | 'task-due' | 'task-overdue';
  title: string;
  on: string;
  link: string;
}

/** Tells owners what is coming: each thing once, in the morning or later, in the ways they chose. */
export const remindTask: ScheduledTask = {
  name: 'schedule.remind',
  everyMinutes: 15,
  async work(context) {
    const zone = await timezoneOf(context.db, context.organisationId);
    if (hourIn(context.now, zone) < MORNING) return;
    const today = dayOf(context.now, zone);
    const members = await membersOf(context);
    const isMember = (userId: string | null): userId is string => userId !== null && members.has(userId);
    for (const reminder of [
      ...(await ofEvents(context, today, isMember)),
      ...(await ofTasks(context, today, isMember)),
    ]) {
      const { userId, kind, title, on, link } = reminder;
      await notify(context, userId, kind, { title, day: on }, link);
    }
  },
};

type IsMember = (userId: string | null) => userId is string;

async function ofEvents(context: Context, today: string, isMember: IsMember): Promise<Reminder[]> {
  const { db, organisationId } = context;
  const until = daysAfter(today, EARLIEST);
  const events = await eventsBetween(db, organisationId, today, until);
  const kept = await keptBetween(db, organisationId, today, until);
  const found: Reminder[] = [];
  const willing = events.filter(({ remindDays }) => remindDays !== null);
  for (const { event, originalOn, on, title, ownerId, kept: own } of daysBetween(willing, kept, today, until)) {
    if (own?.completedAt || own?.remindedAt || !isMember(ownerId)) continue;
    if (on < today || distance(today, on) > (event.remindDays ?? 0)) continue;
    await keepDay(db, organisationId, event.id, originalOn, { reminded_at: context.now });
    const link = addressOf('schedule', { event: event.id, on: originalOn });
    found.push({ userId: ownerId, kind: 'event-coming', title, on, link });
  }
  return found;
}

async function ofTasks(context: Context, today: string, isMember: IsMember): Promise<Reminder[]> {
  const { db, organisationId } = context;
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'title', 'due_on as on', 'owner_id as ownerId', 'reminded_on as remindedOn'])
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'open')
    .where('due_on', '<=', daysAfter(today, TASK_DAYS))
    .where((is) => is.or([is('reminded_on', 'is', null), is('reminded_on', '<=', is.ref('due_on'))]))
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  const found: Reminder[] = [];
  for (const { id, title, on, ownerId, remindedOn } of rows) {
    if (on === null || !isMember(ownerId)) continue;
    const isLate = on < today;
    if (!isLate && remindedOn !== null) continue;
    await db
      .updateTable('tasks')
      .set({ reminded_on: today })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
    found.push({ userId: ownerId, kind: isLate ? 'task-overdue' : 'task-due', title, on, link: hrefOfTask(id) });
  }
  return found;
}

async function membersOf({ db, organisationId }: Context): Promise<Set<string>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .select('person.id')
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const KINDS = ['event-coming', 'task-due', 'task-overdue'] as const;

/** Whether the acting person is reminded by mail. */
export function wantsReminders(context: Context): Promise<boolean> {
  return wantsMail(context, context.actor.id, KINDS[0]);
}

export function changeReminders(context: Context, isWanted: boolean): Promise<void> {
  return chooseMail(context, KINDS, isWanted);
}
