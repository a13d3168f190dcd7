import { dayAfter } from '../assets/days.ts';
import { type VendorFacts, titleOfRecord } from './record.ts';
import { type VENDOR_SLICES } from './values.ts';
import { SOON_DAYS } from './values.ts';

type Slice = (typeof VENDOR_SLICES)[number];

interface Known {
  ownerId: string | null;
  reviewDueOn: string | null;
}

/** Whether a contract is one that binds on a day: it has begun, and has not ended or goes on by itself. */
export function isContractInForce(
  { startOn, endOn, isRenewed }: Extract<VendorFacts, { kind: 'contract' }>,
  day: string,
): boolean {
  return (!startOn || startOn <= day) && (!endOn || endOn >= day || isRenewed === true);
}

/**
 * The day by which somebody must have decided about a contract: its end, less the notice. Null for one without an end, and for one that goes on by
 * itself after that day has passed.
 */
export function decideBy(
  { endOn, noticeDays = 0, isRenewed }: Extract<VendorFacts, { kind: 'contract' }>,
  day: string,
): string | null {
  if (!endOn) return null;
  const last = dayAfter(endOn, -noticeDays);
  return isRenewed && last < day ? null : last;
}

const NEVER = '9999-12-31';

/**
 * The certificates that end, each with the name of what it certifies: of a standard the one that ends last, for it follows the others. Of other
 * standards the number says which one follows which.
 */
export function lastCertificates(records: readonly VendorFacts[]): { by: string; title: string; endsOn: string }[] {
  const last = new Map<string, { title: string; endsOn: string }>();
  for (const facts of records) {
    if (facts.kind !== 'certificate') continue;
    const title = titleOfRecord(facts);
    const by = facts.standard === 'Other' ? title : facts.standard;
    const endsOn = facts.expiresOn ?? NEVER;
    if (endsOn > (last.get(by)?.endsOn ?? '')) last.set(by, { title, endsOn });
  }
  return [...last].flatMap(([by, each]) => (each.endsOn === NEVER ? [] : [{ by, ...each }]));
}

/** The next day on which a certificate ends that none follows. */
export function certificateEndOf(records: readonly VendorFacts[]): string | null {
  return (
    lastCertificates(records)
      .map(({ endsOn }) => endsOn)
      .toSorted()[0] ?? null
  );
}

/** In which ways a vendor waits for somebody on a day. */
export function waitsOf({ ownerId, reviewDueOn }: Known, records: readonly VendorFacts[], day: string): Slice[] {
  const soon = dayAfter(day, SOON_DAYS);
  const contracts = records.filter((facts) => facts.kind === 'contract');
  const inForce = contracts.filter((contract) => isContractInForce(contract, day));
  const ends = lastCertificates(records).map(({ endsOn }) => endsOn);
  const isEnding = contracts.some((contract) => {
    const by = decideBy(contract, day);
    return by !== null && by <= soon && (contract.endOn ?? '') >= day;
  });
  return [
    ...(reviewDueOn !== null && reviewDueOn < day ? (['review-overdue'] as const) : []),
    ...(ends.some((end) => end < day) ? (['certificate-ended'] as const) : []),
    ...(ends.some((end) => end >= day && end <= soon) ? (['certificate-expiring'] as const) : []),
    ...(isEnding ? (['contract-ending'] as const) : []),
    ...(ownerId === null ? (['without-owner'] as const) : []),
    ...(inForce.length === 0 ? (['without-contract'] as const) : []),
  ];
}
