import { z } from 'zod';
import { endpoint, Nothing } from '../endpoint.ts';

/** Whether the installation can send mail; the password of its server is in no answer. */
export const MailStatus = z.object({ isConfigured: z.boolean(), host: z.string().nullable(), from: z.string() });

export const mail = {
  get: endpoint({
    method: 'GET',
    path: '/mail',
    permission: 'settings.view',
    summary: 'Whether a mail server is configured, and whom mails come from',
    input: Nothing,
    output: MailStatus,
  }),
  tests: {
    add: endpoint({
      method: 'POST',
      path: '/mail/tests',
      permission: 'settings.edit',
      summary: 'Send a test mail to yourself, and hear what the mail server really answers',
      input: Nothing,
      output: z.object({ isAccepted: z.boolean(), to: z.string(), answer: z.string() }),
    }),
  },
};
