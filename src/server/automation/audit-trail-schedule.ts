import { automationRunSubject, webhookDeliverySubject } from '#domain/automation/subject.ts';
import { type EventNames, namedFor } from '#domain/automation/event-names.ts';
import { nowNamed } from '#domain/subjects.ts';
import { hears } from '#domain/automation/webhook.ts';
import { holds, isAbout } from '#domain/automation/conditions.ts';
import { NOTIFICATIONS } from '#domain/automation/values.ts';
import type { EventTrigger } from '#domain/automation/rule.ts';
import { sentence } from '../activity/notification-mails.ts';
import type { Context } from '../platform/context.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { type Lineage, NO_LINEAGE, type Place, runRule, type Running } from './run-rule.ts';
import { targetOfEntry } from './trigger-targets.ts';
import { sendToEndpoint } from './webhooks/deliveries.ts';

const BATCH = 100;
/** Entries that one transaction looks at; what is left follows in the next one. */
const MOST = 1000;
const MOST_NOTIFICATIONS = 200;

/** Reads what the audit trail says since the last time: endpoints hear of it, and rules act upon it. */
export const watchTask: ScheduledTask = {
  name: 'automation.watch',
  // Changes wake it; this is for what may have gone unheard.
  everyMinutes: 10,
  wakesOn: (subject) => ![automationRunSubject.name, webhookDeliverySubject.name].includes(subject),
  async work(context) {
    await switchOffSecretless(context);
    await passOnNotifications(context);
    const position = await takePosition(context);
    if (!position) return;
    const endpoints = await listeningEndpoints(context);
    const rules = await eventRules(context);
    if (endpoints.length === 0 && rules.length === 0) return keepPosition(context, position.head);
    const where = await readPlace(context);
    let at = position.at;
    for (let looked = 0; looked < MOST; looked += BATCH) {
      const entries = await entriesAfter(context, at);
      const last = entries.at(-1);
      if (!last) return;
      await queueDeliveries(context, endpoints, entries);
      const place = await runRulesOn(context, rules, entries, where);
      const done = place === undefined ? last : entries[place - 1];
      if (done) await keepPosition(context, done);
      // A rule has acted upon one: what is left of it, and the others, are another transaction's.
      if (place !== undefined) break;
      at = last.number;
    }
    // There is more: it wakes this task once more.
    context.publish({ name: 'automation-rest' }, null);
  },
};

/** A backup holds no secrets: an endpoint that came from one hears nothing until it has a new one. */
async function switchOffSecretless({ db, organisationId }: Context): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ is_on: false, off_reason: 'no-secret' })
    .where('organisation_id', '=', organisationId)
    .where('off_reason', 'is distinct from', 'no-secret')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('webhook_secrets').select('sealed').whereRef('endpoint_id', '=', 'webhook_endpoints.id'),
        ),
      ),
    )
    .execute();
}

interface Head {
  number: number;
  hash: string;
}

