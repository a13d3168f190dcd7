import { useTranslation } from 'react-i18next';
import { OBJECTION_KINDS, SEVERITIES, type ObjectionKind } from '#domain/documents/check/values.ts';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import type { CheckSearch } from './check-search.ts';

interface KindFilterProps {
  counts: readonly { kind: ObjectionKind; count: number }[];
  search: CheckSearch;
  onSearch: (search: CheckSearch) => void;
}

/** By what is wrong, with how often it is, and by how grave it is. */
export function KindFilter({ counts, search, onSearch }: KindFilterProps) {
  const { t } = useTranslation('document-library');
  const { page: _, ...kept } = search;
  return (
    <>
      <FilterSelect
        label={t('check.kindFilter')}
        value={search.kind}
        options={counts.map(({ kind, count }) => ({
          value: kind,
          label: t('tabs.counted', { name: t(`check.kind.${kind}`), count }),
        }))}
        onChange={(value) => {
          const kind = OBJECTION_KINDS.find((each) => each === value);
          const { kind: __, ...rest } = kept;
          onSearch({ ...rest, ...(kind && { kind }) });
        }}
      />
      <FilterSelect
        label={t('check.severityFilter')}
        value={search.severity}
        options={SEVERITIES.map((value) => ({ value, label: t(`check.severity.${value}`) }))}
        onChange={(value) => {
          const severity = SEVERITIES.find((each) => each === value);
          const { severity: __, ...rest } = kept;
          onSearch({ ...rest, ...(severity && { severity }) });
        }}
      />
    </>
  );
}
