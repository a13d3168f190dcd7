import { calendarFeedSubject } from '#domain/schedule/subject.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#domain/organisations/language.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { EVENT_KINDS } from '#domain/schedule/values.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { messagesOf } from '../platform/messages.ts';
import { forbidden } from '../platform/http/problems.ts';
import { calendarFile } from './calendar-file.ts';
import { calendarOf } from './calendar.ts';
import { keptOf, listEvents, timezoneOf } from './event-store.ts';

const EVENTS: readonly string[] = EVENT_KINDS;
/** What follows from facts is written for so many days before and after today. */
const BEFORE = 60;
const AFTER = 540;

const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');

export async function getFeed({ db, organisationId, actor }: Context) {
  const row = await db
    .selectFrom('calendar_readers')
    .select(['made_at', 'used_at'])
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return { madeAt: row?.made_at?.toISOString() ?? null, usedAt: row?.used_at?.toISOString() ?? null };
}

/** A new secret in place of the one before. @returns its path; it is kept nowhere. @throws Problem 403 for a token that asks. */
export async function addFeed(context: Context, language: Language) {
  // Whoever finds a token must not be able to make himself another door.
  if (context.actor.via !== 'session') throw forbidden();
  const secret = randomBytes(32).toString('base64url');
  await keepReader(context, { token_hash: secretHash(secret), language, made_at: context.now, used_at: null });
  context.record({
    action: 'added',
    subject: calendarFeedSubject,
    subjectId: context.actor.id,
    title: context.actor.name,
  });
  return { ...(await getFeed(context)), address: `/api/v1/calendar/${secret}.ics` };
}

export async function removeFeed(context: Context) {
  const { madeAt } = await getFeed(context);
  if (madeAt !== null) {
    await keepReader(context, { token_hash: null, made_at: null, used_at: null });
    context.record({
      action: 'removed',
      subject: calendarFeedSubject,
      subjectId: context.actor.id,
      title: context.actor.name,
    });
  }
  return getFeed(context);
}

interface Reader {
  token_hash?: string | null;
  language?: Language;
  made_at?: Date | null;
  used_at?: Date | null;
}

export async function keepReader({ db, organisationId, actor }: Context, row: Reader): Promise<void> {
  await db
    .insertInto('calendar_readers')
    .values({ organisation_id: organisationId, user_id: actor.id, ...row })
    .onConflict((known) => known.columns(['organisation_id', 'user_id']).doUpdateSet(row))
    .execute();
}

/** The whole calendar of the organisation as file: every event, one's own tasks, and what follows from facts around today. */
export async function calendarText(context: Context, origin: string, language: Language): Promise<string> {
  const { db, organisationId, now } = context;
  const today = dayOf(now, await timezoneOf(db, organisationId));
  const events = await listEvents(db, organisationId);
  const kept = await keptOf(
    db,
    organisationId,
    events.map(({ id }) => id),
  );
  const span = { from: daysAfter(today, -BEFORE), to: daysAfter(today, AFTER), language };
  const entries = (await calendarOf(context, span)).filter(
    ({ kind, ownerId }) => !EVENTS.includes(kind) && (kind !== 'task' || ownerId === context.actor.id),
  );
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const t = messagesOf('server/calendar-feed', language);
  const wordOf = ({ kind, count }: (typeof entries)[number]) =>
    count > 1 ? `${t(`kind.${kind}`)} (${count})` : t(`kind.${kind}`);
  return calendarFile({ name: `${name} – Clausewise`, origin, now, events, kept, entries, wordOf });
}
