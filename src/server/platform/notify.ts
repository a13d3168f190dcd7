import type { Notification } from '#domain/activity/audit-entry.ts';
import type { Act } from './act.ts';

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
