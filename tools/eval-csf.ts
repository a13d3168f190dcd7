import { readEarlierEditions } from '#server/frameworks/earlier-editions.ts';

const moved = readEarlierEditions().find(({ edition }) => edition === 'NIST CSF 1.1')?.ids ?? {};

/** The subcategories of CSF 2.0 that a label of CSF 1.1 became; labels of 2.0 stay. */
export function laterThan11(label: string): string[] {
  return moved[label] ?? [label];
}
