import { dayAfter } from '../assets/days.ts';
import type { VendorRecord } from './record.ts';
import { decideBy, lastCertificates } from './waits.ts';

/** How many days before the day itself an owner is told. */
export const REMIND_DAYS = 30;
/** How many days after its day a review that did not take place is told of once more. */
export const OVERDUE_DAYS = 14;

/** Something an owner is told of once. */
export interface VendorReminder {
  kind:
    | 'vendor-certificate-expiring'
    | 'vendor-certificate-ended'
    | 'vendor-contract-decision'
    | 'vendor-review-due'
    | 'vendor-review-overdue';
  /** What it is about beside the vendor's name: a certificate, a contract. */
  about: string;
  day: string;
  /** The same for as long as it is the same thing on the same day. */
  key: string;
}

/** What the owner of a vendor should know on a day (ISO date). A certificate that one of the same standard follows is none of it. */
export function remindersOf(
  { reviewDueOn }: { reviewDueOn: string | null },
  records: readonly Pick<VendorRecord, 'id' | 'facts'>[],
  today: string,
): VendorReminder[] {
  const soon = dayAfter(today, REMIND_DAYS);
  return [...certificates(records, today, soon), ...contracts(records, today, soon), ...review(reviewDueOn, today)];
}

function certificates(records: readonly Pick<VendorRecord, 'facts'>[], today: string, soon: string): VendorReminder[] {
  return lastCertificates(records.map(({ facts }) => facts))
    .filter(({ endsOn }) => endsOn <= soon)
    .map(({ by, title, endsOn }) => {
      const kind = endsOn < today ? 'vendor-certificate-ended' : 'vendor-certificate-expiring';
      return { kind, about: title, day: endsOn, key: `${kind} ${endsOn} ${by}`.slice(0, 200) };
    });
}

function contracts(
  records: readonly Pick<VendorRecord, 'id' | 'facts'>[],
  today: string,
  soon: string,
): VendorReminder[] {
  return records.flatMap(({ id, facts }) => {
    if (facts.kind !== 'contract' || (facts.endOn ?? '') < today) return [];
    const day = decideBy(facts, today);
    if (day === null || day > soon) return [];
    const kind = 'vendor-contract-decision';
    return [{ kind, about: facts.title, day, key: `${kind} ${day} ${id}` }];
  });
}

function review(day: string | null, today: string): VendorReminder[] {
  if (day === null || day > today) return [];
  const kind = dayAfter(day, OVERDUE_DAYS) <= today ? 'vendor-review-overdue' : 'vendor-review-due';
  return [{ kind, about: '', day, key: `${kind} ${day}` }];
}
