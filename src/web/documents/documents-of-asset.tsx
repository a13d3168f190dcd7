import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../kit/requests/api.ts';
import { LINKED_PAGE, LinkedCard } from '../kit/links/linked-card.tsx';
import { usePermission } from '../people/use-permission.ts';
import { linkedDocumentRow } from './linked-document.ts';
import { PickDocuments } from './pick-documents.tsx';

/** The documents linked to an asset: manuals, contracts, agreements. For the details of the asset, whose route passes it in. */
export function DocumentsOfAsset({ assetId }: { assetId: string }) {
  const { t } = useTranslation(['links', 'documents']);
  const queryClient = useQueryClient();
  const mayView = usePermission('documents.view');
  const mayEdit = usePermission('assets.edit');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(
    orpc.documents.links.ofAsset.list.queryOptions({
      input: { id: assetId, page, pageSize: LINKED_PAGE },
      placeholderData: keepPreviousData,
      enabled: mayView,
    }),
  );
  if (!mayView) return null;
  return (
    <LinkedCard
      title={t('title.documents')}
      none={t('none.documents')}
      addLabel={t('add.documents')}
      data={data && { ...data, rows: data.rows.map((row) => linkedDocumentRow(t, row)) }}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
      reason={mayEdit ? null : t('kit:reason.permission')}
      link={(documentIds) => client.documents.links.ofAsset.add({ id: assetId, documentIds })}
      unlink={(documentId) => client.documents.links.ofAsset.remove({ id: assetId, documentId })}
      onChanged={() => {
        void queryClient.invalidateQueries({ queryKey: orpc.documents.links.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.activity.key() });
      }}
      picker={PickDocuments}
    />
  );
}
