import { z } from 'zod';
import { Language } from '../organisations/language.ts';

/** `kept`: no mail server is configured; an administrator reads the mail and passes its words on. */
export const MailState = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type MailState = z.infer<typeof MailState>;

/** One mail of the outbox. `attempts` counts deliveries tried; times are ISO 8601. */
export const OutboxMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  kind: z.string(),
  language: Language,
  subject: z.string(),
  state: MailState,
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

/** With its words. A sent mail no longer has its link, which may open an account. */
export const OutboxMailText = OutboxMail.extend({ text: z.string(), hasLink: z.boolean() });
export type OutboxMailText = z.infer<typeof OutboxMailText>;
