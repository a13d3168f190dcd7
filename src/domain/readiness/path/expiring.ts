import { z } from 'zod';
import { dayAfter } from '../../assets/days.ts';
import type { VendorFacts } from '../../vendors/record.ts';
import { decideBy, lastCertificates } from '../../vendors/waits.ts';

/** Something that ends or has to be looked at again on a day, and of what or whom it is. */
export const Expiring = z.object({
  kind: z.enum(['evidence', 'document', 'certificate', 'contract']),
  id: z.uuid(),
  title: z.string(),
  on: z.iso.date(),
});
export type Expiring = z.infer<typeof Expiring>;

/** So far ahead one looks. */
export const EXPIRING_DAYS = 90;
const MOST_SHOWN = 6;

/** What ends first of what ends from today on within the time one looks ahead; `total` of them there are. */
export function nextToExpire(all: readonly Expiring[], today: string): { rows: Expiring[]; total: number } {
  const last = dayAfter(today, EXPIRING_DAYS);
  const ahead = all
    .filter(({ on }) => on >= today && on <= last)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.title.localeCompare(b.title));
  return { rows: ahead.slice(0, MOST_SHOWN), total: ahead.length };
}

/** A vendor's certificates that none follows, and the days by which somebody decides about a contract. */
export function expiringOf(
  { id, name, records }: { id: string; name: string; records: readonly VendorFacts[] },
  today: string,
): Expiring[] {
  const certificates = lastCertificates(records).map(({ title, endsOn }) => ({
    kind: 'certificate' as const,
    id,
    title: `${name}: ${title}`,
    on: endsOn,
  }));
  const contracts = records.flatMap((facts) => {
    if (facts.kind !== 'contract') return [];
    const on = decideBy(facts, today);
    return on === null ? [] : [{ kind: 'contract' as const, id, title: `${name}: ${facts.title}`, on }];
  });
  return [...certificates, ...contracts];
}
