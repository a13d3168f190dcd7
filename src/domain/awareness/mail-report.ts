import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { MAIL_REACTIONS, LONGEST_SOURCE, VERDICTS } from './values.ts';

export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;
export const MailReaction = z.enum(MAIL_REACTIONS);
export type MailReaction = z.infer<typeof MailReaction>;

const Answer = z.string().trim().max(2000, limit('most_characters'));

export const NewMailReport = z.object({
  sender: z.string().trim().max(320, limit('most_characters')),
  mailSubject: z.string().trim().min(1, issue('mail_subject_missing')).max(500, limit('most_characters')),
  /** What looked wrong, in the reporter's words. */
  what: z.string().trim().max(2000, limit('most_characters')).optional(),
  did: MailReaction,
  /** The mail itself: its text, or the source of a .eml file. */
  source: z.string().max(LONGEST_SOURCE, limit('mail_too_long')).optional(),
});
export type NewMailReport = z.infer<typeof NewMailReport>;

export const MailReport = z.object({
  id: z.uuid(),
  number: z.number().int(),
  reporterId: z.string(),
  reporterName: z.string(),
  reportedAt: z.string(),
  sender: z.string(),
  mailSubject: z.string(),
  what: z.string(),
  did: MailReaction,
  verdict: Verdict,
  /** What the reporter was told. */
  answer: z.string(),
  judgedAt: z.string().nullable(),
  judgedByName: z.string().nullable(),
  version: z.number().int(),
});
export type MailReport = z.infer<typeof MailReport>;

export const Judgement = z.object({
  verdict: Verdict.exclude(['new'], issue('verdict_missing')),
  answer: Answer.optional(),
});
export type Judgement = z.infer<typeof Judgement>;

/** Counts of one month (YYYY-MM), by what the mails turned out to be. */
export const MailMonth = z.object({
  month: z.string(),
  total: z.number().int(),
  phishing: z.number().int(),
  spam: z.number().int(),
  harmless: z.number().int(),
  test: z.number().int(),
  new: z.number().int(),
});
export type MailMonth = z.infer<typeof MailMonth>;

/** The last months, oldest first, those without a report too. `today` is an ISO date. */
export function monthsOf(
  reports: readonly { month: string; verdict: Verdict; count: number }[],
  today: string,
  months: number,
): MailMonth[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: months }, (_, place) => {
    const name = new Date(Date.UTC(year, month - months + place, 1)).toISOString().slice(0, 7);
    const of = reports.filter((report) => report.month === name);
    const sum = (verdict: Verdict) =>
      of.filter((report) => report.verdict === verdict).reduce((all, { count }) => all + count, 0);
    return {
      month: name,
      total: of.reduce((all, { count }) => all + count, 0),
      phishing: sum('phishing'),
      spam: sum('spam'),
      harmless: sum('harmless'),
      test: sum('test'),
      new: sum('new'),
    };
  });
}