/** Where to go on. A trail that is not the one read last (a restored one, or the first look) is read from its end: nobody acts upon old news. */
async function takePosition(context: Context): Promise<{ at: number; head: Head } | undefined> {
  const { db, organisationId } = context;
  const head = await db
    .selectFrom('audit_heads')
    .select(['number', 'hash'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  const known = await db
    .selectFrom('automation_positions as position')
    .leftJoin('audit_entries as entry', (join) =>
      join
        .onRef('entry.organisation_id', '=', 'position.organisation_id')
        .onRef('entry.number', '=', 'position.number')
        .onRef('entry.hash', '=', 'position.hash'),
    )
    .select(['position.number', 'entry.hash'])
    .where('position.organisation_id', '=', organisationId)
    .executeTakeFirst();
  const isSame = known !== undefined && (known.number === 0 || known.hash !== null);
  if (!isSame) {
    await keepPosition(context, head ?? { number: 0, hash: '' });
    return undefined;
  }
  if (!head || known.number >= head.number) return undefined;
  return { at: known.number, head };
}

async function keepPosition({ db, organisationId }: Context, { number, hash }: Head): Promise<void> {
  await db
    .insertInto('automation_positions')
    .values({ organisation_id: organisationId, number, hash })
    .onConflict((known) => known.column('organisation_id').doUpdateSet({ number, hash }))
    .execute();
}

function listeningEndpoints({ db, organisationId }: Context) {
  return db
    .selectFrom('webhook_endpoints')
    .select(['id', 'events', 'event_names as eventNames'])
    .where('organisation_id', '=', organisationId)
    .where('is_on', '=', true)
    .execute();
}

type EventRule = Omit<Running, 'trigger'> & { trigger: EventTrigger };

async function eventRules(context: Context): Promise<EventRule[]> {
  const rows = await selectRunning(context).execute();
  return rows.flatMap(({ trigger, ...rule }) => (trigger.kind === 'event' ? [{ ...rule, trigger }] : []));
}

export function selectRunning({ db, organisationId }: Context) {
  return db
    .selectFrom('automation_rules')
    .select(['id', 'name', 'trigger', 'actions', 'most_per_hour', 'maker_id', 'armed_at'])
    .where('organisation_id', '=', organisationId)
    .where('is_on', '=', true)
    .orderBy('created_at')
    .orderBy('id');
}

export function readPlace({ db, organisationId }: Context): Promise<Place> {
  return db
    .selectFrom('organisations')
    .select(['name', 'language', 'timezone'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
}

function entriesAfter({ db, organisationId }: Context, number: number) {
  return db
    .selectFrom('audit_entries')
    .select(['number', 'hash', 'at', 'action', 'subject', 'before', 'after', 'title'])
    .select(['subject_id as subjectId', 'actor_name as actorName', 'request_id as requestId'])
    .where('organisation_id', '=', organisationId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(BATCH)
    .execute();
}

type Entry = Awaited<ReturnType<typeof entriesAfter>>[number];

async function queueDeliveries(
  context: Context,
  endpoints: readonly { id: string; events: string[]; eventNames: EventNames }[],
  entries: readonly Entry[],
): Promise<void> {
  for (const { id, events, eventNames } of endpoints) {
    const messages = entries
      .filter(({ subject, action }) => hears(events, subject, action))
      .map(({ hash: _hash, requestId: _requestId, ...entry }) => {
        const { event, ...named } = namedFor(eventNames, nowNamed(entry));
        return {
          cause: `entry:${entry.number}`,
          event,
          title: entry.title,
          data: { organisationId: context.organisationId, ...entry, ...named },
        };
      });
    await sendToEndpoint(context, id, messages);
  }
}

/** @returns the place of the first entry upon which a rule acted; what follows it was not looked at. */
async function runRulesOn(
  context: Context,
  rules: EventRule[],
  entries: readonly Entry[],
  place: Place,
): Promise<number | undefined> {
  const lineages = await lineagesOf(context, entries);
  for (const [at, entry] of entries.entries()) {
    for (const rule of rules.filter(({ trigger }) => isAbout(trigger, entry))) {
      const target = await targetOfEntry(context, entry);
      if (!holds(rule.trigger.conditions, entry, target.facts)) continue;
      const lineage = lineages.get(entry.requestId ?? '') ?? NO_LINEAGE;
      const outcome = await runRule(context, rule, { target, key: `entry:${entry.number}`, lineage, place });
      if (outcome === 'acted') return at;
      if (outcome === 'off') rules.splice(rules.indexOf(rule), 1);
    }
  }
  return undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Entries that a rule's run wrote name it as their request. */
async function lineagesOf({ db, organisationId }: Context, entries: readonly Entry[]): Promise<Map<string, Lineage>> {
  const ids = [...new Set(entries.flatMap(({ requestId }) => (requestId && UUID.test(requestId) ? [requestId] : [])))];
  if (ids.length === 0) return new Map();
  const runs = await db
    .selectFrom('automation_runs')
    .select(['id', 'rule_id as ruleId', 'depth', 'chain'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .execute();
  return new Map(runs.map(({ id, ruleId, depth, chain }) => [id, { depth, chain: [...chain, ruleId] }]));
}

/** Notifications of kinds that the organisation wants its endpoints to hear. */
async function passOnNotifications(context: Context): Promise<void> {
  const { db, organisationId } = context;
  const waiting = await db
    .selectFrom('notifications')
    .innerJoin('auth.user as person', 'person.id', 'notifications.user_id')
    .select(['notifications.id', 'kind', 'values', 'link', 'at', 'person.id as userId', 'person.name', 'person.email'])
    .where('organisation_id', '=', organisationId)
    .where('for_webhooks', '=', true)
    .orderBy('at')
    .limit(MOST_NOTIFICATIONS)
    .execute();
  if (waiting.length === 0) return;
  const { language } = await readPlace(context);
  const messages = waiting.map(({ id, kind, values, link, at, userId, name, email }) => ({
    cause: `notification:${id}`,
    event: `${NOTIFICATIONS}.${kind}`,
    title: sentence(kind, values, language),
    data: { organisationId, kind, text: sentence(kind, values, language), link, at, to: { id: userId, name, email } },
  }));
  for (const endpoint of await listeningEndpoints(context))
    if (hears(endpoint.events, NOTIFICATIONS, '')) await sendToEndpoint(context, endpoint.id, messages);
  await db
    .updateTable('notifications')
    .set({ for_webhooks: false })
    .where('organisation_id', '=', organisationId)
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
}
