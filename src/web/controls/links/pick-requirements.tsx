import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { useFramework } from '../../frameworks/framework.ts';
import { useFrameworks, useInUse } from '../../frameworks/frameworks-in-use.ts';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { PickDialog, type PickProps } from '../../kit/dialogs/pick-dialog.tsx';

const SHOWN = 30;

/** Chooses requirements of one framework by number or title. What is picked is named "framework/id". */
export function PickRequirements({ onPick, ...props }: PickProps) {
  const { t } = useTranslation('links');
  const [search, setSearch] = useState('');
  const [framework, setFramework] = useState<string>(BASE_FRAMEWORK);
  const { data, error, refetch } = useFramework(framework);
  const inUse = useInUse().data?.map((each) => each.framework);
  const frameworks = useFrameworks().data?.filter(({ id }) => inUse?.includes(id));
  const needles = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = data?.requirements.filter(({ id, title }) =>
    needles.every((needle) => `${id} ${title}`.toLocaleLowerCase().includes(needle)),
  );
  return (
    <PickDialog
      key={framework}
      title={t('add.requirements')}
      searchLabel={t('search.requirements')}
      search={search}
      onSearch={setSearch}
      options={found?.slice(0, SHOWN).map(({ id, title }) => ({ id, label: `${id} ${title}` }))}
      total={found?.length ?? 0}
      error={error}
      onRetry={() => void refetch()}
      onPick={(ids) => onPick(ids.map((id) => `${framework}/${id}`))}
      {...props}
    >
      <FilterSelect
        label={t('framework')}
        value={framework}
        onChange={(next) => setFramework(next ?? BASE_FRAMEWORK)}
        options={(frameworks ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
    </PickDialog>
  );
}
