import { useTranslation } from 'react-i18next';
import { RECORD_HEADINGS } from '#domain/vendors/file-records.ts';
import { IMPORT_LIMITS, NEEDED, vendorReader } from '#domain/vendors/import.ts';
import { useEntryLabels } from '../activity/entry-labels.ts';
import { client } from '../kit/requests/api.ts';
import { loadEveryLanguage } from '../locales/i18n.ts';
import { LinesImportDialog } from '../risks/lines-import/lines-import-dialog.tsx';
import { useRefreshVendors } from './vendor-queries.ts';

/** Imports vendors from a spreadsheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const refresh = useRefreshVendors();
  const labels = useEntryLabels('vendor');
  return (
    <LinesImportDialog
      title={t('import.title')}
      help={t('import.help')}
      limits={IMPORT_LIMITS}
      reader={async () => vendorReader(await loadEveryLanguage('vendors'))}
      needed={NEEDED}
      send={(lines, isPreview) => client.vendors.imports.add({ lines, isPreview })}
      undo={(id) => client.vendors.imports.undo.add({ id })}
      undone={(count) => t('import.undone', { count })}
      columns={[t('column.name')]}
      cellsOf={({ name }) => [name || '—']}
      fill={{ column: 'industry', label: t('field.industry') }}
      changesOf={({ changes }) =>
        changes.map(({ field, before, after }) =>
          field === 'ownerId'
            ? t('field.owner')
            : t('import.change', {
                field: field.startsWith('record.') ? t(field) : t(`field.${field}`, { defaultValue: field }),
                before: labels.value(field, before),
                after: labels.value(field, after),
              }),
        )
      }
      columnName={(column) =>
        column === 'name'
          ? t('column.name')
          : t(column in RECORD_HEADINGS ? `import.column.${column}` : `field.${column}`, { defaultValue: column })
      }
      runLabel={(count) => t('import.run', { count })}
      done={(count) => t('import.done', { count })}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
