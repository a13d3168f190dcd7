import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/organisations/language.ts';
import { CHANNEL } from '../audit-trail/record.ts';
import type { Tables } from '../../tables.ts';
import { listAdministrators } from '../administrators.ts';
import type { MailKind, MailValues } from './mail-kinds.ts';
import type { Services } from '../services.ts';

/** What wakes the dispatcher at the commit of whoever wrote. */
export const MAIL = 'mail';
const KEPT_FOR = 30 * 86_400_000;

export interface Mail<Kind extends MailKind> {
  to: string;
  kind: Kind;
  values: MailValues[Kind];
  language: Language;
  /** A path of the product such as `/reset-password?token=…`; the mail shows it below the configured origin. */
  link?: string;
  /** Where an answer should go, if anywhere. */
  replyTo?: string;
}

/**
 * Puts a mail into the outbox, within the caller's transaction; it leaves after the commit, is tried again when the mail server does not take
 * it, and stays there for an administrator to read where no mail server is configured.
 */
export async function sendMail<Kind extends MailKind>(db: Kysely<Tables>, mail: Mail<Kind>): Promise<void> {
  const { to, kind, values, language, link = null, replyTo = null } = mail;
  const row = { recipient: to, kind, language, values: JSON.stringify(values), link, reply_to: replyTo };
  await db.insertInto('outbox').values(row).execute();
  await wakeMailDispatcher(db);
}

export async function wakeMailDispatcher(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'wake', kind: MAIL })})`.execute(db);
}

/** One mail to each administrator of the installation, in their own language. */
export async function mailAdministrators<Kind extends MailKind>(
  services: Pick<Services, 'settings' | 'database'>,
  db: Kysely<Tables>,
  mail: Omit<Mail<Kind>, 'to' | 'language'>,
): Promise<void> {
  const addresses = await listAdministrators(services);
  if (addresses.length === 0) return;
  const people = await db
    .selectFrom('auth.user')
    .select(['email', 'language'])
    .where('email', 'in', addresses)
    .execute();
  const languages = new Map(people.map(({ email, language }) => [email, language]));
  for (const to of addresses) await sendMail(db, { ...mail, to, language: languages.get(to) ?? 'en' });
}

/** What is older than a month is of no use to anybody any more. */
export async function sweepMails(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', new Date(now.getTime() - KEPT_FOR))
    .execute();
}
