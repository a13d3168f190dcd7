import { z } from 'zod';
import {
  MailReaction,
  Judgement,
  MailMonth,
  MailReport,
  NewMailReport,
  Verdict,
} from '#domain/awareness/mail-report.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from '../endpoint.ts';

const Versioned = ById.extend({ version: z.number().int().optional() });

export const mailReports = {
  add: endpoint({
    method: 'POST',
    path: '/awareness/mail-reports',
    permission: 'dashboard.view',
    summary: 'Report a suspicious mail; those responsible are told',
    input: NewMailReport,
    output: MailReport,
  }),
  own: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/mail-reports/own',
      permission: 'dashboard.view',
      summary: 'What I reported and what came of it, newest first',
      input: Nothing,
      output: z.array(MailReport),
    }),
  },
  list: endpoint({
    method: 'GET',
    path: '/awareness/mail-reports',
    permission: 'iso_readiness.edit',
    summary: 'Reported mails, those nobody looked at first, then the newest',
    input: Paging.extend({ verdict: Verdict.optional(), did: MailReaction.optional() }),
    output: pageOf(MailReport),
  }),
  get: endpoint({
    method: 'GET',
    path: '/awareness/mail-reports/{id}',
    permission: 'iso_readiness.edit',
    summary: 'A reported mail as text: who sent it by its own account, what it says, where its links lead',
    input: ById,
    output: MailReport.extend({
      source: z.string(),
      reading: z.object({
        headers: z.array(z.object({ name: z.string(), value: z.string() })),
        text: z.string(),
        links: z.array(z.object({ shown: z.string(), host: z.string() })),
        attachments: z.array(z.string()),
        signs: z.array(z.string()),
      }),
      /** Other reports of the same sender or subject. */
      alike: z.array(z.object({ id: z.uuid(), number: z.number().int(), verdict: Verdict })),
    }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/awareness/mail-reports/{id}',
    permission: 'iso_readiness.edit',
    summary: 'Say what a reported mail was; its reporter is thanked and told',
    input: Versioned.extend(Judgement.shape),
    output: MailReport,
  }),
  months: {
    list: endpoint({
      method: 'GET',
      path: '/awareness/mail-reports/months',
      permission: 'iso_readiness.view',
      summary: 'How many mails were reported in each of the last twelve months, and what they were',
      input: Nothing,
      output: z.array(MailMonth),
    }),
  },
};
