import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, riskReader } from '#domain/risks/import.ts';
import { client } from '../kit/requests/api.ts';
import { linesOfFile } from '../kit/table/table-file.ts';
import { loadEveryLanguage } from '../locales/i18n.ts';
import { LinesImportDialog } from './lines-import-dialog.tsx';
import { useRefreshRisks } from './risk-queries.ts';

/** Imports risks from a spreadsheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('risks');
  const refresh = useRefreshRisks();
  return (
    <LinesImportDialog
      title={t('import.title')}
      help={t('import.help')}
      maxBytes={IMPORT_LIMITS.bytes}
      read={async (file, place) => {
        const reader = riskReader(await loadEveryLanguage('risk-files'));
        return linesOfFile(file, IMPORT_LIMITS, reader, place);
      }}
      noKeyColumn={t('import.noTitleColumn')}
      send={async (lines, isPreview) => (await client.risks.imports.add({ lines, isPreview })).fates}
      columns={[t('field.reference'), t('column.title')]}
      cellsOf={({ reference, title }) => [reference || t('field.referenceNext'), title || '—']}
      columnName={(column) => t(`importColumn.${column}`, { defaultValue: column })}
      runLabel={(count) => t('import.run', { count })}
      done={(count) => t('import.done', { count })}
      onDone={refresh}
      onClose={onClose}
    />
  );
}
