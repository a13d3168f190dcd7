import { namesOf } from '#domain/subjects.ts';
import { holds, isAbout } from '#domain/automation/conditions.ts';
import type { NewRule, Trial, Trigger } from '#domain/automation/rule.ts';
import { lastSlot } from '#domain/automation/slots.ts';
import type { RunReason } from '#domain/automation/values.ts';
import type { Context } from '../platform/context.ts';
import { dueTargets, hourOf, targetOfSlot } from './clock-schedule.ts';
import { check } from './rules.ts';
import type { Place } from './run-rule.ts';
import { stepOf } from './steps.ts';
import { targetOfEntry, type TriggerTarget } from './trigger-targets.ts';
import { readPlace } from './audit-trail-schedule.ts';

const DAYS = 30;
const DAY = 86_400_000;
const MOST_ENTRIES = 2000;
const SHOWN = 50;

interface Found {
  target: TriggerTarget;
  key: string;
  at: Date;
}

/**
 * What a rule would do: upon the last thirty days of the audit trail, upon what is due now, or at its next time. It plans as a run does, with the same
 * rights and the same look at what is there, and does nothing.
 */
export async function tryRule(context: Context, rule: NewRule): Promise<Trial> {
  await check(context, rule);
  const place = await readPlace(context);
  const from = rule.trigger.kind === 'event' ? new Date(context.now.getTime() - DAYS * DAY) : context.now;
  const { looked, found } = await findTargets(context, rule, place, from);
  const plan = {
    ruleId: '00000000-0000-0000-0000-000000000000',
    ruleName: rule.name,
    language: place.language,
    organisation: place.name,
    timezone: place.timezone,
    makerName: context.actor.name,
  };
  const perHour = new Map<string, number>();
  const runs: Trial['runs'] = [];
  for (const { target, key, at } of found.slice(0, SHOWN)) {
    const hour = at.toISOString().slice(0, 13);
    const before = perHour.get(hour) ?? 0;
    perHour.set(hour, before + 1);
    const isCapped = before >= rule.mostPerHour;
    const steps = isCapped
      ? []
      : await Promise.all(rule.actions.map((action) => stepOf(context, action, target, { ...plan, key })));
    const effects = steps.map(({ effect }) => effect);
    const isAny = effects.some(({ state }) => state === 'planned');
    const reason: RunReason | null = isCapped ? 'cap' : isAny ? null : (effects[0]?.reason ?? null);
    runs.push({ at: at.toISOString(), reason, cause: target.cause, effects });
  }
  return { looked, found: found.length, from: from.toISOString(), runs };
}

function findTargets(context: Context, { name, trigger }: NewRule, place: Place, from: Date) {
  if (trigger.kind === 'event') return findEvents(context, trigger, from);
  return trigger.kind === 'due' ? findDue(context, trigger, place) : findSlot(context, name, trigger, place);
}

async function findDue(context: Context, trigger: Extract<Trigger, { kind: 'due' }>, place: Place) {
  const due = await dueTargets(context, trigger, place);
  return { looked: due.length, found: due.map((each): Found => ({ ...each, at: context.now })) };
}

async function findSlot(context: Context, name: string, trigger: Extract<Trigger, { kind: 'schedule' }>, place: Place) {
  const slot = lastSlot(trigger, hourOf(context.now, place.timezone));
  const target = targetOfSlot({ id: '', name }, slot);
  return { looked: 1, found: [{ target, key: `slot:${slot}`, at: context.now }] };
}

async function findEvents(context: Context, trigger: Extract<Trigger, { kind: 'event' }>, from: Date) {
  const entries = await context.db
    .selectFrom('audit_entries')
    .select(['number', 'at', 'action', 'subject', 'before', 'after', 'title'])
    .select(['subject_id as subjectId', 'actor_name as actorName'])
    .where('organisation_id', '=', context.organisationId)
    .where('subject', 'in', namesOf(trigger.subject))
    .where('at', '>=', from)
    .orderBy('number', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  const found: Found[] = [];
  for (const entry of entries.filter((each) => isAbout(trigger, each))) {
    const target = await targetOfEntry(context, entry);
    if (holds(trigger.conditions, entry, target.facts))
      found.push({ target, key: `entry:${entry.number}`, at: entry.at });
  }
  return { looked: entries.length, found };
}
