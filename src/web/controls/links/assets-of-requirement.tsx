import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkedAssetRow } from '../../assets/linked-asset.ts';
import { PickAssets } from '../../assets/pick-assets.tsx';
import { client, orpc } from '../../kit/requests/api.ts';
import { LINKED_PAGE, LinkedCard } from '../../kit/links/linked-card.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useLinksChanged } from './use-links-changed.ts';

interface OfRequirement {
  framework: string;
  requirementId: string;
}

/** The assets that people linked to a requirement. */
export function AssetsOfRequirement(of: OfRequirement) {
  const { t } = useTranslation(['links', 'assets']);
  const mayView = usePermission('assets.view');
  const mayEdit = usePermission('iso_readiness.edit');
  const [page, setPage] = useState(0);
  const onChanged = useLinksChanged();
  const { data, error, refetch } = useQuery(
    orpc.controls.links.assets.list.queryOptions({
      input: { ...of, page, pageSize: LINKED_PAGE },
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
      link={(assetIds) => client.controls.links.assets.add({ ...of, assetIds })}
      unlink={(assetId) => client.controls.links.assets.remove({ ...of, assetId })}
      onChanged={onChanged}
      picker={PickAssets}
    />
  );
}
