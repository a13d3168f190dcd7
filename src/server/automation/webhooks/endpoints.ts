import { choiceNamed } from '#domain/automation/event-names.ts';
import { webhookSubject } from '#domain/automation/subject.ts';
import type { NewWebhookEndpoint, WebhookEndpoint, WebhookEndpointChange } from '#domain/automation/webhook.ts';
import type { Act } from '../../platform/act.ts';
import { conflict, notFound, Problem } from '../../platform/http/problems.ts';
import { seal } from '../../platform/sealing.ts';
import type { Services } from '../../platform/services.ts';
import { checkAddress } from './address.ts';
import { getEndpoint } from './endpoint-store.ts';
import { giveUpWaiting } from './settling.ts';
import { newSecret } from './signing.ts';

type House = Pick<Services, 'settings' | 'secrets'>;

/** What seals the secrets of endpoints. */
export const PURPOSE = 'webhooks';
const MOST = 20;
/** For so long both secrets are good after a change. */
const CHANGE_OVER = 24 * 3_600_000;

/** @returns the secret, which is shown this once. @throws Problem for an address that may not be asked, or too many. */
export async function addEndpoint(
  act: Act,
  house: House,
  { name, url, events }: NewWebhookEndpoint,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  const { db, organisationId, actor, now } = act;
  needTrail(act);
  checkAddress(url, house.settings.OUTGOING_ALLOWED_HOSTS);
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .where('organisation_id', '=', organisationId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST) throw conflict('too_many_endpoints', `At most ${MOST} endpoints. Remove one you no longer need.`);
  const id = act.newId();
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
  await keepSecret(act, house, id, secret);
  const endpoint = await endpointNamed(act, id);
  act.record({ action: 'added', subject: webhookSubject, subjectId: id, title: name, after: factsOf(endpoint) });
  return { endpoint, secret };
}

/** Switched on again it starts anew: what had waited was given up, and can be sent again one by one. */
export async function changeEndpoint(
  act: Act,
  house: House,
  id: string,
  change: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  needTrail(act);
  const before = await endpointNamed(act, id);
  const { name = before.name, url = before.url, events = before.events, isOn = before.isOn } = change;
  const { eventNames = before.eventNames } = change;
  if (url !== before.url) checkAddress(url, house.settings.OUTGOING_ALLOWED_HOSTS);
  if (isOn && before.offReason === 'no-secret')
    throw conflict('no_secret', 'This endpoint has no secret yet. Make a new one first.');
  await act.db
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
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  if (!isOn && before.isOn) await giveUpWaiting(act, id);
  const after = await endpointNamed(act, id);
  const words = { subject: webhookSubject, subjectId: id, title: after.name };
  act.record({ ...words, action: 'changed', before: factsOf(before), after: factsOf(after) });
  return after;
}

export async function removeEndpoint(act: Act, id: string): Promise<void> {
  const before = await endpointNamed(act, id);
  await act.db
    .deleteFrom('webhook_endpoints')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  act.record({
    action: 'removed',
    subject: webhookSubject,
    subjectId: id,
    title: before.name,
    before: factsOf(before),
  });
}

/** A new secret; the one before signs as well for a day. */
export async function renewSecret(
  act: Act,
  house: House,
  id: string,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  needTrail(act);
  const before = await endpointNamed(act, id);
  const secret = newSecret();
  await keepSecret(act, house, id, secret);
  if (before.offReason === 'no-secret')
    await act.db
      .updateTable('webhook_endpoints')
      .set({ off_reason: null })
      .where('organisation_id', '=', act.organisationId)
      .where('id', '=', id)
      .execute();
  act.record({ action: 'secret-renewed', subject: webhookSubject, subjectId: id, title: before.name });
  return { endpoint: await endpointNamed(act, id), secret };
}

/** @throws Problem 404 */
export async function endpointNamed({ db, organisationId }: Act, id: string): Promise<WebhookEndpoint> {
  const endpoint = await getEndpoint(db, organisationId, id);
  if (!endpoint) throw notFound();
  return endpoint;
}

/** What leaves here is the audit trail: nobody sends elsewhere what they may not read themselves, and no token makes itself a way out. */
function needTrail({ actor }: Act): void {
  if (!actor.permissions.includes('audit_trail.view') || actor.via !== 'session') throw trailNeeded();
}

export const trailNeeded = () =>
  new Problem(403, 'trail_needed', 'Webhooks carry the audit trail. Only a person who may see it can set them up.');

async function keepSecret({ db, organisationId, now }: Act, house: House, id: string, secret: string): Promise<void> {
  const sealed = seal(house.secrets(PURPOSE), secret);
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
