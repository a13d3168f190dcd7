import { issue } from '#domain/issue.ts';
import { organisationSubject } from '#domain/organisations/subject.ts';
import { notificationSubject } from '#domain/activity/subject.ts';
import { PAGES } from '#domain/addresses.ts';
import {
  NO_CHOICES,
  NotificationChoices,
  type NotificationTerms,
  quietOf,
  rhythmOf,
  termsOf,
  unknownKinds,
  waysOf,
} from '#domain/activity/notification-settings.ts';
import { kindNamed } from '#domain/activity/notification-kinds.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../platform/context.ts';
import { sendMail } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/mail-text.ts';
import { messagesOf } from '../platform/messages.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import type { Settings } from '../platform/settings.ts';
import { noticeMail, sentence } from './notification-mails.ts';
import { mailTimeOf } from '../platform/mail/notification-times.ts';

async function read({ db, organisationId, actor }: Context) {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('notification_choices as mine', (join) =>
      join.onRef('mine.organisation_id', '=', 'organisations.id').on('mine.user_id', '=', actor.id),
    )
    .select(['organisations.name', 'organisations.notifications', 'organisations.timezone', 'mine.choices'])
    .where('organisations.id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return {
    name: row.name,
    terms: termsOf(row.notifications),
    choices: { ...NO_CHOICES, ...row.choices },
    timezone: row.timezone,
  };
}

/** How the organisation tells, and what the asking person chose. */
export async function getNotificationSettings(context: Context, settings: Settings) {
  const { terms, choices, timezone } = await read(context);
  return { terms, choices, timezone, sendsMail: Boolean(settings.SMTP_URL), email: context.actor.email };
}

/** @throws Problem invalid for a kind that does not exist. */
export async function changeTerms(context: Context, next: NotificationTerms): Promise<void> {
  refuseUnknown(next.kinds);
  const { name, terms } = await read(context);
  await context.db
    .updateTable('organisations')
    .set({ notifications: JSON.stringify(next) })
    .where('id', '=', context.organisationId)
    .execute();
  const entry = {
    action: 'changed',
    subject: organisationSubject,
    subjectId: context.organisationId,
    title: name,
  } as const;
  context.record({ ...entry, before: { notifications: terms }, after: { notifications: next } });
}

/** Chooses mail, or none, for some kinds; what else was chosen stays. */
export async function chooseMail(context: Context, kinds: readonly string[], mail: boolean): Promise<void> {
  const { choices } = await read(context);
  const chosen = Object.fromEntries(kinds.map((kind) => [kind, { ...choices.kinds[kind], mail }]));
  await changeChoices(context, { ...choices, kinds: { ...choices.kinds, ...chosen } });
}

/** What waits is told at the new time, or not at all where it is no longer wished. */
export async function changeChoices(context: Context, choices: NotificationChoices): Promise<void> {
  const { db, organisationId, actor, now } = context;
  refuseUnknown(choices.kinds);
  await db
    .insertInto('notification_choices')
    .values({ organisation_id: organisationId, user_id: actor.id, choices: JSON.stringify(choices) })
    .onConflict((known) =>
      known.columns(['organisation_id', 'user_id']).doUpdateSet({ choices: JSON.stringify(choices) }),
    )
    .execute();
  const { terms, timezone } = await read(context);
  const waiting = await db
    .selectFrom('notifications')
    .select(['id', 'kind'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .where('mail_due_at', 'is not', null)
    .execute();
  const dueAt = mailTimeOf(now, rhythmOf(terms, choices), quietOf(terms, choices), timezone);
  for (const { id, kind } of waiting)
    await db
      .updateTable('notifications')
      .set({ mail_due_at: waysOf(kind, terms, choices).mail ? dueAt : null })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  context.publish(notificationSubject, actor.id);
}

function refuseUnknown(kinds: Record<string, unknown>): void {
  const unknown = unknownKinds(kinds);
  if (unknown.length > 0)
    throw invalid(unknown.map((kind) => ({ path: `kinds.${kind}`, message: issue('notification_kind_unknown') })));
}

/** The mail of a kind with made-up values, in the reader's language; `isSent` puts it on its way to them. @throws Problem 404 */
export async function tryNotification(
  context: Context,
  settings: Settings,
  { kind, language, isSent }: { kind: string; language: Language; isSent: boolean },
) {
  if (!kindNamed(kind)) throw notFound();
  const { name: organisation } = await read(context);
  const { name, email } = context.actor;
  const text = sentence(kind, exampleOf(context, kind, language), language);
  const mail = noticeMail({ email, name, language, organisation }, [{ text, path: PAGES.app }]);
  const { subject, text: body } = writeMail(mail, settings.ORIGIN);
  if (isSent) await sendMail(context.db, mail);
  return { sentence: text, subject, text: body, to: isSent ? email : null };
}

function exampleOf({ actor, now }: Context, _kind: string, language: Language) {
  const title = messagesOf('server/notifications', language)('example');
  return { name: actor.name, title, text: title, day: now.toISOString().slice(0, 10), email: actor.email, count: 3 };
}
