import { OPEN_STATES } from '#domain/vendors/assessments/state.ts';
import { dayAfter } from '#domain/assets/days.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { ScheduledTask } from '../../platform/background/scheduled-tasks.ts';
import { notifyOwner } from './answer-commands.ts';
import { recordAssessment } from './commands.ts';

/** So many days before the day the recipient is reminded, once. */
const BEFORE = 3;
/** So many days after its review an assessment no longer says who answered it: the audit trail and the answers stay. */
const PERSONAL_DAYS = 730;

export const assessmentTask: ScheduledTask = {
  name: 'vendors.assessments',
  everyMinutes: 180,
  work: lookAtAssessments,
};

/** Reminds recipients before the day, tells owners of what is overdue or has no link any more, and forgets who answered long ago. */
export async function lookAtAssessments(context: Context): Promise<void> {
  const { db, organisationId, now } = context;
  const today = dayOf(now);
  const open = await db
    .selectFrom('vendor_assessments as a')
    .innerJoin('vendors', 'vendors.id', 'a.vendor_id')
    .leftJoin('vendor_assessment_links as link', 'link.assessment_id', 'a.id')
    .select([
      'a.id',
      'a.vendor_id',
      'a.created_by',
      'a.language',
      'a.due_on as dueOn',
      'a.recipient_name as recipientName',
      'a.recipient_email as recipientEmail',
      'a.reminded_on as remindedOn',
      'a.told',
      'vendors.name as vendorName',
      'link.ends_at as endsAt',
      'link.token_hash as hash',
    ])
    .where('a.organisation_id', '=', organisationId)
    .where('a.state', 'in', [...OPEN_STATES])
    .execute();
  for (const row of open) {
    const isAlive = row.hash !== null && row.endsAt !== null && row.endsAt > now;
    if (row.hash !== null && !isAlive && row.told !== 'expired') {
      await notifyOwner(context, row, 'vendor-assessment-expired', { title: row.vendorName });
      await mark(context, row.id, { told: 'expired' });
    } else if (row.dueOn !== null && row.dueOn < today && row.told === null) {
      await notifyOwner(context, row, 'vendor-assessment-overdue', { title: row.vendorName, day: row.dueOn });
      await mark(context, row.id, { told: 'overdue' });
    }
    const isNear = row.dueOn !== null && row.dueOn >= today && row.dueOn <= dayAfter(today, BEFORE);
    if (isNear && isAlive && row.remindedOn === null && row.recipientEmail !== '') await remind(context, row, today);
  }
  await forgetAnswerers(context);
}

function mark(
  { db, organisationId }: Context,
  id: string,
  set: { told?: 'overdue' | 'expired'; reminded_on?: string },
) {
  return db
    .updateTable('vendor_assessments')
    .set(set)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

interface Open {
  id: string;
  language: 'en' | 'es' | 'fr' | 'de';
  dueOn: string | null;
  recipientName: string;
  recipientEmail: string;
  vendorName: string;
}

/** The link itself is known to nobody but who got it: the reminder says where to find it. */
async function remind(context: Context, row: Open, today: string): Promise<void> {
  const { name } = await context.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', context.organisationId)
    .executeTakeFirstOrThrow();
  const calendar = new Intl.DateTimeFormat(row.language, { dateStyle: 'long', timeZone: 'UTC' });
  await sendMail(context.db, {
    to: row.recipientEmail,
    kind: 'vendor-assessment-reminder',
    language: row.language,
    values: {
      name: row.recipientName || row.recipientEmail,
      organisation: name,
      due: row.dueOn ? calendar.format(new Date(row.dueOn)) : '',
    },
  });
  await mark(context, row.id, { reminded_on: today });
  const title = { id: row.id, title: row.vendorName };
  recordAssessment(context, 'reminded', title, null, { recipientEmail: row.recipientEmail });
}

async function forgetAnswerers({ db, organisationId, now }: Context): Promise<void> {
  await db
    .updateTable('vendor_assessments')
    .set({ answerer_name: null, answerer_email: null, answerer_role: null, recipient_name: '', recipient_email: '' })
    .where('organisation_id', '=', organisationId)
    .where('state', '=', 'reviewed')
    .where('reviewed_at', '<', new Date(now.getTime() - PERSONAL_DAYS * 86_400_000))
    .where('answerer_email', 'is not', null)
    .execute();
}
