import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { OutboxQuestion } from '#contract/administration/outbox.ts';
import type { OutboxMail, OutboxMailText } from '#domain/activity/mail.ts';
import { likeOf } from '../platform/database/like.ts';
import { wakeMailDispatcher } from '../platform/mail/mail.ts';
import { writeMail } from '../platform/mail/mail-text.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import type { Settings } from '../platform/settings.ts';
import type { Tables } from '../tables.ts';

type Db = Transaction<Tables>;
type Question = z.infer<typeof OutboxQuestion>;

const select = (db: Db) => db.selectFrom('outbox').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export async function listMails(db: Db, settings: Settings, question: Question) {
  const { state, search, page = 0, pageSize = 25 } = question;
  let wanted = db.selectFrom('outbox');
  if (state) wanted = wanted.where('state', '=', state);
  if (search) wanted = wanted.where('recipient', 'ilike', likeOf(search));
  const { total } = await wanted.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return { rows: rows.map((row) => toMail(row, settings)), total, isConfigured: settings.SMTP_URL !== undefined };
}

export async function getMail(db: Db, settings: Settings, id: string): Promise<OutboxMailText> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const { text } = writeMail({ ...row, isSent: row.state === 'sent' }, settings.ORIGIN);
  return { ...toMail(row, settings), text, hasLink: row.link !== null };
}

/** @throws Problem 409 where there is no mail server, the mail is on its way or done, or its link is gone. */
export async function sendAgain(db: Db, settings: Settings, id: string): Promise<OutboxMailText> {
  if (!settings.SMTP_URL) throw conflict('mail_not_configured', 'No mail server is configured.');
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: new Date(), last_error: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'kept'])
    .executeTakeFirst();
  const mail = await getMail(db, settings, id);
  if (!numUpdatedRows) throw conflict('mail_not_sendable', 'This mail was sent, or is on its way.');
  await wakeMailDispatcher(db);
  return mail;
}

function toMail(row: Row, { ORIGIN }: Settings): OutboxMail {
  const { id, recipient, kind, language, state, attempts } = row;
  return {
    id,
    recipient,
    kind,
    language,
    subject: writeMail(row, ORIGIN).subject,
    state,
    attempts,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  };
}
