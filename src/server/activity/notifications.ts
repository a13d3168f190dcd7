import { notificationSubject } from '#domain/activity/subject.ts';
import type { Notification } from '#domain/activity/audit-entry.ts';
import type { Context } from '../platform/context.ts';

const SHOWN = 50;

export async function listNotifications(context: Context): Promise<{ rows: Notification[]; unread: number }> {
  const mine = context.db
    .selectFrom('notifications')
    .where('organisation_id', '=', context.organisationId)
    .where('user_id', '=', context.actor.id)
    .where('is_shown', '=', true);
  const rows = await mine.selectAll().orderBy('at', 'desc').limit(SHOWN).execute();
  const { unread } = await mine
    .where('read_at', 'is', null)
    .select((is) => is.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ id, kind, values, link, at, read_at }) => ({
      id,
      kind,
      values,
      link,
      at: at.toISOString(),
      readAt: read_at?.toISOString() ?? null,
    })),
    unread,
  };
}

export async function readNotifications(context: Context): Promise<void> {
  await context.db
    .updateTable('notifications')
    .set({ read_at: context.now })
    .where('organisation_id', '=', context.organisationId)
    .where('user_id', '=', context.actor.id)
    .where('read_at', 'is', null)
    .execute();
  context.publish(notificationSubject, context.actor.id);
}
