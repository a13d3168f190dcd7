import type { Notification } from '#domain/activity/audit-entry.ts';
import type { Act } from '../platform/act.ts';

const SHOWN = 50;

/** A word to one member. `kind` names the sentence in the reader's language, `values` fill it, `link` is a path of ours. */
export async function notify(
  act: Act,
  userId: string,
  kind: string,
  values: Notification['values'],
  link: string | null = null,
): Promise<void> {
  const row = {
    id: act.newId(),
    organisation_id: act.organisationId,
    user_id: userId,
    kind,
    values: JSON.stringify(values),
    link,
    at: act.now,
  };
  await act.db.insertInto('notifications').values(row).execute();
  act.tell('notifications', userId);
}

export async function listNotifications(act: Act): Promise<{ rows: Notification[]; unread: number }> {
  const mine = act.db
    .selectFrom('notifications')
    .where('organisation_id', '=', act.organisationId)
    .where('user_id', '=', act.actor.id);
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
  act.tell('notifications', act.actor.id);
}
