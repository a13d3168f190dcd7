import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { RISK_CATEGORIES, RISK_SLICES, RISK_STAGES, TREATMENTS } from '#domain/risks/values.ts';
import { useMembers } from '../controls/control-queries.ts';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useMethod } from './risk-queries.ts';
import type { RegisterFilter, RiskSearch } from './risk-search.ts';

interface FiltersProps {
  search: RiskSearch;
  onChange: (next: Partial<RiskSearch>) => void;
}

/** What narrows the register most often. */
export function RegisterFilters({ search, onChange }: FiltersProps) {
  const { t } = useTranslation('risks');
  const { current } = useMethod();
  const members = useMembers();
  const options = <T extends string>(values: readonly T[], word: (value: T) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return (
    <>
      <FilterSelect
        label={t('filter.band')}
        value={search.band}
        options={(current?.method.bands ?? []).map(({ id, label }) => ({ value: id, label }))}
        onChange={(band) => onChange({ band })}
      />
      <FilterSelect
        label={t('column.stage')}
        value={search.stage}
        options={options(RISK_STAGES, (stage) => t(`stage.${stage}`))}
        onChange={(stage) => onChange({ stage: RISK_STAGES.find((each) => each === stage) })}
      />
      <FilterSelect
        label={t('column.owner')}
        value={search.owner}
        options={[
          { value: 'me', label: t('filter.mine') },
          { value: 'none', label: t('field.nobody') },
          ...(members.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(owner) => onChange({ owner })}
      />
      <FilterSelect
        label={t('column.treatment')}
        value={search.treatment}
        options={[
          ...options(TREATMENTS, (treatment) => t(`treatmentShort.${treatment}`)),
          { value: 'none', label: t('treatment.none') },
        ]}
        onChange={(treatment) =>
          onChange({ treatment: [...TREATMENTS, 'none' as const].find((each) => each === treatment) })
        }
      />
      <FilterSelect
        label={t('field.category')}
        value={search.category}
        options={options(RISK_CATEGORIES, (category) => t(`category.${category}`))}
        onChange={(category) => onChange({ category: RISK_CATEGORIES.find((each) => each === category) })}
      />
      <FilterSelect
        label={t('filter.attention')}
        value={search.only}
        options={options(RISK_SLICES, (slice) => t(`slice.${slice}`))}
        onChange={(only) => onChange({ only: RISK_SLICES.find((each) => each === only) })}
      />
    </>
  );
}

/** What else narrows the list now, each to be taken away: cells of the heat map and links. */
export function RegisterFilterChips({
  filter,
  onChange,
}: {
  filter: RegisterFilter;
  onChange: (next: Partial<RiskSearch>) => void;
}) {
  const { t } = useTranslation('risks');
  const { current } = useMethod();
  const { kind, likelihood, impact, asset, control, document } = filter;
  const cell = [
    kind && t(`kind.${kind}`),
    likelihood && current?.method.likelihood[likelihood - 1]?.label,
    impact && current?.method.impact[impact - 1]?.label,
  ].filter(Boolean);
  const chips: { word: string; without: Partial<RiskSearch> }[] = [
    ...(cell.length > 0
      ? [{ word: cell.join(' · '), without: { kind: undefined, likelihood: undefined, impact: undefined } }]
      : []),
    ...(asset ? [{ word: t('filter.asset'), without: { asset: undefined } }] : []),
    ...(control ? [{ word: control.split('/').at(-1) ?? control, without: { control: undefined } }] : []),
    ...(document ? [{ word: t('filter.document'), without: { document: undefined } }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, flexBasis: '100%' }}>
      {chips.map(({ word, without }) => (
        <Chip
          key={word}
          size="small"
          label={word}
          onDelete={() => onChange(without)}
          aria-label={t('filter.remove', { word })}
        />
      ))}
    </Box>
  );
}
