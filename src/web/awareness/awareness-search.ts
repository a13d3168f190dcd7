import { addressOf, PAGES } from '#domain/addresses.ts';
import { VERDICTS } from '#domain/awareness/values.ts';
import type { Verdict } from '#domain/awareness/mail-report.ts';
import { withoutNothing } from '../controls/workspace-search.ts';

export const AWARENESS_VIEWS = ['courses', 'certificates', 'reports', 'campaigns', 'people'] as const;
export type AwarenessView = (typeof AWARENESS_VIEWS)[number];

/** What stands in the address of the awareness page. */
export interface AwarenessSearch {
  view?: AwarenessView;
  /** A certificate's number that is looked up. */
  number?: string;
  /** A reported mail, opened above the log. */
  report?: string;
  verdict?: Verdict;
  page?: number;
  /** The form to report a mail is open. */
  tell?: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}

export function readAwarenessSearch(raw: Record<string, unknown>): AwarenessSearch {
  const { number, report, page } = raw;
  return withoutNothing<AwarenessSearch>({
    view: oneOf(raw['view'], AWARENESS_VIEWS),
    number: typeof number === 'string' ? number.slice(0, 40) || undefined : undefined,
    report: typeof report === 'string' && UUID.test(report) ? report : undefined,
    verdict: oneOf(raw['verdict'], VERDICTS),
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : undefined,
    tell: raw['tell'] === true || undefined,
  });
}

export function hrefOfAwareness(search: AwarenessSearch = {}): string {
  const query = new URLSearchParams(search as Record<string, string>).toString();
  return query === '' ? PAGES.awareness : `${PAGES.awareness}?${query}`;
}

export const hrefOfCourse = (id: string) => addressOf('course', { course: id });
export const hrefOfCampaign = (id: string) => addressOf('campaign', { id });
