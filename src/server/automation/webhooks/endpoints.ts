import { choiceNamed } from '#domain/automation/event-names.ts';
import { webhookSubject } from '#domain/automation/subject.ts';
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointChange } from '#domain/automation/webhook.ts';
import type { Context } from '../../platform/context.ts';
import { conflict, notFound, Problem } from '../../platform/http/problems.ts';
import { seal } from '../../platform/encryption.ts';
import type { Services } from '../../platform/services.ts';
import { checkAddress } from './address.ts';
import { getEndpoint } from './endpoint-store.ts';
import { giveUpWaiting } from './delivery-result.ts';
import { newSecret } from './signature.ts';

type SecretServices = Pick<Services, 'settings' | 'secrets'>;

/** What seals the secrets of endpoints. */
export const PURPOSE = 'webhooks';
const MOST = 20;
/** For so long both secrets are good after a change. */
const CHANGE_OVER = 24 * 3_600_000;

/** @returns the secret, which is shown this once. @throws Problem for an address that may not be asked, or too many. */
export async function addEndpoint(
  context: Context,
  services: SecretServices,
  { name, url, events }: NewWebhookEndpoint,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  const { db, organisationId, actor, now } = context;
  needTrail(context);
  checkAddress(url, services.settings.WEBHOOK_ALLOWED_HOSTS);
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .where('organisation_id', '=', organisationId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw conflict('too_many_endpoints', `At most ${MOST} endpoints. Remove one you no longer need.`);
  const id = context.newId();
  await db
    .insertInto('webhook_endpoints')
    .values({
      id,
      organisation_id: organisationId,
      name,
      url,
      events: JSON.stringify([...new Set(events.map(choiceNamed))]),
      event_names: 2,
      created_at: now,
      created_by: actor.id,
      created_by_name: actor.name,
      off_reason: null,
      failing_since: null,
    })
    .execute();
  const secret = newSecret();
  await keepSecret(context, services, id, secret);
  const endpoint = await endpointNamed(context, id);
  context.record({ action: 'added', subject: webhookSubject, subjectId: id, title: name, after: factsOf(endpoint) });
  return { endpoint, secret };
}

/** Switched on again it starts anew: what had waited was given up, and can be sent again one by one. */
export async function changeEndpoint(
  context: Context,
  services: SecretServices,
  id: string,
  change: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  needTrail(context);
  const before = await endpointNamed(context, id);
  const { name = before.name, url = before.url, events = before.events, isOn = before.isOn } = change;
  const { eventNames = before.eventNames } = change;
  if (url !== before.url) checkAddress(url, services.settings.WEBHOOK_ALLOWED_HOSTS);
  if (isOn && before.offReason === 'no-secret')
    throw conflict('no_secret', 'This endpoint has no secret yet. Make a new one first.');
  await context.db
    .updateTable('webhook_endpoints')
    .set({
      name,
      url,
      events: JSON.stringify([...new Set(events.map(choiceNamed))]),
      event_names: eventNames,
      is_on: isOn,
      ...(isOn && !before.isOn && { off_reason: null, failing_since: null }),
      version: before.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  if (!isOn && before.isOn) await giveUpWaiting(context, id);
  const after = await endpointNamed(context, id);
  const entry = { subject: webhookSubject, subjectId: id, title: after.name };
  context.record({ ...entry, action: 'changed', before: factsOf(before), after: factsOf(after) });
  return after;
}

export async function removeEndpoint(context: Context, id: string): Promise<void> {
  const before = await endpointNamed(context, id);
  await context.db
    .deleteFrom('webhook_endpoints')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  context.record({
    action: 'removed',
    subject: webhookSubject,
    subjectId: id,
    title: before.name,
    before: factsOf(before),
  });
}

/** A new secret; the one before signs as well for a day. */
export async function renewSecret(
  context: Context,
  services: SecretServices,
  id: string,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  needTrail(context);
  const before = await endpointNamed(context, id);
  const secret = newSecret();
  await keepSecret(context, services, id, secret);
  if (before.offReason === 'no-secret')
    await context.db
      .updateTable('webhook_endpoints')
      .set({ off_reason: null })
      .where('organisation_id', '=', context.organisationId)
      .where('id', '=', id)
      .execute();
  context.record({ action: 'secret-renewed', subject: webhookSubject, subjectId: id, title: before.name });
  return { endpoint: await endpointNamed(context, id), secret };
}

/** @throws Problem 404 */
export async function endpointNamed({ db, organisationId }: Context, id: string): Promise<WebhookEndpoint> {
  const endpoint = await getEndpoint(db, organisationId, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

/** What leaves here is the audit trail: nobody sends elsewhere what they may not read themselves, and no token makes itself a way out. */
function needTrail({ actor }: Context): void {
  if (!actor.permissions.includes('audit_trail.view') || actor.via !== 'session') throw trailNeeded();
}

export const trailNeeded = () =>
  new Problem(403, 'trail_needed', 'Webhooks carry the audit trail. Only a person who may see it can set them up.');

async function keepSecret(
  { db, organisationId, now }: Context,
  services: SecretServices,
  id: string,
  secret: string,
): Promise<void> {
  const sealed = seal(services.secrets(PURPOSE), secret);
  const until = new Date(now.getTime() + CHANGE_OVER);
  await db
    .insertInto('webhook_secrets')
    .values({ organisation_id: organisationId, endpoint_id: id, sealed })
    .onConflict((known) =>
      known.column('endpoint_id').doUpdateSet((is) => ({
        sealed,
        previous_sealed: is.ref('webhook_secrets.sealed'),
        previous_until: until,
      })),
    )
    .execute();
}

const factsOf = ({ name, url, events, isOn, eventNames }: WebhookEndpoint) => ({ name, url, events, isOn, eventNames });
