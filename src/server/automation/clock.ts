/// <reference lib="esnext.temporal" />
import { automationRuleSubject } from '#domain/automation/subject.ts';
import type { Cause, Trigger } from '#domain/automation/rule.ts';
import { type Hour, lastSlot, slotOf } from '#domain/automation/slots.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import type { Act } from '../platform/act.ts';
import type { ScheduledTask } from '../platform/background/scheduled-tasks.ts';
import { calendarOf } from '../schedule/calendar.ts';
import { findMaker } from './makers.ts';
import { mayAct, NO_LINEAGE, type Place, runRule, type Running } from './running.ts';
import { thingOfEntryDue, type Thing } from './things.ts';
import { readPlace, selectRunning } from './watching.ts';

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
  async work(act) {
    const rules = (await selectRunning(act).execute()).filter(({ trigger }) => trigger.kind !== 'event');
    if (rules.length === 0) return undefined;
    const place = await readPlace(act);
    for (const rule of rules) {
      const { trigger } = rule;
      const hasActed =
        (trigger.kind === 'schedule' && (await runSlot(act, rule, trigger, place))) ||
        (trigger.kind === 'due' && (await runDue(act, rule, trigger, place)));
      if (hasActed) {
        act.tell(REST, null);
        break;
      }
    }
    return new Date(act.now.getTime() + LOOK);
  },
};

type Timed = Running & { armed_at: Date };

async function runSlot(
  act: Act,
  rule: Timed,
  trigger: Extract<Trigger, { kind: 'schedule' }>,
  place: Place,
): Promise<boolean> {
  const slot = lastSlot(trigger, hourOf(act.now, place.timezone));
  if (slot <= slotOf(hourOf(rule.armed_at, place.timezone))) return false;
  const run = { thing: slotThing(rule, slot), key: `slot:${slot}`, lineage: NO_LINEAGE, place };
  return (await runRule(act, rule, run)) === 'acted';
}

/** A time by itself is about nothing but the rule. */
export function slotThing({ id, name }: Pick<Running, 'id' | 'name'>, slot: string): Thing {
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
  act: Act,
  rule: Running,
  trigger: Extract<Trigger, { kind: 'due' }>,
  place: Place,
): Promise<boolean> {
  const maker = await findMaker(act, rule, place);
  if (!maker || !mayAct(maker, rule)) {
    // The log says once why it stopped.
    const thing = slotThing(rule, slotOf(hourOf(act.now, place.timezone)));
    await runRule(act, rule, { thing, key: `off:${act.now.toISOString()}`, lineage: NO_LINEAGE, place });
    return false;
  }
  for (const { thing, key } of await dueThings({ ...act, actor: maker.actor }, trigger, place)) {
    const outcome = await runRule(act, rule, { thing, key, lineage: NO_LINEAGE, place });
    if (outcome !== 'left') return outcome === 'acted';
  }
  return false;
}

/** What is due now in that sense, of what the acting person may see. */
export async function dueThings(
  act: Act,
  { of, side, days }: Extract<Trigger, { kind: 'due' }>,
  { language, timezone }: Pick<Place, 'language' | 'timezone'>,
): Promise<{ thing: Thing; key: string }[]> {
  const today = hourOf(act.now, timezone).day;
  const [from, to] =
    side === 'before'
      ? [today, daysAfter(today, days)]
      : [daysAfter(today, -days - LONGEST), daysAfter(today, -Math.max(days, 1))];
  const entries = await calendarOf(act, { from, to, language, kinds: [of] });
  const found: { thing: Thing; key: string }[] = [];
  for (const entry of entries)
    // What lasts several days and began before is not coming any more.
    if (!entry.isDone && entry.on >= from && entry.on <= to)
      found.push({ thing: await thingOfEntryDue(act, entry), key: `due:${entry.id}:${entry.on}:${side}` });
  return found;
}

export function hourOf(moment: Date, zone: string): Hour {
  const here = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  return { day: here.toPlainDate().toString(), hour: here.hour };
}
