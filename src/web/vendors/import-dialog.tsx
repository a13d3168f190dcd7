import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RECORD_HEADINGS } from '#domain/vendors/file-records.ts';
import { IMPORT_LIMITS, vendorReader } from '#domain/vendors/import.ts';
import { useEntryLabels } from '../activity/entry-labels.ts';
import { useFormat } from '../kit/format.ts';
import { client } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { linesOfFile } from '../kit/table/table-file.ts';
import { toast } from '../kit/toast.ts';
import { loadEveryLanguage } from '../locales/i18n.ts';
import { LinesImportDialog } from '../risks/lines-import-dialog.tsx';
import { useRefreshVendors } from './vendor-queries.ts';

/** Imports vendors from a spreadsheet. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const refresh = useRefreshVendors();
  const labels = useEntryLabels('vendor');
  const format = useFormat();
  const written = useRef<string | null>(null);
  const undo = async () => {
    if (!written.current) return;
    try {
      const { undone, kept, ownerGone } = await client.vendors.imports.undo.add({ id: written.current });
      const said = [
        t('import.undone', { count: undone }),
        kept.length > 0 && t('import.kept', { names: format.list(kept) }),
        ownerGone.length > 0 && t('import.ownerGone', { names: format.list(ownerGone) }),
      ];
      toast('success', said.filter(Boolean).join(' '));
      refresh();
    } catch (error) {
      toast('error', messageOf(error));
    }
  };
  return (
    <LinesImportDialog
      title={t('import.title')}
      help={t('import.help')}
      maxBytes={IMPORT_LIMITS.bytes}
      read={async (file, place) => {
        const reader = vendorReader(await loadEveryLanguage('vendors'));
        return linesOfFile(file, IMPORT_LIMITS, reader, place);
      }}
      noKeyColumn={t('import.noNameColumn')}
      send={async (lines, isPreview) => {
        const { fates, id } = await client.vendors.imports.add({ lines, isPreview });
        written.current = id;
        return fates;
      }}
      undo={{ final: (counts) => t('import.final', counts), label: t('import.undo'), run: () => void undo() }}
      columns={[t('column.name')]}
      cellsOf={({ name }) => [name || '—']}
      fill={{
        column: 'industry',
        label: t('field.industry'),
        set: (line, value) => ({ ...line, values: { ...line.values, industry: line.values.industry || value } }),
      }}
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
