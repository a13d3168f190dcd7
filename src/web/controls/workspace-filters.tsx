import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListFilter, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_STATES, CONTROL_STATUSES } from '#domain/controls/values.ts';
import type { FrameworkView } from '../frameworks/framework.ts';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { useMembers } from './control-queries.ts';
import { type WorkspaceSearch, filtersSet } from './workspace-search.ts';

interface WorkspaceFiltersProps {
  framework: FrameworkView;
  search: WorkspaceSearch;
  onSearch: (change: Partial<WorkspaceSearch>) => void;
  onClear: () => void;
}

/** Search and filters of the workspace; all of them stand in the address. On a phone the filters fold away. */
export function WorkspaceFilters({ framework, search, onSearch, onClear }: WorkspaceFiltersProps) {
  const { t } = useTranslation('controls');
  const isPhone = useMediaQuery('(max-width: 599px)');
  const [isOpen, setIsOpen] = useState(false);
  const find = useCallback((q: string) => onSearch({ q: q === '' ? undefined : q }), [onSearch]);
  const set = filtersSet(search);
  return (
    <>
      <SearchBox label={t('filter.search')} value={search.q ?? ''} onSearch={find} />
      {isPhone && (
        <Badge badgeContent={set} color="primary">
          <Button startIcon={<ListFilter />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('filter.open')}
          </Button>
        </Badge>
      )}
      {(!isPhone || isOpen) && <Selects framework={framework} search={search} onSearch={onSearch} />}
      {set > 0 && (
        <Button variant="text" startIcon={<X />} onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}

function Selects({ framework, search, onSearch }: Omit<WorkspaceFiltersProps, 'onClear'>) {
  const { t } = useTranslation(['controls', 'states', 'links']);
  const members = useMembers();
  const set = (key: keyof WorkspaceSearch) => (value: string | undefined) => onSearch({ [key]: value });
  const people = [
    { value: 'none', label: t('owner.none') },
    ...(members.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <FilterSelect
        label={t('column.status')}
        value={search.status}
        onChange={set('status')}
        options={CONTROL_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FilterSelect
        label={t('states:column')}
        value={search.state}
        onChange={set('state')}
        options={CONTROL_STATES.map((value) => ({ value, label: t(`states:state.${value}`) }))}
      />
      <FilterSelect
        label={t('filter.domain')}
        value={search.domain}
        onChange={set('domain')}
        options={framework.domains.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {framework.kinds.clause && framework.kinds.control && (
        <FilterSelect
          label={t('filter.kind')}
          value={search.kind}
          onChange={set('kind')}
          options={(['clause', 'control'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      )}
      <FilterSelect
        label={t('column.evidence')}
        value={search.suggestions ?? search.evidence}
        onChange={(value) =>
          onSearch({
            evidence: value === 'with' || value === 'without' || value === 'ending' ? value : undefined,
            suggestions: value === 'open' ? value : undefined,
          })
        }
        options={(['with', 'without', 'ending', 'open'] as const).map((value) => ({
          value,
          label: t(`filter.evidence.${value}`),
        }))}
      />
      <FilterSelect
        label={t('links:column')}
        value={search.linked}
        onChange={set('linked')}
        options={(['documents', 'assets', 'comments'] as const).map((value) => ({
          value,
          label: t(`links:with.${value}`),
        }))}
      />
      <FilterSelect label={t('column.owner')} value={search.owner} onChange={set('owner')} options={people} />
      <FilterSelect
        label={t('column.due')}
        value={search.due}
        onChange={set('due')}
        options={(['overdue', 'week'] as const).map((value) => ({ value, label: t(`filter.due.${value}`) }))}
      />
      <FilterSelect
        label={t('column.applicable')}
        value={search.justification ?? search.applicable}
        onChange={(value) =>
          onSearch({
            applicable: value === 'yes' || value === 'no' ? value : undefined,
            justification: value === 'without' ? value : undefined,
          })
        }
        options={[
          { value: 'yes', label: t('applicable.yes') },
          { value: 'no', label: t('applicable.no') },
          { value: 'without', label: t('filter.unjustified') },
        ]}
      />
    </>
  );
}
