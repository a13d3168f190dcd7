import { namesOf } from '#domain/subjects.ts';
import { holds, isAbout } from '#domain/automation/matching.ts';
import type { NewRule, Trial, Trigger } from '#domain/automation/rule.ts';
import { lastSlot } from '#domain/automation/slots.ts';
import type { RunReason } from '#domain/automation/values.ts';
import type { Act } from '../platform/act.ts';
import { dueThings, hourOf, slotThing } from './clock.ts';
import { check } from './rules.ts';
import type { Place } from './running.ts';
import { stepOf } from './steps.ts';
import { thingOfEntry, type Thing } from './things.ts';
import { readPlace } from './watching.ts';

const DAYS = 30;
const DAY = 86_400_000;
const MOST_ENTRIES = 2000;
const SHOWN = 50;

interface Found {
  thing: Thing;
  key: string;
  at: Date;
}

/**
 * What a rule would do: upon the last thirty days of the audit trail, upon what is due now, or at its next time. It plans as a run does, with the same
 * rights and the same look at what is there, and does nothing.
 */
export async function tryRule(act: Act, rule: NewRule): Promise<Trial> {
  await check(act, rule);
  const place = await readPlace(act);
  const from = rule.trigger.kind === 'event' ? new Date(act.now.getTime() - DAYS * DAY) : act.now;
  const { looked, found } = await findThings(act, rule, place, from);
  const plan = {
    ruleId: '00000000-0000-0000-0000-000000000000',
    ruleName: rule.name,
    language: place.language,
    organisation: place.name,
    timezone: place.timezone,
    makerName: act.actor.name,
  };
  const perHour = new Map<string, number>();
  const runs: Trial['runs'] = [];
  for (const { thing, key, at } of found.slice(0, SHOWN)) {
    const hour = at.toISOString().slice(0, 13);
    const before = perHour.get(hour) ?? 0;
    perHour.set(hour, before + 1);
    const isCapped = before >= rule.mostPerHour;
    const steps = isCapped
      ? []
      : await Promise.all(rule.actions.map((action) => stepOf(act, action, thing, { ...plan, key })));
    const effects = steps.map(({ effect }) => effect);
    const isAny = effects.some(({ state }) => state === 'planned');
    const reason: RunReason | null = isCapped ? 'cap' : isAny ? null : (effects[0]?.reason ?? null);
    runs.push({ at: at.toISOString(), reason, cause: thing.cause, effects });
  }
  return { looked, found: found.length, from: from.toISOString(), runs };
}

function findThings(act: Act, { name, trigger }: NewRule, place: Place, from: Date) {
  if (trigger.kind === 'event') return findEvents(act, trigger, from);
  return trigger.kind === 'due' ? findDue(act, trigger, place) : findSlot(act, name, trigger, place);
}

async function findDue(act: Act, trigger: Extract<Trigger, { kind: 'due' }>, place: Place) {
  const due = await dueThings(act, trigger, place);
  return { looked: due.length, found: due.map((each): Found => ({ ...each, at: act.now })) };
}

async function findSlot(act: Act, name: string, trigger: Extract<Trigger, { kind: 'schedule' }>, place: Place) {
  const slot = lastSlot(trigger, hourOf(act.now, place.timezone));
  const thing = slotThing({ id: '', name }, slot);
  return { looked: 1, found: [{ thing, key: `slot:${slot}`, at: act.now }] };
}

async function findEvents(act: Act, trigger: Extract<Trigger, { kind: 'event' }>, from: Date) {
  const entries = await act.db
    .selectFrom('audit_entries')
    .select(['number', 'at', 'action', 'subject', 'before', 'after', 'title'])
    .select(['subject_id as subjectId', 'actor_name as actorName'])
    .where('organisation_id', '=', act.organisationId)
    .where('subject', 'in', namesOf(trigger.subject))
    .where('at', '>=', from)
    .orderBy('number', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  const found: Found[] = [];
  for (const entry of entries.filter((each) => isAbout(trigger, each))) {
    const thing = await thingOfEntry(act, entry);
    if (holds(trigger.conditions, entry, thing.facts))
      found.push({ thing, key: `entry:${entry.number}`, at: entry.at });
  }
  return { looked: entries.length, found };
}
