import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frameworks/framework.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { LINKED_PAGE, LinkedCard } from '../../kit/links/linked-card.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { linkEach, linkedRequirementRow, placeOf } from './linked-requirement.ts';
import { PickRequirements } from './pick-requirements.tsx';
import { useLinksChanged } from './use-links-changed.ts';

/** The requirements that a document is linked to, of every framework. */
export function RequirementsOfDocument({ documentId }: { documentId: string }) {
  const { t } = useTranslation('links');
  const language = useLanguage();
  const mayView = usePermission('iso_readiness.view');
  const mayEdit = usePermission('iso_readiness.edit');
  const [page, setPage] = useState(0);
  const onChanged = useLinksChanged();
  const { data, error, refetch } = useQuery(
    orpc.controls.links.toDocument.list.queryOptions({
      input: { id: documentId, language, page, pageSize: LINKED_PAGE },
      placeholderData: keepPreviousData,
      enabled: mayView,
    }),
  );
  if (!mayView) return null;
  return (
    <LinkedCard
      title={t('title.requirements')}
      none={t('none.requirements')}
      addLabel={t('add.requirements')}
      data={data && { ...data, rows: data.rows.map(linkedRequirementRow) }}
      error={error}
      onRetry={() => void refetch()}
      page={page}
      onPage={setPage}
      reason={mayEdit ? null : t('kit:reason.permission')}
      link={(ids) =>
        linkEach(ids, (place) => client.controls.links.documents.add({ ...place, documentIds: [documentId] }))
      }
      unlink={(id) => client.controls.links.documents.remove({ ...placeOf(id), documentId })}
      onChanged={onChanged}
      picker={PickRequirements}
    />
  );
}
