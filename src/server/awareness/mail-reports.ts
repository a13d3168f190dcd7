import { mailReportSubject } from '#domain/awareness/subject.ts';
import { sql } from 'kysely';
import { addressOf } from '#domain/addresses.ts';
import {
  type Judgement,
  type MailMonth,
  type MailReport,
  monthsOf,
  type NewMailReport,
} from '#domain/awareness/mail-report.ts';
import type { MailReaction, Verdict } from '#domain/awareness/mail-report.ts';
import { readMail } from '#domain/awareness/mail-text.ts';
import { permissionsOf } from '#domain/people/permission.ts';
import type { Context } from '../platform/context.ts';
import { sanitizeText } from '../platform/sanitize-text.ts';
import { notify } from '../platform/database/notify.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import { timezoneOf } from '../schedule/event-store.ts';
import { todayOf } from './people.ts';

/** Of one person within a day: enough for a wave of phishing, too few to fill the log. */
const MOST_A_DAY = 50;
const MONTHS = 12;

const COLUMNS = [
  'id',
  'number',
  'reporter_id as reporterId',
  'reporter_name as reporterName',
  'reported_at as reportedAt',
  'sender',
  'mail_subject as mailSubject',
  'what',
  'did',
  'verdict',
  'answer',
  'judged_at as judgedAt',
  'judged_by_name as judgedByName',
  'version',
] as const;

type Row = Omit<MailReport, 'reportedAt' | 'judgedAt'> & { reportedAt: Date; judgedAt: Date | null };

const reportOf = ({ reportedAt, judgedAt, ...row }: Row): MailReport => ({
  ...row,
  reportedAt: reportedAt.toISOString(),
  judgedAt: judgedAt?.toISOString() ?? null,
});

const selectReports = ({ db, organisationId }: Context) =>
  db.selectFrom('mail_reports').where('organisation_id', '=', organisationId);

/** Keeps a report and tells those who judge them. @throws Problem conflict after too many of one person on one day. */
export async function addMailReport(context: Context, asked: NewMailReport): Promise<MailReport> {
  const { db, organisationId, actor, now } = context;
  // Numbers have no gaps and come once: who reports at the same time waits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail reports ${organisationId}`}, 0))`.execute(db);
  const { mine, last } = await selectReports(context)
    .select([
      sql<number>`count(*) filter (where reporter_id = ${actor.id} and reported_at > ${now}::timestamptz - interval '1 day')`.as(
        'mine',
      ),
      sql<number>`coalesce(max(number), 0)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  if (mine >= MOST_A_DAY)
    throw conflict(
      'too_many_reports',
      `You have reported ${MOST_A_DAY} mails today. Ask your security contact to take over.`,
    );
  const report = {
    id: context.newId(),
    organisation_id: organisationId,
    number: last + 1,
    reporter_id: actor.id,
    reporter_name: actor.name === '' ? actor.email : actor.name,
    reported_at: now,
    sender: asked.sender,
    mail_subject: asked.mailSubject,
    what: asked.what ?? '',
    did: asked.did,
    source: sanitizeText(asked.source ?? ''),
  };
  await db.insertInto('mail_reports').values(report).execute();
  context.record({
    action: 'added',
    subject: mailReportSubject,
    subjectId: report.id,
    title: `#${report.number}`,
    after: { number: report.number, did: report.did },
  });
  const link = addressOf('awareness', { view: 'reports', report: report.id });
  for (const userId of await judges(context)) {
    if (userId === actor.id) continue;
    await notify(
      context,
      userId,
      'mail-reported',
      { name: report.reporter_name, title: report.mail_subject.slice(0, 120) },
      link,
    );
  }
  return found(context, report.id);
}

/** Everybody who may judge reports. */
async function judges({ db, organisationId }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('auth.user as person', 'person.id', 'memberships.user_id')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select(['memberships.user_id as id', 'memberships.role', 'roles.permissions'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.suspended_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .execute();
  return rows.filter((row) => permissionsOf(row).includes('iso_readiness.edit')).map(({ id }) => id);
}

async function found(context: Context, id: string): Promise<MailReport> {
  const row = await selectReports(context).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return reportOf(row);
}

export async function ownMailReports(context: Context): Promise<MailReport[]> {
  const rows = await selectReports(context)
    .select(COLUMNS)
    .where('reporter_id', '=', context.actor.id)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
  return rows.map(reportOf);
}

interface Query {
  verdict?: Verdict | undefined;
  did?: MailReaction | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export async function listMailReports(context: Context, { verdict, did, page = 0, pageSize = 25 }: Query) {
  let fitting = selectReports(context);
  if (verdict) fitting = fitting.where('verdict', '=', verdict);
  if (did) fitting = fitting.where('did', '=', did);
  const rows = await fitting
    .select(COLUMNS)
    .orderBy(sql`verdict <> 'new'`)
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(reportOf), total };
}

/** A report with the mail as text. @throws Problem not_found */
export async function openMailReport(context: Context, id: string) {
  const report = await found(context, id);
  const { source } = await selectReports(context).select('source').where('id', '=', id).executeTakeFirstOrThrow();
  const alike = await selectReports(context)
    .select(['id', 'number', 'verdict'])
    .where('id', '!=', id)
    .where((is) =>
      is.or([
        is('mail_subject', '=', report.mailSubject),
        ...(report.sender === '' ? [] : [is('sender', '=', report.sender)]),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(20)
    .execute();
  return { ...report, source, reading: readMail(source), alike };
}

/** @throws Problem not_found, conflict when somebody judged it meanwhile. */
export async function judgeMailReport(
  context: Context,
  id: string,
  { verdict, answer = '' }: Judgement,
  version?: number,
): Promise<MailReport> {
  const { db, organisationId, actor, now } = context;
  await selectReports(context).select('id').where('id', '=', id).forUpdate().execute();
  const before = await found(context, id);
  if (version !== undefined && version !== before.version)
    throw conflict('changed_meanwhile', 'Somebody else has judged this report meanwhile.');
  await db
    .updateTable('mail_reports')
    .set({
      verdict,
      answer,
      judged_at: now,
      judged_by: actor.id,
      judged_by_name: actor.name,
      version: before.version + 1,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
  const after = await found(context, id);
  context.record({
    action: 'changed',
    subject: mailReportSubject,
    subjectId: id,
    title: `#${before.number}`,
    before: { verdict: before.verdict, answer: before.answer },
    after: { verdict, answer },
  });
  if (before.reporterId !== actor.id) {
    const link = addressOf('awareness', { view: 'reports' });
    await notify(context, before.reporterId, 'mail-judged', { title: before.mailSubject.slice(0, 120) }, link);
  }
  return after;
}

/** The last twelve months, by the organisation's own days. */
export async function mailMonths(context: Context): Promise<MailMonth[]> {
  const zone = await timezoneOf(context.db, context.organisationId);
  const month = sql<string>`to_char(reported_at at time zone ${zone}, 'YYYY-MM')`;
  const counted = selectReports(context)
    .select([month.as('month'), 'verdict', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy([sql`1`, 'verdict']);
  return monthsOf(await counted.execute(), await todayOf(context), MONTHS);
}
