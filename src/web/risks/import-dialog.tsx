import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, riskReader } from '#domain/risks/import.ts';
import { useEntryLabels } from '../activity/entry-labels.ts';
import { client } from '../kit/requests/api.ts';
import { loadEveryLanguage } from '../locales/i18n.ts';
import { LinesImportDialog } from './lines-import/lines-import-dialog.tsx';
import { useRefreshRisks } from './risk-queries.ts';

/** Imports risks from a spreadsheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('risks');
  const refresh = useRefreshRisks();
  const labels = useEntryLabels('risk');
  const said = (field: string, value: unknown) =>
    (field === 'category' || field === 'treatment') && typeof value === 'string'
      ? t(`${field}.${value}`)
      : labels.value(field, value);
  return (
    <LinesImportDialog
      title={t('import.title')}
      help={t('import.help')}
      limits={IMPORT_LIMITS}
      reader={async () => riskReader(await loadEveryLanguage('risk-files'))}
      needed={['title']}
      send={(lines, isPreview) => client.risks.imports.add({ lines, isPreview })}
      undo={(id) => client.risks.imports.undo.add({ id })}
      undone={(count) => t('import.undone', { count })}
      columns={[t('field.reference'), t('column.title')]}
      cellsOf={({ reference, title }) => [reference || t('field.referenceNext'), title || '—']}
      changesOf={({ changes }) =>
        changes.map(({ field, before, after }) =>
          field === 'ownerId'
            ? labels.field('ownerName')
            : t('import.change', {
                field: labels.field(field),
                before: said(field, before),
                after: said(field, after),
              }),
        )
      }
      columnName={(column) => t(`importColumn.${column}`, { defaultValue: column })}
      runLabel={(count) => t('import.run', { count })}
      done={(count) => t('import.done', { count })}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
