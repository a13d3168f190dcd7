import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkedAssetRow } from '../assets/linked-asset.ts';
import { PickAssets } from '../assets/pick-assets.tsx';
import { client, orpc } from '../kit/requests/api.ts';
import { LINKED_PAGE, LinkedCard } from '../kit/links/linked-card.tsx';
import { usePermission } from '../people/use-permission.ts';

/** The assets that a document is linked to. */
export function AssetsOfDocument({ documentId }: { documentId: string }) {
  const { t } = useTranslation(['links', 'assets']);
  const queryClient = useQueryClient();
  const mayView = usePermission('assets.view');
  const mayEdit = usePermission('assets.edit');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(
    orpc.documents.links.assets.list.queryOptions({
      input: { id: documentId, page, pageSize: LINKED_PAGE },
      placeholderData: keepPreviousData,
      enabled: mayView,
    }),
  );
  if (!mayView) return null;
  return (
    <LinkedCard
      title={t('title.assets')}
      none={t('none.assets')}
      addLabel={t('add.assets')}
      data={data && { ...data, rows: data.rows.map((row) => linkedAssetRow(t, row)) }}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
      reason={mayEdit ? null : t('kit:reason.permission')}
      link={(assetIds) => client.documents.links.assets.add({ id: documentId, assetIds })}
      unlink={(id) => client.documents.links.ofAsset.remove({ id, documentId })}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: orpc.documents.links.key() })}
      picker={PickAssets}
    />
  );
}
