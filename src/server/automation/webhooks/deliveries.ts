import { webhookDeliverySubject } from '#domain/automation/subject.ts';
import { sql } from 'kysely';
import { DELIVERY_STATES } from '#domain/automation/values.ts';
import type { WebhookDelivery } from '#domain/automation/webhook.ts';
import { CHANNEL } from '../../platform/audit-trail/record.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';

/** What wakes the dispatcher at the commit of whoever put something on its way. */
export const WEBHOOKS = 'webhooks';

export interface Message {
  /** Names what it tells of: the same is told to an endpoint once. */
  cause: string;
  /** "controls.changed". */
  event: string;
  title: string;
  data: object;
}

/** Puts messages on their way to one endpoint, within the caller's transaction. */
export async function sendToEndpoint(
  context: Context,
  endpointId: string,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return;
  const { db, organisationId, now } = context;
  const rows = messages.map(({ cause, event, title, data }) => {
    const id = context.newId();
    const body = JSON.stringify({ id, type: event, timestamp: now.toISOString(), data });
    const where = { organisation_id: organisationId, endpoint_id: endpointId };
    return { ...where, id, cause, event, title: title.slice(0, 300), body, next_attempt_at: now, created_at: now };
  });
  await db
    .insertInto('webhook_deliveries')
    .values(rows.map((row) => ({ ...row, finished_at: null })))
    .onConflict((known) => known.columns(['endpoint_id', 'cause']).doNothing())
    .execute();
  await wakeDispatcher(context);
}

async function wakeDispatcher(context: Context): Promise<void> {
  context.publish(webhookDeliverySubject, null);
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ event: 'wake', kind: WEBHOOKS })})`.execute(context.db);
}

export async function listDeliveries(
  { db, organisationId }: Context,
  endpointId: string,
  {
    page = 0,
    pageSize = 25,
    state,
  }: { page?: number | undefined; pageSize?: number | undefined; state?: (typeof DELIVERY_STATES)[number] | undefined },
): Promise<{ rows: WebhookDelivery[]; total: number }> {
  const all = db
    .selectFrom('webhook_deliveries')
    .where('organisation_id', '=', organisationId)
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (of) => of.where('state', '=', state ?? 'dead'));
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: rows.map(toDelivery), total };
}

type Row = {
  endpoint_id: string;
  next_attempt_at: Date | null;
  created_at: Date;
  finished_at: Date | null;
} & Pick<WebhookDelivery, 'id' | 'event' | 'title' | 'body' | 'state' | 'attempts' | 'tries'>;

function toDelivery({ id, event, title, body, state, attempts, tries, ...row }: Row): WebhookDelivery {
  return {
    id,
    endpointId: row.endpoint_id,
    event,
    title,
    body,
    state,
    attempts,
    tries,
    nextAttemptAt: state === 'waiting' ? (row.next_attempt_at?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Sends one again under its own id: receivers know by it what they have. @throws Problem 404, or conflict while it waits or its endpoint is off. */
export async function resendDelivery(context: Context, id: string): Promise<WebhookDelivery> {
  const { db, organisationId, now } = context;
  const known = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select(['webhook_deliveries.state', 'is_on as isOn'])
    .where('webhook_deliveries.organisation_id', '=', organisationId)
    .where('webhook_deliveries.id', '=', id)
    .forUpdate('webhook_deliveries')
    .executeTakeFirst();
  if (!known) throw notFound();
  if (!known.isOn) throw conflict('endpoint_off', 'The endpoint is switched off. Switch it on first.');
  const row = await db
    .updateTable('webhook_deliveries')
    .set({
      state: 'waiting',
      next_attempt_at: now,
      finished_at: null,
      ...(known.state !== 'waiting' && { attempts: 0 }),
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await wakeDispatcher(context);
  return toDelivery(row);
}
