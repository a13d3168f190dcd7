import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/activity/notification-kinds.ts';

/** The kinds, by what they are about, in the list's order. */
export const KIND_GROUPS: readonly [NotificationKind['group'], NotificationKind[]][] = [
  ...Map.groupBy(NOTIFICATION_KINDS, ({ group }) => group),
];
