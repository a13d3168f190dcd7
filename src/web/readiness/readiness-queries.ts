import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { Readiness } from '#domain/readiness/readiness.ts';
import type { StatementRow } from '#domain/readiness/statement.ts';
import { orpc } from '../kit/requests/api.ts';
import type { Counted } from '../controls/workspace-rows.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { usePermission } from '../people/use-permission.ts';

/** Of the framework that the page is about. */
export function useReadiness() {
  const framework = useCurrentFramework();
  const enabled = usePermission('dashboard.view');
  return useQuery(orpc.readiness.get.queryOptions({ input: { framework }, enabled }));
}

/** Of every framework in use. */
export function useReadinessOfAll(isWanted = true) {
  const enabled = usePermission('dashboard.view') && isWanted;
  return useQuery(orpc.readiness.list.queryOptions({ enabled }));
}

export function useGaps(isWanted = true) {
  return useQuery(orpc.readiness.gaps.list.queryOptions({ input: { framework: FRAMEWORK }, enabled: isWanted }));
}

export function useStatement() {
  return useQuery(orpc.readiness.statement.get.queryOptions({ input: { framework: FRAMEWORK }, select: inOrder }));
}

/** As the standard counts them: A.5.9 before A.5.10; controls beyond Annex A last. */
function inOrder(rows: StatementRow[]): StatementRow[] {
  return rows.toSorted(
    (a, b) =>
      (a.framework ?? '').localeCompare(b.framework ?? '') || compareRequirementIds(a.requirementId, b.requirementId),
  );
}

/** Evidence and open suggestions by requirement, as readiness counted them. */
export function useCounted(readiness: Readiness | undefined): ReadonlyMap<string, Counted> {
  return useMemo(
    () =>
      new Map(readiness?.domains.flatMap(({ because }) => because.map((each) => [each.requirementId, each] as const))),
    [readiness],
  );
}

/** Whether nobody has begun: nothing worked on, nothing accepted, nothing suggested. */
export function isUntouched(readiness: Readiness): boolean {
  return (
    readiness.notStarted === readiness.total &&
    readiness.evidenced === 0 &&
    readiness.contradicted === 0 &&
    readiness.suggestions === 0 &&
    readiness.excluded === 0
  );
}
