import { z } from 'zod';
import { VendorFacts } from '#domain/vendors/record.ts';
import { COMPLIANCES, OUTCOMES, TIERS } from '#domain/vendors/values.ts';
import type { Context } from '../../platform/context.ts';
import { addVendor, changeVendor, reviewVendor } from '../../vendors/commands.ts';
import { addAgreement } from '../../vendors/agreements/commands.ts';
import { addRecord } from '../../vendors/records.ts';
import { demoDay } from './demo-day.ts';
import { idsByName, readDemoYaml } from './content.ts';
import { PersonKey, type DemoPeople } from './people.ts';
import type { TimelineEntry } from './timeline.ts';

const MOMENT = /^(-?\d+)T(\d\d:\d\d)$/;
const DAYS = ['startOn', 'endOn', 'issuedOn', 'expiresOn', 'happenedOn', 'resolvedOn'];

const Names = z.array(z.string()).default([]);
const DemoVendor = z.strictObject({
  name: z.string(),
  tier: z.enum(TIERS),
  industry: z.string(),
  compliance: z.enum(COMPLIANCES),
  description: z.string(),
  owner: PersonKey.optional(),
  /** Days until its next review. */
  review: z.number().int(),
  assets: Names,
  risks: Names,
  reviewed: z.strictObject({ on: z.number().int().negative(), outcome: z.enum(OUTCOMES), note: z.string() }).optional(),
  records: z.array(z.record(z.string(), z.unknown())),
  agreement: z.strictObject({ title: z.string(), since: z.number().int(), text: z.string() }).optional(),
});

/** When the first supplier came into the register; the others followed day by day. */
const FIRST = -300;

/** How the demo's suppliers came into the register, tied to its assets and risks, and what was learnt of them since. */
export function vendorEntries(people: DemoPeople, today: string): TimelineEntry[] {
  return readDemoYaml('vendors.yaml', z.array(DemoVendor)).flatMap((vendor, place) => {
    const { owner, review, assets, risks, reviewed, records, agreement, ...facts } = vendor;
    let id = '';
    const by = owner ?? 'jonas';
    const reviewDueOn = demoDay(today, review);
    const added = FIRST + place;
    const add = async (then: Context) => {
      id = await addVendor(then, { ...facts, ownerId: owner ? people[owner].id : null, reviewDueOn });
      const assetIds = assets.map(await idsByName(then, 'assets', 'name'));
      const riskIds = risks.map(await idsByName(then, 'risks', 'reference'));
      await changeVendor(then, id, { assetIds, riskIds });
    };
    const entries: TimelineEntry[] = [
      { day: added, by, work: add },
      ...records.map((record) => ({
        day: Math.max(added, dayKnown(record)),
        by,
        work: (then: Context) => addRecord(then, id, VendorFacts.parse(dated(record, today))),
      })),
    ];
    if (agreement) {
      const { since, ...given } = agreement;
      const work = (then: Context) =>
        addAgreement(then, { ...given, vendorId: id, effectiveOn: demoDay(today, since) });
      entries.push({ day: added + AGREED, by, work });
    }
    if (reviewed) {
      const { on, outcome, note } = reviewed;
      entries.push({ day: on, by, work: (then) => reviewVendor(then, id, { outcome, note, nextOn: reviewDueOn }) });
    }
    return entries;
  });
}

/** Days after which somebody typed in the agreement. */
const AGREED = 120;

/** The day after it happened or was issued; of what has no such day, the first. */
function dayKnown({ happenedOn, issuedOn, startOn }: Record<string, unknown>): number {
  const day = happenedOn ?? issuedOn ?? startOn;
  return typeof day === 'number' ? Math.min(day + 1, -1) : FIRST;
}

const dated = (record: Record<string, unknown>, today: string) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (DAYS.includes(name) && typeof value === 'number') return [name, demoDay(today, value)];
      const [, days, time] = MOMENT.exec(String(value)) ?? [];
      return [name, days ? `${demoDay(today, Number(days))}T${time}:00.000Z` : value];
    }),
  );
