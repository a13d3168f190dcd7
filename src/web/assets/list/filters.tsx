import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SECURITY_FACTS, SLICES_OF } from '#domain/assets/security-facts.ts';
import { RISK_LEVELS } from '#domain/assets/values.ts';
import { useChoices } from '../asset-queries.ts';
import { filterOf, type InventoryFilter } from '../inventory-search.ts';
import { useChoiceLabel, useOptionsOf } from '../vocabulary/use-vocabulary.ts';
import { Choice, type FilterProps } from './filter-choice.tsx';
import { OwnFilter, useOwnFilterLabel } from './own-filter.tsx';

/** The specification's filter leaves Other out of the categories; an asset filed there would not be found. */
const CATEGORIES = ['Hardware', 'Software', 'Cloud', 'Network', 'Other'] as const;

const PROTECTIONS = SECURITY_FACTS.flatMap((fact) => [SLICES_OF[fact].missing, SLICES_OF[fact].unknown]);

export function FiltersButton({ search, onChange, onClear }: FilterProps & { onClear: () => void }) {
  const { t } = useTranslation('assets');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { q: _words, ...filter } = filterOf(search);
  const count = Object.keys(filter).length;
  return (
    <>
      <Badge badgeContent={count} color="primary">
        <Button
          startIcon={<ListFilter />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('filter.title')}
        </Button>
      </Badge>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('filter.title'), sx: { minWidth: 250, width: 280, p: 2 } },
        }}
      >
        <Filters key={id} search={search} onChange={onChange} />
        <Button fullWidth sx={{ mt: 2 }} onClick={onClear} disabled={count === 0 && !search.q}>
          {t('filter.clear')}
        </Button>
      </Popover>
    </>
  );
}

function Filters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('assets');
  const { data } = useChoices();
  const optionsOf = useOptionsOf();
  const locations = data?.locations.map(({ value }) => value) ?? [];
  const known = search.location && !locations.includes(search.location) ? [search.location, ...locations] : locations;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Choice
        label={t('column.category')}
        value={search.category}
        options={CATEGORIES.map((value) => [value, t(`category.${value}`)])}
        onChange={(category) => onChange({ category: CATEGORIES.find((each) => each === category) })}
      />
      <Choice
        label={t('column.type')}
        value={search.type}
        options={optionsOf('type').map(({ value, label }) => [value, label])}
        onChange={(type) => onChange({ type: type || undefined })}
      />
      <Choice
        label={t('column.status')}
        value={search.status}
        options={optionsOf('status').map(({ value, label }) => [value, label])}
        onChange={(status) => onChange({ status: status || undefined })}
      />
      <Choice
        label={t('column.riskLevel')}
        value={search.risk}
        options={RISK_LEVELS.map((value) => [value, t(`riskLevel.${value}`)])}
        onChange={(risk) => onChange({ risk: RISK_LEVELS.find((each) => each === risk) })}
      />
      <Choice
        label={t('field.location')}
        value={search.location}
        options={known.map((value) => [value, value])}
        onChange={(location) => onChange({ location: location || undefined })}
      />
      <Choice
        label={t('field.department')}
        value={search.department}
        options={[
          ...optionsOf('department').map(({ value, label }) => [value, label] as const),
          ['none', t('analytics.noDepartment')],
        ]}
        onChange={(department) => onChange({ department: department || undefined })}
      />
      <Choice
        label={t('filter.protection')}
        value={PROTECTIONS.find((each) => each === search.only)}
        options={PROTECTIONS.map((value) => [value, t(`slice.${value}`)])}
        onChange={(only) => onChange({ only: PROTECTIONS.find((each) => each === only) })}
      />
      <OwnerFilter search={search} onChange={onChange} />
      <OwnFilter search={search} onChange={onChange} />
    </Box>
  );
}

function OwnerFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation('assets');
  const id = useId();
  const [text, setText] = useState(search.owner ?? '');
  const commit = () => {
    if (text.trim() !== (search.owner ?? '')) onChange({ owner: text.trim() || undefined });
  };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {t('filter.owner')}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </FormControl>
  );
}

/** What narrows the list now, each to be taken away. */
export function FilterChips({ search, onChange }: FilterProps) {
  const { t } = useTranslation('assets');
  const { q: _words, ...filter } = filterOf(search);
  const labelOf = useChoiceLabel();
  const ownFilterLabel = useOwnFilterLabel();
  const wordOf = (key: keyof InventoryFilter, value: string): string => {
    switch (key) {
      case 'category':
        return t(`category.${value}`);
      case 'status':
        return labelOf('status', value);
      case 'type':
        return labelOf('type', value);
      case 'risk':
        return `${t('column.riskLevel')}: ${t(`riskLevel.${value}`)}`;
      case 'compliance':
        return t(`compliance.${value}`);
      case 'department':
        return value === 'none' ? t('analytics.noDepartment') : labelOf('department', value);
      case 'own':
        return ownFilterLabel(value);
      case 'only':
        return t(`slice.${value}`);
      case 'q':
      case 'location':
      case 'owner':
        return value;
    }
  };
  const entries = Object.entries(filter) as [keyof InventoryFilter, string][];
  if (entries.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, flexBasis: '100%' }}>
      {entries.map(([key, value]) => {
        const word = wordOf(key, value);
        return (
          <Chip
            key={key}
            size="small"
            label={word}
            onDelete={() => onChange({ [key]: undefined })}
            aria-label={t('filter.remove', { word })}
          />
        );
      })}
    </Box>
  );
}
