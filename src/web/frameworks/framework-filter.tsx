import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFrameworks, useInUse } from './frameworks-in-use.ts';

/** Narrows a list to one framework, where there are several. */
export function FrameworkFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (framework: string | undefined) => void;
}) {
  const { t } = useTranslation('frameworks');
  const inUse = useInUse();
  const { data } = useFrameworks();
  if ((inUse.data?.length ?? 0) < 2) return null;
  const titleOf = (framework: string) => data?.find(({ id }) => id === framework)?.title ?? framework;
  return (
    <FilterSelect
      label={t('filter')}
      value={value}
      onChange={onChange}
      options={(inUse.data ?? []).map(({ framework }) => ({ value: framework, label: titleOf(framework) }))}
    />
  );
}
