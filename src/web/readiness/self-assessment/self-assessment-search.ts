import { PAGES } from '#domain/addresses.ts';
/** What the address of /iso-test holds: the domain that is being answered, or the baseline that is looked at and the one beside it. */
export interface SelfAssessmentSearch {
  domain?: string | undefined;
  baseline?: number | undefined;
  beside?: number | undefined;
}

const numberIn = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined);

export function readSelfAssessmentSearch(raw: Record<string, unknown>): SelfAssessmentSearch {
  return {
    domain: typeof raw['domain'] === 'string' ? raw['domain'] : undefined,
    baseline: numberIn(raw['baseline']),
    beside: numberIn(raw['beside']),
  };
}

export function hrefOfSelfAssessment(search: SelfAssessmentSearch = {}): string {
  const parts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parts.length > 0 ? `${PAGES.isoTest}?${parts.join('&')}` : PAGES.isoTest;
}
