import { type VendorFacts } from './record.ts';
import { type VENDOR_SLICES } from './values.ts';
import { SOON_DAYS } from './values.ts';

type Slice = (typeof VENDOR_SLICES)[number];

interface Known {
  ownerId: string | null;
  reviewDueOn: string | null;
}

/** The day (ISO date) that many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
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
  const last = daysAfter(endOn, -noticeDays);
  return isRenewed && last < day ? null : last;
}

/** The next day on which a certificate ends, of those that have not been followed by one of the same standard that ends later. */
export function certificateEndOf(records: readonly VendorFacts[]): string | null {
  const lastEnds = new Map<string, string>();
  for (const facts of records) {
    if (facts.kind !== 'certificate') continue;
    const end = facts.expiresOn ?? '9999-12-31';
    if (end > (lastEnds.get(facts.standard) ?? '')) lastEnds.set(facts.standard, end);
  }
  const first = [...lastEnds.values()].toSorted()[0];
  return first === undefined || first === '9999-12-31' ? null : first;
}

/** In which ways a vendor waits for somebody on a day. */
export function waitsOf({ ownerId, reviewDueOn }: Known, records: readonly VendorFacts[], day: string): Slice[] {
  const soon = daysAfter(day, SOON_DAYS);
  const contracts = records.filter((facts) => facts.kind === 'contract');
  const inForce = contracts.filter((contract) => isContractInForce(contract, day));
  const certificateEnd = certificateEndOf(records);
  const isEnding = contracts.some((contract) => {
    const by = decideBy(contract, day);
    return by !== null && by <= soon && (contract.endOn ?? '') >= day;
  });
  return [
    ...(reviewDueOn !== null && reviewDueOn < day ? (['review-overdue'] as const) : []),
    ...(certificateEnd !== null && certificateEnd <= soon ? (['certificate-expiring'] as const) : []),
    ...(isEnding ? (['contract-ending'] as const) : []),
    ...(ownerId === null ? (['without-owner'] as const) : []),
    ...(inForce.length === 0 ? (['without-contract'] as const) : []),
  ];
}
