import { addressOf } from '#domain/addresses.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { notify } from '../platform/database/notify.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { selectRisks } from './store.ts';
import { viewRisks } from './views.ts';

const HOURS = 6;

/** Tells owners of risks what is due: a review, an acceptance that has ended, and one under which something changed. Each thing once. */
export const remindRisksTask: ScheduledTask = { name: 'risks.remind', everyMinutes: HOURS * 60, work: remindOwners };

export async function remindOwners(context: Context): Promise<void> {
  const { db, organisationId } = context;
  const today = dayOf(context.now);
  const open = selectRisks(db, organisationId).where('risks.closed_at', 'is', null);
  const due = await open
    .select(['risks.id', 'risks.reference', 'risks.title', 'risks.owner_id as ownerId', 'risks.review_due_on as day'])
    .where('risks.review_due_on', '<=', today)
    .where('risks.reminded_on', 'is', null)
    .where('risks.owner_id', 'is not', null)
    .where('standing.suspended_at', 'is', null)
    .where('standing.user_id', 'is not', null)
    .execute();
  for (const { id, reference, title, ownerId, day } of due) {
    if (ownerId === null || day === null) continue;
    await notify(context, ownerId, 'risk-review-due', { title: `${reference} ${title}`, day }, hrefOf(id));
    await db
      .updateTable('risks')
      .set({ reminded_on: today })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .execute();
  }
  await notifyOfAcceptances(context);
}

const hrefOf = (id: string) => addressOf('risk', { id });
const KINDS = { changed: 'risk-acceptance-changed', expired: 'risk-acceptance-ended' } as const;

async function notifyOfAcceptances(context: Context): Promise<void> {
  const { db, organisationId } = context;
  const accepted = await db
    .selectFrom('risk_acceptances')
    .distinctOn('risk_id')
    .select(['id', 'risk_id as riskId', 'told', 'withdrawn_at as withdrawnAt'])
    .where('organisation_id', '=', organisationId)
    .orderBy('risk_id')
    .orderBy('accepted_at', 'desc')
    .execute();
  const waiting = new Map(
    accepted.filter(({ withdrawnAt }) => withdrawnAt === null).map((each) => [each.riskId, each]),
  );
  if (waiting.size === 0) return;
  const risks = await viewRisks(
    context,
    selectRisks(db, organisationId)
      .where('risks.id', 'in', [...waiting.keys()])
      .where('risks.closed_at', 'is', null),
  );
  for (const { id, reference, title, ownerId, ownerIsMember, acceptance } of risks) {
    const given = waiting.get(id);
    const state = acceptance?.state;
    if (!given || (state !== 'changed' && state !== 'expired') || given.told === state) continue;
    if (ownerId !== null && ownerIsMember)
      await notify(context, ownerId, KINDS[state], { title: `${reference} ${title}` }, hrefOf(id));
    await db
      .updateTable('risk_acceptances')
      .set({ told: state })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', given.id)
      .execute();
  }
}
