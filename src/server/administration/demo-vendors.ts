import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dayAfter } from '#domain/assets/days.ts';
import { VendorFacts } from '#domain/vendors/record.ts';
import { COMPLIANCES, OUTCOMES, TIERS } from '#domain/vendors/values.ts';
import type { Context } from '../platform/context.ts';
import { dayOf } from '../platform/day.ts';
import { addVendor, changeVendor, reviewVendor } from '../vendors/commands.ts';
import { addAgreement } from '../vendors/agreements/commands.ts';
import { addRecord } from '../vendors/records.ts';
import { idsByName } from './demo-content.ts';

const FILE = join(import.meta.dirname, '../../../catalogue/demo/vendors.yaml');
const MOMENT = /^(-?\d+)T(\d\d:\d\d)$/;
const DAYS = ['startOn', 'endOn', 'issuedOn', 'expiresOn', 'happenedOn', 'resolvedOn'];

const Names = z.array(z.string()).default([]);
const DemoVendor = z.strictObject({
  name: z.string(),
  tier: z.enum(TIERS),
  industry: z.string(),
  compliance: z.enum(COMPLIANCES),
  description: z.string(),
  owned: z.boolean().default(false),
  /** Days until its next review. */
  review: z.number().int(),
  assets: Names,
  risks: Names,
  reviewed: z.strictObject({ outcome: z.enum(OUTCOMES), note: z.string() }).optional(),
  records: z.array(z.record(z.string(), z.unknown())),
  agreement: z.strictObject({ title: z.string(), since: z.number().int(), text: z.string() }).optional(),
});

/** Puts the demo's suppliers into the register, tied to its assets and risks, which are there already. */
export async function addVendors(context: Context): Promise<void> {
  const file = z.array(DemoVendor).safeParse(parse(readFileSync(FILE, 'utf8')));
  if (!file.success) throw new Error(`The demo's vendors cannot be read: ${z.prettifyError(file.error)}`);
  const today = dayOf(context.now);
  const assetIds = await idsByName(context, 'assets', 'name');
  const riskIds = await idsByName(context, 'risks', 'reference');
  for (const { owned, review, assets, risks, reviewed, records, agreement, ...facts } of file.data) {
    const reviewDueOn = dayAfter(today, review);
    const id = await addVendor(context, { ...facts, ownerId: owned ? context.actor.id : null, reviewDueOn });
    for (const record of records) await addRecord(context, id, VendorFacts.parse(dated(record, today)));
    await changeVendor(context, id, { assetIds: assets.map(assetIds), riskIds: risks.map(riskIds) });
    if (agreement) {
      const { since, ...given } = agreement;
      await addAgreement(context, { ...given, vendorId: id, effectiveOn: dayAfter(today, since) });
    }
    if (reviewed) await reviewVendor(context, id, { ...reviewed, nextOn: reviewDueOn });
  }
}

const dated = (record: Record<string, unknown>, today: string) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (DAYS.includes(name) && typeof value === 'number') return [name, dayAfter(today, value)];
      const [, days, time] = MOMENT.exec(String(value)) ?? [];
      return [name, days ? `${dayAfter(today, Number(days))}T${time}:00.000Z` : value];
    }),
  );
