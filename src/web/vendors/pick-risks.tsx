import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { PickDialog, type PickProps } from '../kit/dialogs/pick-dialog.tsx';

const SHOWN = 20;

/** Chooses risks of the register by a part of what they say. */
export function PickRisks(props: PickProps) {
  const { t } = useTranslation('vendors');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(
    orpc.risks.list.queryOptions({
      input: { pageSize: SHOWN, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <PickDialog
      title={t('links.addRisks')}
      searchLabel={t('links.searchRisks')}
      search={search}
      onSearch={setSearch}
      options={data?.rows.map(({ id, reference, title }) => ({ id, label: title, note: reference }))}
      {...(data && { total: data.total })}
      error={error}
      onRetry={() => void refetch()}
      {...props}
    />
  );
}
