import { useQuery } from '@tanstack/react-query';
import { useControls } from '#web/controls/control-queries.ts';
import { orpc } from '#web/kit/api.ts';
import { usePermission } from '#web/people/use-permission.ts';
import { useReadiness } from '#web/readiness/readiness-queries.ts';

/** Everything the dashboard counts, asked for only where the person may see it. */
export function useDashboardFacts() {
  const maySeeReadiness = usePermission('iso_readiness.view');
  const maySeeDocuments = usePermission('documents.view');
  const maySeeAssets = usePermission('assets.view');
  const readiness = useReadiness();
  const controls = useControls(maySeeReadiness);
  const documents = useQuery(
    orpc.documents.list.queryOptions({ input: { pageSize: 1, isDraft: 'false' }, enabled: maySeeDocuments }),
  );
  const refused = useQuery(
    orpc.documents.list.queryOptions({ input: { pageSize: 1, state: 'refused' }, enabled: maySeeDocuments }),
  );
  const dueDocuments = useQuery(
    orpc.documents.list.queryOptions({ input: { pageSize: 1, review: 'due' }, enabled: maySeeDocuments }),
  );
  const assets = useQuery(orpc.assets.statistics.get.queryOptions({ enabled: maySeeAssets }));
  return {
    maySeeReadiness,
    maySeeDocuments,
    maySeeAssets,
    readiness,
    controls: controls.data,
    documents: documents.data?.total,
    refused: refused.data?.total,
    dueDocuments: dueDocuments.data?.total,
    assets: assets.data,
  };
}

export type DashboardFacts = ReturnType<typeof useDashboardFacts>;
