import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csvRecord } from '#domain/tables/csv.ts';
import { templateRows } from '#domain/assets/import-template.ts';
import { IMPORT_EXTENSIONS, IMPORT_LIMITS } from '#domain/assets/import-plan.ts';
import type { TablePlace } from '#domain/tables/sheet.ts';
import type { TableRefusal } from '#domain/tables/table.ts';
import { DropZone } from '../../kit/drop-zone.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { TableChooser } from '../../kit/table/table-chooser.tsx';
import { saveFile } from '../list/save-file.ts';
import type { AssetTableChoice } from './import-messages.ts';

interface StepUploadProps {
  file: File | null;
  total: number | null;
  refusal: TableRefusal | 'wrong-type' | null;
  isReading: boolean;
  onFile: (file: File) => void;
  choice: AssetTableChoice | null;
  onChoose: (place: TablePlace) => void;
}

/** asset_import_template.csv, made here; the byte order mark tells Excel that it is UTF-8. */
function saveTemplate(): void {
  const text = `\ufeff${templateRows().map(csvRecord).join('')}`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'asset_import_template.csv');
}

export function StepUpload({ file, total, refusal, isReading, onFile, choice, onChoose }: StepUploadProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice
        tone="info"
        action={
          <Button size="small" startIcon={<Download />} onClick={saveTemplate}>
            {t('importing.template')}
          </Button>
        }
      >
        {t('importing.note')}
      </Notice>
      <DropZone
        label={t('importing.drop')}
        hint={t('importing.dropHint')}
        releaseLabel={t('importing.dropRelease')}
        extensions={IMPORT_EXTENSIONS}
        maxSize={IMPORT_LIMITS.bytes}
        isMultiple={false}
        isDisabled={isReading}
        onFiles={(taken, refused) => {
          const [first] = [...taken, ...refused];
          if (first) onFile(first.file);
        }}
      />
      {isReading && <Notice tone="info">{t('importing.reading')}</Notice>}
      {file && refusal && (
        <Notice tone="error" title={file.name}>
          {t(`importing.refused.${refusal}`)}
        </Notice>
      )}
      {file && total !== null && (
        <Notice tone="success">
          {t('importing.accepted', { name: file.name, count: total, rows: format.number(total) })}
        </Notice>
      )}
      {file && choice?.product && <Notice tone="info">{t('table.product', { product: choice.product })}</Notice>}
      {file && choice && <TableChooser choice={choice} onChoose={onChoose} />}
    </Box>
  );
}
