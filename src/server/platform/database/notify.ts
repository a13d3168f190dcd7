import { notificationSubject } from '#domain/activity/subject.ts';
import type { Notification } from '#domain/activity/audit-entry.ts';
import { kindNamed } from '#domain/activity/notification-kinds.ts';
import {
  NO_CHOICES,
  type NotificationTerms,
  quietOf,
  rhythmOf,
  termsOf,
  waysOf,
} from '#domain/activity/notification-settings.ts';
import { hasPermission } from '#domain/people/permission.ts';
import { mailTimeOf } from '../mail/notification-times.ts';
import type { Context } from '../context.ts';

/**
 * A word to one member. `kind` is one of NOTIFICATION_KINDS and names the sentence in the reader's language, `values` fill it, `link` is a path of
 * ours. Whether they see it in the product, get a mail, or an endpoint hears of it, and when, is what the organisation and they chose.
 */
export async function notify(
  context: Context,
  userId: string,
  kind: string,
  values: Notification['values'],
  link: string | null = null,
): Promise<void> {
  const { terms, choices, timezone } = await readTerms(context, userId);
  const word = { kind, values: JSON.stringify(values), link, at: context.now };
  const ways = waysOf(kind, terms, choices);
  await put(context, userId, word, {
    is_shown: ways.inApp,
    mail_due_at: ways.mail && !kindNamed(kind)?.hasOwnMail ? mailTime(context, terms, choices, timezone) : null,
    for_webhooks: ways.webhook,
  });
  for (const other of await othersToNotify(context, kind, terms, userId)) {
    const theirs = await readTerms(context, other);
    const way = waysOf(kind, terms, theirs.choices);
    // Several persons may be told of the same; whoever is told besides them hears it once.
    const known = await context.db
      .selectFrom('notifications')
      .select('id')
      .where('organisation_id', '=', context.organisationId)
      .where('user_id', '=', other)
      .where('kind', '=', kind)
      .where('link', 'is not distinct from', link)
      .where('at', '=', context.now)
      .executeTakeFirst();
    if (known) continue;
    await put(context, other, word, {
      is_shown: way.inApp,
      mail_due_at: way.mail ? mailTime(context, terms, theirs.choices, timezone) : null,
      for_webhooks: false,
    });
  }
}

/** Whether a mail of this kind is to go to that person: for kinds that have their own. */
export async function wantsMail(context: Context, userId: string, kind: string): Promise<boolean> {
  const { terms, choices } = await readTerms(context, userId);
  return waysOf(kind, terms, choices).mail;
}

async function readTerms({ db, organisationId }: Context, userId: string) {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('notification_choices as mine', (join) =>
      join.onRef('mine.organisation_id', '=', 'organisations.id').on('mine.user_id', '=', userId),
    )
    .select(['organisations.notifications', 'organisations.timezone', 'mine.choices'])
    .where('organisations.id', '=', organisationId)
    .executeTakeFirst();
  return {
    terms: termsOf(row?.notifications ?? {}),
    choices: { ...NO_CHOICES, ...row?.choices },
    timezone: row?.timezone ?? 'UTC',
  };
}

function mailTime(context: Context, terms: NotificationTerms, choices: typeof NO_CHOICES, timezone: string): Date {
  return mailTimeOf(context.now, rhythmOf(terms, choices), quietOf(terms, choices), timezone);
}

async function othersToNotify({ db, organisationId }: Context, kind: string, terms: NotificationTerms, userId: string) {
  const roles = terms.kinds[kind]?.alsoTo ?? [];
  if (roles.length === 0) return [];
  const members = await db
    .selectFrom('memberships')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select(['user_id as userId', 'memberships.role', 'roles.permissions'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.role', 'in', roles)
    .where('suspended_at', 'is', null)
    .where('user_id', '<>', userId)
    .execute();
  const needed = kindNamed(kind)?.permission ?? 'dashboard.view';
  return members.filter((member) => hasPermission(member, needed)).map((member) => member.userId);
}

async function put(
  context: Context,
  userId: string,
  word: { kind: string; values: string; link: string | null; at: Date },
  ways: { is_shown: boolean; mail_due_at: Date | null; for_webhooks: boolean },
): Promise<void> {
  // Nobody is to hear of it in any way: nothing is kept either.
  if (!ways.is_shown && !ways.mail_due_at && !ways.for_webhooks) return;
  const row = { ...word, ...ways, id: context.newId(), organisation_id: context.organisationId, user_id: userId };
  await context.db.insertInto('notifications').values(row).execute();
  context.publish(notificationSubject, userId);
}
