import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkedDocumentRow } from '../../documents/linked-document.ts';
import { PickDocuments } from '../../documents/pick-documents.tsx';
import { client, orpc } from '../../kit/requests/api.ts';
import { LINKED_PAGE, LinkedCard } from '../../kit/links/linked-card.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useLinksChanged } from './use-links-changed.ts';

interface OfRequirement {
  framework: string;
  requirementId: string;
}

/** The documents that people linked to a requirement. */
export function DocumentsOfRequirement(of: OfRequirement) {
  const { t } = useTranslation(['links', 'documents']);
  const mayView = usePermission('documents.view');
  const mayEdit = usePermission('iso_readiness.edit');
  const [page, setPage] = useState(0);
  const onChanged = useLinksChanged();
  const { data, error, refetch } = useQuery(
    orpc.controls.links.documents.list.queryOptions({
      input: { ...of, page, pageSize: LINKED_PAGE },
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
      link={(documentIds) => client.controls.links.documents.add({ ...of, documentIds })}
      unlink={(documentId) => client.controls.links.documents.remove({ ...of, documentId })}
      onChanged={onChanged}
      picker={PickDocuments}
    />
  );
}
