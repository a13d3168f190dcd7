import { z } from 'zod';
import { MailState, OutboxMail, OutboxMailText } from '#domain/activity/mail.ts';
import { ById, endpoint, pageOf, Paging } from '../endpoint.ts';

export const OutboxQuestion = Paging.extend({ state: MailState.optional(), search: z.string().max(200).optional() });

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/administration/outbox',
    permission: 'administrator',
    summary:
      'Mails of the installation, newest first: waiting, sent, given up, or kept because no mail server is configured',
    input: OutboxQuestion,
    output: pageOf(OutboxMail).extend({ isConfigured: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/administration/outbox/{id}',
    permission: 'administrator',
    summary: 'A mail with its words, and with its link until it is sent',
    input: ById,
    output: OutboxMailText,
  }),
  deliveries: {
    add: endpoint({
      method: 'POST',
      path: '/administration/outbox/{id}/deliveries',
      permission: 'administrator',
      summary: 'Send a mail that was given up or kept; refused where its link is gone or no mail server is configured',
      input: ById,
      output: OutboxMailText,
    }),
  },
};
