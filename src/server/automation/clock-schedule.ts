/// <reference lib="esnext.temporal" />
import { automationRuleSubject } from '#domain/automation/subject.ts';
import type { Cause, Trigger } from '#domain/automation/rule.ts';
import { type Hour, lastSlot, slotOf } from '#domain/automation/slots.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Context } from '../platform/context.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { calendarOf } from '../schedule/calendar.ts';
import { findRuleOwner } from './rule-owners.ts';
import { mayRun, NO_LINEAGE, type Place, runRule, type Running } from './run-rule.ts';
import { targetOfDueEntry, type TriggerTarget } from './trigger-targets.ts';
import { readPlace, selectRunning } from './audit-trail-schedule.ts';

/** What has been due for longer is nobody's news. */
const LONGEST = 60;

/** While there are rules that wait for a time it looks again after so many milliseconds. */
const LOOK = 5 * 60_000;

/** Told when a rule has acted and others may be due: they are the next transaction's. */
const REST = { name: 'automation-due' };

/** Lets rules act whose day or hour has come. */
export const clockTask: ScheduledTask = {
  name: 'automation.clock',
  // A rule that is changed wakes it.
  everyMinutes: 60,
  wakesOn: (subject) => [automationRuleSubject.name, REST.name].includes(subject),
  async work(context) {
    const rules = (await selectRunning(context).execute()).filter(({ trigger }) => trigger.kind !== 'event');
    if (rules.length === 0) return undefined;
    const place = await readPlace(context);
    for (const rule of rules) {
      const { trigger } = rule;
      const hasActed =
        (trigger.kind === 'schedule' && (await runSlot(context, rule, trigger, place))) ||
        (trigger.kind === 'due' && (await runDue(context, rule, trigger, place)));
      if (hasActed) {
        context.publish(REST, null);
        break;
      }
    }
    return new Date(context.now.getTime() + LOOK);
  },
};

type Timed = Running & { armed_at: Date };

async function runSlot(
  context: Context,
  rule: Timed,
  trigger: Extract<Trigger, { kind: 'schedule' }>,
  place: Place,
): Promise<boolean> {
  const slot = lastSlot(trigger, hourOf(context.now, place.timezone));
  if (slot <= slotOf(hourOf(rule.armed_at, place.timezone))) return false;
  const run = { target: targetOfSlot(rule, slot), key: `slot:${slot}`, lineage: NO_LINEAGE, place };
  return (await runRule(context, rule, run)) === 'acted';
}

/** A time by itself is about nothing but the rule. */
export function targetOfSlot({ id, name }: Pick<Running, 'id' | 'name'>, slot: string): TriggerTarget {
  const cause: Cause = {
    kind: 'schedule',
    subject: 'schedule',
    subjectId: id,
    action: null,
    title: name,
    day: slot.slice(0, 10),
    actorName: null,
    href: null,
  };
  return { cause, facts: {}, ownerId: null, requirement: null };
}

async function runDue(
  context: Context,
  rule: Running,
  trigger: Extract<Trigger, { kind: 'due' }>,
  place: Place,
): Promise<boolean> {
  const owner = await findRuleOwner(context, rule, place);
  if (!owner || !mayRun(owner, rule)) {
    // The log says once why it stopped.
    const target = targetOfSlot(rule, slotOf(hourOf(context.now, place.timezone)));
    await runRule(context, rule, { target, key: `off:${context.now.toISOString()}`, lineage: NO_LINEAGE, place });
    return false;
  }
  for (const { target, key } of await dueTargets({ ...context, actor: owner.actor }, trigger, place)) {
    const outcome = await runRule(context, rule, { target, key, lineage: NO_LINEAGE, place });
    if (outcome !== 'left') return outcome === 'acted';
  }
  return false;
}

/** What is due now in that sense, of what the acting person may see. */
export async function dueTargets(
  context: Context,
  { of, side, days }: Extract<Trigger, { kind: 'due' }>,
  { language, timezone }: Pick<Place, 'language' | 'timezone'>,
): Promise<{ target: TriggerTarget; key: string }[]> {
  const today = hourOf(context.now, timezone).day;
  const [from, to] =
    side === 'before'
      ? [today, daysAfter(today, days)]
      : [daysAfter(today, -days - LONGEST), daysAfter(today, -Math.max(days, 1))];
  const entries = await calendarOf(context, { from, to, language, kinds: [of] });
  const found: { target: TriggerTarget; key: string }[] = [];
  for (const entry of entries)
    // What lasts several days and began before is not coming any more.
    if (!entry.isDone && entry.on >= from && entry.on <= to)
      found.push({ target: await targetOfDueEntry(context, entry), key: `due:${entry.id}:${entry.on}:${side}` });
  return found;
}

export function hourOf(moment: Date, zone: string): Hour {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  return { day: here.toPlainDate().toString(), hour: here.hour };
}
