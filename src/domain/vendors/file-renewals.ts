import { titleOfRecord, VendorFacts, type VendorRecord } from './record.ts';

/** A record as a file has it, and the one of a vendor that it renews; null for a new one. */
export interface RecordRenewal {
  facts: VendorFacts;
  of: Pick<VendorRecord, 'id' | 'facts'> | null;
}

/** What of a file's records a vendor does not have yet. One with a known title and other facts renews that record: what the file leaves out stays. */
export function renewalsOf(
  asked: readonly VendorFacts[],
  there: readonly Pick<VendorRecord, 'id' | 'facts'>[],
): RecordRenewal[] {
  return asked.flatMap((facts) => {
    const alike = there.filter((record) => record.facts.kind === facts.kind);
    if (alike.some((record) => saysAllOf(facts, record.facts))) return [];
    const of = alike.findLast((record) => said(titleOfRecord(record.facts)) === said(titleOfRecord(facts))) ?? null;
    return [{ facts: VendorFacts.safeParse({ ...of?.facts, ...facts }).data ?? facts, of }];
  });
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
