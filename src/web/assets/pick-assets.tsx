import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { PickDialog, type PickProps } from '../kit/dialogs/pick-dialog.tsx';
import { choiceWord } from './vocabulary/choice-word.ts';

const SHOWN = 20;

/** Chooses assets of the inventory by a part of their name, type, owner or serial number. */
export function PickAssets(props: PickProps) {
  const { t } = useTranslation(['links', 'assets']);
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(
    orpc.assets.list.queryOptions({
      input: { pageSize: SHOWN, sort: 'name', ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <PickDialog
      title={t('add.assets')}
      searchLabel={t('search.assets')}
      search={search}
      onSearch={setSearch}
      options={data?.rows.map(({ id, name, type, serialNumber }) => ({
        id,
        label: name,
        note: [choiceWord(t, 'type', type), serialNumber].filter(Boolean).join(' · '),
      }))}
      {...(data && { total: data.total })}
      error={error}
      onRetry={() => void refetch()}
      {...props}
    />
  );
}
