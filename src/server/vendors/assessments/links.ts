import { PAGES } from '#domain/addresses.ts';
import { createHash, randomBytes } from 'node:crypto';
import { issue } from '#domain/issue.ts';
import { OPEN_STATES } from '#domain/vendors/assessments/state.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import type { Context } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services.ts';
import { conflict, invalid } from '../../platform/http/problems.ts';
import { recordAssessment, titled } from './commands.ts';
import { type KeptAssessment, lockAssessment } from './store.ts';

export const linkHash = (token: string) => createHash('sha256').update(token).digest('hex');

const DAY = 86_400_000;
/** Links mailed to one address, and by one organisation, in an hour: no mailbox is flooded in our name. */
const MAILS_TO_ONE = 5;
const MAILS = 100;

/** The path of the page where a vendor answers. What follows the # never reaches a server, nor its log. */
const pathOf = (token: string) => `${PAGES.vendorAnswers}#${token}`;

interface Terms {
  days?: number | undefined;
  isMailed?: boolean | undefined;
}
export interface MadeLink {
  address: string;
  isMailed: boolean;
}

/** A new link in place of the one before. @returns its whole address, which is kept nowhere. */
async function makeLink(
  context: Context,
  { settings, limits }: Pick<Services, 'settings' | 'limits'>,
  row: KeptAssessment,
  { days = ASSESSMENT_LIMITS.linkDays, isMailed = false }: Terms,
  kind: 'vendor-assessment' | 'vendor-assessment-back',
): Promise<MadeLink> {
  if (isMailed && row.recipient_email === '')
    throw invalid([{ path: 'recipientEmail', message: issue('recipient_missing') }]);
  if (isMailed) {
    limits.count(`vendor mails ${context.organisationId} ${row.recipient_email.toLowerCase()}`, MAILS_TO_ONE, 60);
    limits.count(`vendor mails ${context.organisationId}`, MAILS, 60);
  }
  const token = randomBytes(32).toString('base64url');
  const ends_at = new Date(context.now.getTime() + days * DAY);
  const link = {
    token_hash: linkHash(token),
    ends_at,
    made_at: context.now,
    made_by_name: context.actor.name,
    opened_at: null,
  };
  await context.db
    .insertInto('vendor_assessment_links')
    .values({ assessment_id: row.id, organisation_id: context.organisationId, ...link })
    .onConflict((known) => known.column('assessment_id').doUpdateSet(link))
    .execute();
  if (isMailed) await mailLink(context, row, token, ends_at, kind);
  return { address: `${settings.ORIGIN}${pathOf(token)}`, isMailed: isMailed && settings.SMTP_URL !== undefined };
}

async function mailLink(
  context: Context,
  { language, recipient_email, recipient_name, message, due_on }: KeptAssessment,
  token: string,
  endsAt: Date,
  kind: 'vendor-assessment' | 'vendor-assessment-back',
): Promise<void> {
  const { name } = await context.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', context.organisationId)
    .executeTakeFirstOrThrow();
  const calendar = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  await sendMail(context.db, {
    to: recipient_email,
    kind,
    language,
    link: pathOf(token),
    replyTo: context.actor.email || undefined,
    values: {
      name: recipient_name || recipient_email,
      sender: context.actor.name,
      organisation: name,
      message,
      due: due_on ? calendar.format(new Date(due_on)) : '',
      until: calendar.format(endsAt),
    },
  });
}

/** Sends a draft, or gives an open assessment another link. @throws Problem conflict where the vendor is to answer no more. */
export async function sendAssessment(
  context: Context,
  services: Services,
  id: string,
  terms: Terms,
): Promise<MadeLink> {
  const row = await lockAssessment(context, id);
  const isFirst = row.state === 'draft';
  if (!isFirst && !OPEN_STATES.includes(row.state))
    throw conflict('submitted_already', 'The vendor has submitted its answers. Send them back to have them changed.');
  const made = await makeLink(context, services, row, terms, 'vendor-assessment');
  await context.db
    .updateTable('vendor_assessments')
    .set({
      told: null,
      version: row.version + 1,
      ...(isFirst && { state: 'sent' as const, sent_at: context.now }),
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const after = { days: terms.days ?? ASSESSMENT_LIMITS.linkDays, recipientEmail: row.recipient_email };
  recordAssessment(context, isFirst ? 'sent' : 'resent', await titled(context, row), null, after);
  return made;
}

/** Sends it back with what was questioned. */
export async function sendBack(context: Context, services: Services, id: string, terms: Terms): Promise<MadeLink> {
  const row = await lockAssessment(context, id);
  if (row.state !== 'submitted' && row.state !== 'reviewed')
    throw conflict('not_submitted', 'The vendor has not submitted its answers yet.');
  const made = await makeLink(context, services, row, terms, 'vendor-assessment-back');
  await context.db
    .updateTable('vendor_assessments')
    .set({
      state: 'sent-back',
      reviewed_at: null,
      reviewed_by: null,
      reviewed_by_name: null,
      reminded_on: null,
      told: null,
      version: row.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  recordAssessment(context, 'returned', await titled(context, row), { state: row.state }, { state: 'sent-back' });
  return made;
}

/** Ends the link for good: nothing of it is kept. */
export async function endLink(context: Context, id: string): Promise<void> {
  await context.db
    .updateTable('vendor_assessment_links')
    .set({ token_hash: null })
    .where('organisation_id', '=', context.organisationId)
    .where('assessment_id', '=', id)
    .execute();
}

export async function revokeLink(context: Context, id: string): Promise<void> {
  const row = await lockAssessment(context, id);
  if (!OPEN_STATES.includes(row.state)) throw conflict('no_link', 'This assessment has no link.');
  await endLink(context, id);
  recordAssessment(context, 'revoked', await titled(context, row), null, null);
}
