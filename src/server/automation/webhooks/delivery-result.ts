import { webhookSubject } from '#domain/automation/subject.ts';
import { addressOf } from '#domain/addresses.ts';
import { hasPermission } from '#domain/people/permission.ts';
import { type DeliveryTry, GIVEN_UP_AFTER, pauseAfter } from '#domain/automation/webhook.ts';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { notify } from '../../platform/database/notify.ts';

export type Outcome = DeliveryTry;

/** The receiver is not there any more, and says so. */
const GONE = 410;
const MOST_TRIES_KEPT = 30;

interface Delivery {
  id: string;
  endpointId: string;
  attempts: number;
  tries: DeliveryTry[];
}

/** Notes an attempt: delivered, to be tried again after a pause, or dead. An endpoint that fails for days is switched off. */
export async function recordResult(
  context: Context,
  { id, endpointId, attempts: before, tries }: Delivery,
  outcome: Outcome,
  pauses: readonly number[],
): Promise<void> {
  const { db, organisationId } = context;
  const attempts = before + 1;
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  const pause = isTaken ? null : pauseAfter(attempts, Math.random(), pauses);
  const state = isTaken ? 'delivered' : pause === null || outcome.status === GONE ? 'dead' : 'waiting';
  await db
    .updateTable('webhook_deliveries')
    .set({
      state,
      attempts,
      tries: JSON.stringify([...tries, outcome].slice(-MOST_TRIES_KEPT)),
      next_attempt_at: new Date(context.now.getTime() + (pause ?? 0)),
      finished_at: state === 'waiting' ? null : context.now,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    // Given up meanwhile by whoever switched the endpoint off; what was taken over is delivered all the same.
    .$if(!isTaken, (of) => of.where('state', '=', 'waiting'))
    .execute();
  if (isTaken) await noteSuccess(context, endpointId);
  else await noteFailure(context, endpointId, outcome.status === GONE, state === 'dead');
}

async function noteSuccess({ db, organisationId }: Context, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

async function noteFailure(context: Context, endpointId: string, isGone: boolean, isDead: boolean): Promise<void> {
  const { db, organisationId, now } = context;
  const endpoint = await db
    .updateTable('webhook_endpoints')
    .set((is) => ({ failing_since: is.fn.coalesce('failing_since', is.val(now)) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', endpointId)
    .where('is_on', '=', true)
    .returning(['name', 'failing_since as since'])
    .executeTakeFirst();
  if (!endpoint?.since) return;
  const isLong = isDead && now.getTime() - endpoint.since.getTime() >= GIVEN_UP_AFTER;
  if (!isGone && !isLong) return;
  await db
    .updateTable('webhook_endpoints')
    .set({ is_on: false, off_reason: isGone ? 'gone' : 'failing' })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', endpointId)
    .execute();
  await giveUpWaiting(context, endpointId);
  const entry = { subject: webhookSubject, subjectId: endpointId, title: endpoint.name };
  context.record({ ...entry, action: 'changed', before: { isOn: true }, after: { isOn: false } });
  for (const userId of await listKeepers(context))
    await notify(
      context,
      userId,
      'webhook-disabled',
      { title: endpoint.name, day: dayOf(endpoint.since) },
      addressOf('webhook', { id: endpointId }),
    );
}

/** What waits for an endpoint that is switched off is dead, and stays visible. */
export async function giveUpWaiting({ db, organisationId, now }: Context, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'dead', finished_at: now })
    .where('organisation_id', '=', organisationId)
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Members who may change the settings. */
export async function listKeepers({ db, organisationId }: Context): Promise<string[]> {
  const members = await db
    .selectFrom('memberships')
    .leftJoin('roles', 'roles.id', 'memberships.custom_role_id')
    .select(['user_id as userId', 'memberships.role', 'roles.permissions'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('suspended_at', 'is', null)
    .execute();
  return members.filter((member) => hasPermission(member, 'settings.edit')).map(({ userId }) => userId);
}
