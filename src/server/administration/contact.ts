import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { PAGES } from '#domain/addresses.ts';
import type { ContactInput, ContactQuestion } from '#contract/administration/contact.ts';
import type { ContactMessage } from '#domain/administration/contact.ts';
import { inTransaction } from '../platform/context.ts';
import { mailAdministrators } from '../platform/mail/mail.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
type Message = z.infer<typeof ContactInput>;
type Question = z.infer<typeof ContactQuestion>;

/** Nobody reads the form and writes ten characters faster than this. */
const FASTEST = 2000;
const LONGEST = 24 * 3_600_000;
const HOUR = 3_600_000;
/** More than these in an hour are kept but not mailed. */
const MAILED_AN_HOUR = 30;

/** When the form was shown, signed, so that a message cannot claim to have been written for longer than it was. */
export function contactTicket({ secrets }: Pick<Services, 'secrets'>, now = Date.now()): string {
  return `${now}.${signature(secrets, now)}`;
}

function signature(secrets: Services['secrets'], at: number): string {
  return createHmac('sha256', secrets('contact form')).update(String(at)).digest('base64url');
}

/** Milliseconds since the form was shown; undefined for a ticket that is not ours. */
function ageOf({ secrets }: Pick<Services, 'secrets'>, ticket: string, now: number): number | undefined {
  const [at = '', given = ''] = ticket.split('.');
  if (!/^\d{1,15}$/.test(at)) return undefined;
  const expected = Buffer.from(signature(secrets, Number(at)));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? now - Number(at) : undefined;
}

/**
 * Keeps the message and mails it to the administrators. A program that fills in what no person sees, or is faster than any, hears that
 * all is well, and nothing is kept. @throws Problem 409 when the form is older than a day: the page fetches a new ticket and sends again.
 */
export async function takeMessage(services: Services, message: Message, now = new Date()): Promise<void> {
  const age = ageOf(services, message.ticket, now.getTime());
  if (age === undefined || age > LONGEST)
    throw conflict('form_expired', 'The form was open for too long. Send it again.');
  if (message.website !== '' || age < FASTEST) return;
  const { name, email, organisation, topic, message: text, language } = message;
  await inTransaction(services.database, { administers: true }, async (db) => {
    const { recent } = await db
      .selectFrom('contact_messages')
      .where('created_at', '>', new Date(now.getTime() - HOUR))
      .select((of) => of.fn.countAll<number>().as('recent'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contact_messages')
      .values({ name, email, organisation, topic, message: text, language, created_at: now })
      .execute();
    if (recent >= MAILED_AN_HOUR) return;
    const values = { name, email, organisation, topic, message: text };
    await mailAdministrators(services, db, { kind: 'contact', values, replyTo: email, link: PAGES.admin });
  });
}

const select = (db: Db) =>
  db
    .selectFrom('contact_messages')
    .leftJoin('auth.user', 'auth.user.id', 'handled_by')
    .select([
      'contact_messages.id',
      'contact_messages.name',
      'contact_messages.email',
      'organisation',
      'topic',
      'message',
    ])
    .select(['contact_messages.created_at as createdAt', 'handled_at as handledAt', 'auth.user.name as handledByName']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toMessage = ({ createdAt, handledAt, ...row }: Row): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  handledAt: handledAt?.toISOString() ?? null,
});

export async function listMessages(db: Db, { handled, page = 0, pageSize = 25 }: Question) {
  const is = handled ? 'is not' : 'is';
  let wanted = select(db);
  if (handled !== undefined) wanted = wanted.where('handled_at', is, null);
  const rows = await wanted
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { all, open } = await db
    .selectFrom('contact_messages')
    .select((of) => [
      of.fn.countAll<number>().as('all'),
      of.fn.countAll<number>().filterWhere('handled_at', 'is', null).as('open'),
    ])
    .executeTakeFirstOrThrow();
  const total = handled === undefined ? all : handled ? all - open : open;
  return { rows: rows.map(toMessage), total, open };
}

export async function markHandled(db: Db, id: string, handled: boolean, userId: string): Promise<ContactMessage> {
  await db
    .updateTable('contact_messages')
    .set(handled ? { handled_at: new Date(), handled_by: userId } : { handled_at: null, handled_by: null })
    .where('id', '=', id)
    .execute();
  const row = await select(db).where('contact_messages.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toMessage(row);
}
