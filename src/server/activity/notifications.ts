import { notificationSubject } from '#domain/activity/subject.ts';
import type { Notification } from '#domain/activity/audit-entry.ts';
import type { Act } from '../platform/act.ts';

const SHOWN = 50;

export async function listNotifications(act: Act): Promise<{ rows: Notification[]; unread: number }> {
  const mine = act.db
    .selectFrom('notifications')
    .where('organisation_id', '=', act.organisationId)
    .where('user_id', '=', act.actor.id)
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

export async function readNotifications(act: Act): Promise<void> {
  await act.db
    .updateTable('notifications')
    .set({ read_at: act.now })
    .where('organisation_id', '=', act.organisationId)
    .where('user_id', '=', act.actor.id)
    .where('read_at', 'is', null)
    .execute();
  act.tell(notificationSubject, act.actor.id);
}
