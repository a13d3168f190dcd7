import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateOrder } from '#domain/assets/reading/cells.ts';
import type { Mapping } from '#domain/assets/reading/column-matches.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { OWN_NAME_LENGTH } from '#domain/assets/values.ts';
import { ownKey } from '#domain/assets/vocabulary/own-key.ts';
import { findField, importFields, REQUIRED_KEYS } from '#domain/assets/import-fields.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ColumnMapping } from '../../kit/table/column-mapping.tsx';
import { FieldDialog } from '../vocabulary/field-dialog.tsx';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useImportLabels } from './import-labels.ts';
import type { Opened } from './import-messages.ts';

interface StepMapProps {
  table: Opened;
  plan: ImportPlan;
  onDecide: (decision: { mapping: Mapping } | { dateOrder: DateOrder }) => void;
}

export function StepMap({ table, plan, onDecide }: StepMapProps) {
  const { mapping, dateOrder } = plan;
  const { t } = useTranslation('assets');
  const format = useFormat();
  const vocabulary = useVocabulary();
  const labels = useImportLabels();
  const [adding, setAdding] = useState<number | null>(null);
  const missing = REQUIRED_KEYS.filter(
    (key) => !mapping.includes(key) && !(key === 'category' && mapping.includes('type')),
  );
  const hasDates = mapping.some((key) => key && findField(key, vocabulary)?.kind === 'date');
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
      <ColumnMapping
        label={t('importing.mapHeading')}
        headings={[t('importing.csvColumn'), t('importing.sample'), t('importing.mapTo')]}
        columns={table.headers.map((heading, column) => ({
          heading,
          examples: table.examples[column] ?? [],
          match: table.matches[column] ?? { field: null, reason: null },
        }))}
        mapping={mapping}
        fields={importFields(vocabulary).map(({ key, isRequired }) => ({ key, isRequired, label: labels(key) }))}
        leaveOut={t('importing.notMapped')}
        chooseLabel={(header) => t('importing.mapOne', { header })}
        product={table.choice.product}
        onMap={(next) => onDecide({ mapping: next })}
        more={{ label: t('vocabulary.addFieldFor'), onChoose: setAdding }}
      />
      {adding !== null && (
        <FieldDialog
          name={(table.headers[adding] ?? '').slice(0, OWN_NAME_LENGTH)}
          onSaved={({ id }) =>
            onDecide({ mapping: mapping.map((key, index) => (index === adding ? ownKey(id) : key)) })
          }
          onClose={() => setAdding(null)}
        />
      )}
    </Box>
  );
}
