import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { DateOrder } from '#domain/assets/reading/cells.ts';
import type { Mapping } from '#domain/assets/reading/column-matches.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { fieldOf, IMPORT_FIELDS, REQUIRED_KEYS } from '#domain/assets/import-fields.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Opened } from './import-messages.ts';
import { Table } from '../table.tsx';

interface StepMapProps {
  table: Opened;
  plan: ImportPlan;
  onDecide: (decision: { mapping: Mapping } | { dateOrder: DateOrder }) => void;
}

export function StepMap({ table, plan, onDecide }: StepMapProps) {
  const { mapping, dateOrder } = plan;
  const { t } = useTranslation('assets');
  const format = useFormat();
  const missing = REQUIRED_KEYS.filter(
    (key) => !mapping.includes(key) && !(key === 'category' && mapping.includes('type')),
  );
  /** Guessed from a heading that is only like the field's, and not decided since. */
  const isDoubtful = (column: number) =>
    table.doubtful.includes(column) && mapping[column] !== null && mapping[column] === table.mapping[column];
  const hasDates = mapping.some((key) => key && fieldOf(key).kind === 'date');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {missing.length > 0 && (
        <Notice tone="warning">
          {t('importing.missing', { fields: format.list(missing.map((key) => t(`field.${key}`))) })}
        </Notice>
      )}
      {table.dateOrder === null && hasDates && (
        <Notice
          tone="warning"
          action={
            <Select
              size="small"
              value={dateOrder}
              inputProps={{ 'aria-label': t('importing.dateOrder') }}
              onChange={(event) =>
                onDecide({ dateOrder: event.target.value === 'month-first' ? 'month-first' : 'day-first' })
              }
            >
              <MenuItem value="day-first">{t('importing.dayFirst')}</MenuItem>
              <MenuItem value="month-first">{t('importing.monthFirst')}</MenuItem>
            </Select>
          }
        >
          {t('importing.datesUnclear')}
        </Notice>
      )}
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('importing.mapHeading')}
          columns={[t('importing.csvColumn'), t('importing.sample'), t('importing.mapTo')]}
          rows={table.headers.map((header, column) => ({
            key: String(column),
            cells: [
              <Box key="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {header || t('importing.unnamed', { number: column + 1 })}
                {isDoubtful(column) && <ToneChip tone="warning" label={t('importing.doubtful')} />}
              </Box>,
              <Box key="sample" component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {(table.sample[column] ?? '').slice(0, 120)}
              </Box>,
              <FieldSelect
                key="field"
                header={header}
                value={mapping[column] ?? ''}
                onChange={(value) =>
                  onDecide({
                    mapping: mapping.map((key, index) =>
                      index === column ? (IMPORT_FIELDS.find((field) => field.key === value)?.key ?? null) : key,
                    ),
                  })
                }
              />,
            ],
          }))}
        />
      </Box>
    </Box>
  );
}

function FieldSelect({
  header,
  value,
  onChange,
}: {
  header: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('assets');
  return (
    <Select
      size="small"
      value={value}
      displayEmpty
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': t('importing.mapOne', { header }) }}
      sx={{ width: 1, maxWidth: 260, ...(value === '' && { color: 'text.secondary' }) }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 340 } } } }}
    >
      <MenuItem value="">{t('importing.notMapped')}</MenuItem>
      {IMPORT_FIELDS.map(({ key, isRequired }) => (
        <MenuItem key={key} value={key}>
          {`${t(`field.${key}`)}${isRequired ? ' *' : ''}`}
        </MenuItem>
      ))}
    </Select>
  );
}
