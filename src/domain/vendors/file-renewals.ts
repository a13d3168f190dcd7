import type { FieldError } from '../tables/lines.ts';
import type { RecordColumn } from './file-records.ts';
import { titleOfRecord, VendorFacts, type VendorRecord } from './record.ts';

/** A record as a file has it, and the one of a vendor that it renews; null for a new one. */
export interface RecordRenewal {
  facts: VendorFacts;
  of: Pick<VendorRecord, 'id' | 'facts'> | null;
}

/** The column of the day that does not fit the record it is to renew. */
const END_OF: Partial<Record<VendorFacts['kind'], RecordColumn>> = {
  contract: 'contractEndOn',
  certificate: 'certificateExpiresOn',
};

/**
 * What of a file's records a vendor does not have yet. One with a known title and other facts renews that record: what the file leaves out stays.
 * One that does not fit what stays renews nothing, and is named.
 */
export function renewalsOf(
  asked: readonly VendorFacts[],
  there: readonly Pick<VendorRecord, 'id' | 'facts'>[],
): { renewals: RecordRenewal[]; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const renewals = asked.flatMap((facts): RecordRenewal[] => {
    const alike = there.filter((record) => record.facts.kind === facts.kind);
    if (alike.some((record) => saysAllOf(facts, record.facts))) return [];
    const of = alike.findLast((record) => said(titleOfRecord(record.facts)) === said(titleOfRecord(facts))) ?? null;
    const { data, error } = VendorFacts.safeParse({ ...of?.facts, ...facts });
    if (data) return [{ facts: data, of }];
    const column = END_OF[facts.kind];
    const [problem] = error.issues;
    if (column && problem) faults.push({ column, value: titleOfRecord(facts), message: problem.message });
    return [];
  });
  return { renewals, faults };
}

/** What a record is called, with the facts that another of its title does not have. */
export function namedBy(facts: VendorFacts, other: VendorFacts | null): string {
  const own = Object.entries(facts).flatMap(([field, value]) =>
    other && (typeof value === 'string' || typeof value === 'number') && value !== other[field as keyof VendorFacts]
      ? [String(value)]
      : [],
  );
  return [titleOfRecord(facts), ...own].join(', ');
}

const said = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : JSON.stringify(value));
const saysAllOf = (asked: VendorFacts, known: VendorFacts) =>
  Object.entries(asked).every(([field, value]) => said(value) === said(known[field as keyof VendorFacts]));
