import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { PickDialog, type PickProps } from '../kit/dialogs/pick-dialog.tsx';

const SHOWN = 20;

/** Chooses documents of the library by a part of their title or file name. */
export function PickDocuments(props: PickProps) {
  const { t } = useTranslation('links');
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(
    orpc.documents.list.queryOptions({
      input: { pageSize: SHOWN, sort: 'title', ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <PickDialog
      title={t('add.documents')}
      searchLabel={t('search.documents')}
      search={search}
      onSearch={setSearch}
      options={data?.rows.map(({ id, title, fileName }) => ({ id, label: title, note: fileName }))}
      {...(data && { total: data.total })}
      error={error}
      onRetry={() => void refetch()}
      {...props}
    />
  );
}
