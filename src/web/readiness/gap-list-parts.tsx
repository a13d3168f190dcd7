import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnerAndDue } from '../controls/owner-and-due.tsx';
import { StateChip } from '../controls/state-chip.tsx';
import { RequirementLink } from '../controls/requirement-link.tsx';
import type { FrameworkView } from '../frameworks/framework.ts';
import { PriorityChip } from '../frameworks/level-chip.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { assigned, proofOf } from './gap-columns.tsx';
import { GapChip, GapWhy } from './gap-parts.tsx';
import type { ReadinessSearch } from './readiness-search.ts';
import type { GapRow } from './gap-rows.ts';

interface GapFiltersProps {
  framework: FrameworkView;
  search: ReadinessSearch;
  onFilter: (change: Partial<ReadinessSearch>) => void;
}

/** Search and filters of the gaps; all of them stand in the address. */
export function GapFilters({ framework, search, onFilter }: GapFiltersProps) {
  const { t } = useTranslation(['readiness', 'controls']);
  const find = useCallback((q: string) => onFilter({ q: q === '' ? undefined : q }), [onFilter]);
  const set = (key: keyof ReadinessSearch) => (value: string | undefined) => onFilter({ [key]: value });
  return (
    <>
      <SearchBox label={t('controls:filter.search')} value={search.q ?? ''} onSearch={find} />
      <FilterSelect
        label={t('column.gap')}
        value={search.status}
        onChange={set('status')}
        options={(['missing', 'partial'] as const).map((value) => ({ value, label: t(`gap.${value}`) }))}
      />
      <FilterSelect
        label={t('column.priority')}
        value={search.priority}
        onChange={set('priority')}
        options={(['high', 'medium', 'low'] as const).map((value) => ({
          value,
          label: t(`controls:priority.${value}`),
        }))}
      />
      <FilterSelect
        label={t('controls:filter.domain')}
        value={search.domain}
        onChange={set('domain')}
        options={framework.domains.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </>
  );
}

interface GapCardProps {
  row: GapRow;
  title: string;
  today: string;
  reason: string | null;
  onAssign: (requirementId: string) => void;
}

/** A gap on a phone. */
export function GapCard({ row: { id, gap }, title, today, reason, onAssign }: GapCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <RequirementLink id={id} title={title} />
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        <GapChip status={gap.status} />
        <StateChip control={assigned(gap)} proof={proofOf(gap)} />
        <PriorityChip priority={gap.priority} isAlone />
      </Box>
      <GapWhy gap={gap} />
      <OwnerAndDue
        of={`${id} ${title}`}
        control={assigned(gap)}
        today={today}
        reason={reason}
        onAssign={() => onAssign(id)}
      />
    </Box>
  );
}

/** Filtered to zero and all done are different texts. */
export function NoGaps({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['readiness', 'controls']);
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={t('gap.filtered')}
      text={t('gap.filteredText')}
      actions={<Button onClick={onClear}>{t('controls:filter.clear')}</Button>}
    />
  ) : (
    <EmptyState icon={CircleCheck} title={t('gap.none')} text={t('gap.noneText')} />
  );
}
