import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { Gap } from '#domain/readiness/gaps.ts';
import type { GapSort, ReadinessSearch } from './readiness-search.ts';

export interface GapRow {
  id: string;
  gap: Gap;
}

const RANK = { high: 0, medium: 1, low: 2 } as const;
const STATUS = { missing: 0, partial: 1 } as const;

export function filterGaps(gaps: readonly Gap[], search: ReadinessSearch, titleOf: (id: string) => string): Gap[] {
  const needles = (search.q ?? '').toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return gaps.filter((gap) => {
    const text = `${gap.requirementId} ${titleOf(gap.requirementId)} ${gap.ownerName ?? ''}`.toLocaleLowerCase();
    return (
      needles.every((needle) => text.includes(needle)) &&
      (search.status === undefined || gap.status === search.status) &&
      (search.priority === undefined || gap.priority === search.priority) &&
      (search.domain === undefined || gap.domain === search.domain)
    );
  });
}

/** Empty values stand at the end either way. */
function byText(a: string | null, b: string | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * a.localeCompare(b);
}

const compare: Record<GapSort, (a: Gap, b: Gap, sign: number) => number> = {
  requirement: (a, b, sign) => sign * compareRequirementIds(a.requirementId, b.requirementId),
  status: (a, b, sign) => sign * (STATUS[a.status] - STATUS[b.status]),
  priority: (a, b, sign) => sign * (RANK[a.priority] - RANK[b.priority]),
  effort: (a, b, sign) => sign * (RANK[b.effort] - RANK[a.effort]),
  owner: (a, b, sign) => byText(a.ownerName, b.ownerName, sign),
  due: (a, b, sign) => byText(a.dueOn, b.dueOn, sign),
};

/** Without a sort the server's order stands: what to do first at the top. Equal rows keep it too. */
export function sortGaps(gaps: readonly Gap[], sort: GapSort | undefined, direction: 'asc' | 'desc' = 'asc'): Gap[] {
  if (!sort) return [...gaps];
  const sign = direction === 'asc' ? 1 : -1;
  return gaps.toSorted((a, b) => compare[sort](a, b, sign));
}
