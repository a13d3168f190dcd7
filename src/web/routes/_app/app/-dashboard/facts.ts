import { useQueries, useQuery } from '@tanstack/react-query';
import type { Control } from '#domain/controls/control.ts';
import { useInUse, useIsSeveral } from '#web/frameworks/frameworks-in-use.ts';
import { orpc } from '#web/kit/requests/api.ts';
import { usePermission } from '#web/people/use-permission.ts';
import { usePath, useTrend } from '#web/readiness/path/path-queries.ts';
import { useReadiness, useReadinessOfAll } from '#web/readiness/readiness-queries.ts';

/** Of every framework in use; undefined until they are all there. */
function useControlsOfAll(isWanted: boolean): Control[] | undefined {
  const { data } = useInUse();
  return useQueries({
    queries: (data ?? []).map(({ framework }) =>
      orpc.controls.list.queryOptions({ input: { framework }, enabled: isWanted }),
    ),
    combine: (lists) =>
      lists.length > 0 && lists.every(({ data: list }) => list)
        ? lists.flatMap(({ data: list }) => list ?? [])
        : undefined,
  });
}

/** Everything the dashboard counts, asked for only where the person may see it. */
export function useDashboardFacts() {
  const maySeeReadiness = usePermission('iso_readiness.view');
  const maySeeAssets = usePermission('assets.view');
  const readiness = useReadiness();
  const several = useReadinessOfAll(useIsSeveral()).data;
  const path = usePath().data;
  const trend = useTrend();
  const controls = useControlsOfAll(maySeeReadiness);
  const risks = useQuery(orpc.risks.overview.get.queryOptions({ enabled: usePermission('risk_management.view') }));
  const assets = useQuery(orpc.assets.statistics.get.queryOptions({ enabled: maySeeAssets }));
  return {
    maySeeReadiness,
    maySeeAssets,
    readiness,
    controls,
    path,
    trend,
    suggestions: several,
    refused: path?.documents?.refused,
    dueDocuments: path?.documents?.due,
    untreatedRisks: risks.data?.slices['untreated-above-appetite'],
    unassessedRisks: risks.data?.unassessed,
    assets: assets.data,
  };
}

export type DashboardFacts = ReturnType<typeof useDashboardFacts>;
