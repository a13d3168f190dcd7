import type { z } from 'zod';
import type { MailStatus } from '#contract/administration/mail.ts';
import type { Context } from '../platform/context.ts';
import { writeMail } from '../platform/mail/mail-text.ts';
import type { Services } from '../platform/services.ts';
import type { Settings } from '../platform/settings.ts';
import { deliver, senderOf, Undelivered } from '../platform/mail/smtp.ts';

const PER_MINUTE = 5;
/** Each waits for the mail server with a database connection in its hand. */
const AT_ONCE = 1;
let running = 0;

export function mailStatus(settings: Settings): z.infer<typeof MailStatus> {
  const host = settings.SMTP_URL ? new URL(settings.SMTP_URL).host : null;
  return { isConfigured: host !== null, host, from: senderOf(settings) };
}

/** Mails whoever asks, and nobody else, past the outbox, so that the answer is the mail server's own. */
export async function sendTestMail({ settings, limits }: Services, { actor, db }: Context) {
  limits.count(`test mail ${actor.id}`, PER_MINUTE);
  const person = await db
    .selectFrom('auth.user')
    .select(['name', 'email', 'language'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const { email: to, language, name } = person;
  if (running >= AT_ONCE) return { isAccepted: false, to, answer: 'Another test is running. Try again in a moment.' };
  running += 1;
  try {
    const mail = writeMail({ kind: 'smtp-test', language, values: { name }, link: null }, settings.ORIGIN);
    return { isAccepted: true, to, answer: await deliver(settings, { ...mail, to, replyTo: null }) };
  } catch (error) {
    if (!(error instanceof Undelivered)) throw error;
    return { isAccepted: false, to, answer: error.message };
  } finally {
    running -= 1;
  }
}
