import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, vendorReader } from '#domain/vendors/import.ts';
import { client } from '../kit/requests/api.ts';
import { linesOfFile } from '../kit/table/table-file.ts';
import { loadEveryLanguage } from '../locales/i18n.ts';
import { LinesImportDialog } from '../risks/lines-import-dialog.tsx';
import { useRefreshVendors } from './vendor-queries.ts';

/** Imports vendors from a spreadsheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const refresh = useRefreshVendors();
  return (
    <LinesImportDialog
      title={t('import.title')}
      help={t('import.help')}
      maxBytes={IMPORT_LIMITS.bytes}
      read={async (file) => {
        const reader = vendorReader(await loadEveryLanguage('vendors'));
        return linesOfFile(file, IMPORT_LIMITS, reader.knows, reader.linesIn);
      }}
      noKeyColumn={t('import.noNameColumn')}
      send={async (lines, isPreview) => (await client.vendors.imports.add({ lines, isPreview })).fates}
      columns={[t('column.name')]}
      cellsOf={({ name }) => [name || '—']}
      columnName={(column) => (column === 'name' ? t('column.name') : t(`field.${column}`, { defaultValue: column }))}
      runLabel={(count) => t('import.run', { count })}
      done={(count) => t('import.done', { count })}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
