import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AssetImport } from '#domain/assets/import-plan.ts';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { Counters } from './step-validate.tsx';
import { Table } from '../../kit/table/small-table.tsx';

/** What an import would add and change, field by field, before anything is written. */
export function ImportPreview({ preview: { outcome, changes } }: { preview: AssetImport }) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const labels = useEntryLabels();
  const { created, updated, unchanged, skipped } = outcome;
  const more = created + updated - changes.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Counters
        counters={[
          [t('preview.created'), created, 'success'],
          [t('preview.updated'), updated, 'info'],
          [t('preview.unchanged'), unchanged, 'neutral'],
          [t('preview.skipped'), skipped, skipped > 0 ? 'error' : 'neutral'],
        ]}
      />
      {changes.length > 0 && (
        <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
          <Table
            label={t('preview.title')}
            maxHeight={320}
            columns={[t('importing.row'), t('column.name'), t('preview.what'), t('preview.fields')]}
            rows={changes.map(({ row, name, kind, fields }) => ({
              key: String(row),
              cells: [
                number(row),
                name,
                <ToneChip
                  key="kind"
                  tone={kind === 'added' ? 'success' : 'info'}
                  label={t(kind === 'added' ? 'preview.add' : 'preview.change')}
                />,
                fields
                  .map(({ field, before, after }) =>
                    t('details.oldToNew', {
                      field: t(`field.${field}`, { defaultValue: field }),
                      before: labels.value(field, before),
                      after: labels.value(field, after),
                    }),
                  )
                  .join(' · '),
              ],
            }))}
          />
        </Box>
      )}
      {more > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('preview.more', { count: more, assets: number(more) })}
        </Typography>
      )}
    </Box>
  );
}
