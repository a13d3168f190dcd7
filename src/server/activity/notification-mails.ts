import { PAGES } from '#domain/addresses.ts';
import { sentenceOf } from '#domain/activity/notification-kinds.ts';
import { NO_CHOICES, rhythmOf, termsOf } from '#domain/activity/notification-settings.ts';
import { DEMO_DOMAIN } from '#domain/organisations/demo.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../platform/context.ts';
import { sendMail } from '../platform/mail/mail.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { messagesOf } from '../platform/messages.ts';

/** More of them in one mail nobody reads; how many more there are is said. */
const SHOWN = 40;
const AT_ONCE = 2000;

export const SETTINGS_PAGE = PAGES.notificationSettings;

/** Writes one mail to each person with what is due: a single word, or all that gathered since the last one. */
export const mailTask: ScheduledTask = {
  name: 'activity.mails',
  // Notifications wake it, and what gathers says when it is due.
  everyMinutes: 10,
  wakesOn: (subject) => subject === 'notifications',
  async work(context) {
    for (const [, due] of Map.groupBy(await takeDue(context), ({ userId }) => userId)) await mailOne(context, due);
    return nextDue(context);
  },
};

async function nextDue({ db, organisationId }: Context): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.min('mail_due_at').as('next'))
    .where('organisation_id', '=', organisationId)
    .where('mail_due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** Takes them off the list: whoever may not be written to any more is not. */
async function takeDue({ db, organisationId, now }: Context) {
  const ids = await db
    .selectFrom('notifications')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(AT_ONCE)
    .execute();
  if (ids.length === 0) return [];
  const taken = ids.map(({ id }) => id);
  const found = await db
    .selectFrom('notifications')
    .innerJoin('auth.user as person', 'person.id', 'notifications.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'notifications.user_id')
        .onRef('memberships.organisation_id', '=', 'notifications.organisation_id'),
    )
    .innerJoin('organisations', 'organisations.id', 'notifications.organisation_id')
    .leftJoin('notification_choices as mine', (join) =>
      join
        .onRef('mine.user_id', '=', 'notifications.user_id')
        .onRef('mine.organisation_id', '=', 'notifications.organisation_id'),
    )
    .select(['person.id as userId', 'person.name', 'person.email', 'person.language'])
    .select(['organisations.name as organisation', 'organisations.notifications as terms', 'mine.choices'])
    .select(['notifications.kind', 'notifications.values', 'notifications.link', 'notifications.read_at as readAt'])
    .where('notifications.organisation_id', '=', organisationId)
    .where('notifications.id', 'in', taken)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    // The people of the demo are invented, and so are their addresses.
    .where((each) =>
      each.or([each('organisations.is_demo', '=', false), each('person.email', 'not like', `%@${DEMO_DOMAIN}`)]),
    )
    .orderBy('notifications.at')
    .execute();
  await db
    .updateTable('notifications')
    .set({ mail_due_at: null })
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', taken)
    .execute();
  return found;
}

async function mailOne(context: Context, due: Awaited<ReturnType<typeof takeDue>>): Promise<void> {
  const [first] = due;
  if (!first) return;
  const { email, name, language, organisation, terms, choices } = first;
  const isGathered = rhythmOf(termsOf(terms), { ...NO_CHOICES, ...choices }).every !== 'immediately';
  // What was seen in the product meanwhile need not be said again.
  const items = due
    .filter(({ readAt }) => !isGathered || readAt === null)
    .map(({ kind, values, link }) => ({ text: sentence(kind, values, language), path: link }));
  if (items.length > 0) await sendMail(context.db, noticeMail({ email, name, language, organisation }, items));
}

interface Reader {
  email: string;
  name: string;
  language: Language;
  organisation: string;
}

export interface NoticeItem {
  text: string;
  path: string | null;
}

/** The mail that tells of these. */
export function noticeMail({ email, name, language, organisation }: Reader, items: readonly NoticeItem[]) {
  const shown = items.slice(0, SHOWN);
  const more = items.length > SHOWN ? items.length - SHOWN : '';
  const facts = { name, organisation, items: JSON.stringify(shown), more };
  const only = items.length === 1 ? items[0] : undefined;
  return only
    ? { to: email, language, kind: 'notice' as const, values: { ...facts, title: only.text }, link: SETTINGS_PAGE }
    : { to: email, language, kind: 'digest' as const, values: { ...facts, count: items.length }, link: SETTINGS_PAGE };
}

export function sentence(kind: string, values: Readonly<Record<string, string | number>>, language: Language): string {
  const calendar = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return sentenceOf(kind, values, messagesOf('notification-sentences', language), (day) =>
    calendar.format(new Date(day)),
  );
}
