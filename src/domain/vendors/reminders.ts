import { type VendorRecord, titleOfRecord } from './record.ts';
import { daysAfter, decideBy } from './waits.ts';

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
  const soon = daysAfter(today, REMIND_DAYS);
  return [...certificates(records, today, soon), ...contracts(records, today, soon), ...review(reviewDueOn, today)];
}

function certificates(records: readonly Pick<VendorRecord, 'facts'>[], today: string, soon: string): VendorReminder[] {
  const last = new Map<string, { day: string; about: string }>();
  for (const { facts } of records) {
    if (facts.kind !== 'certificate') continue;
    const day = facts.expiresOn ?? '9999-12-31';
    // Of certificates by other standards the number says which one follows which.
    const key = facts.standard === 'Other' ? titleOfRecord(facts) : facts.standard;
    if (day > (last.get(key)?.day ?? '')) last.set(key, { day, about: titleOfRecord(facts) });
  }
  return [...last].flatMap(([key, { day, about }]) => {
    if (day > soon) return [];
    const kind = day < today ? 'vendor-certificate-ended' : 'vendor-certificate-expiring';
    return [{ kind, about, day, key: `${kind} ${day} ${key}`.slice(0, 200) }];
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
  const kind = daysAfter(day, OVERDUE_DAYS) <= today ? 'vendor-review-overdue' : 'vendor-review-due';
  return [{ kind, about: '', day, key: `${kind} ${day}` }];
}
