import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#domain/documents/receipts.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

export function ReaderRow({ reader: { name, readAt, fromFile } }: { reader: Reader }) {
  const { t } = useTranslation('document-library');
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2.5,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {name}
      {readAt ? (
        <span>
          <ToneChip tone="success" label={t('readers.readOn', { date: format.date(readAt) })} />
          <AsFileSays file={fromFile} />
        </span>
      ) : (
        <ToneChip tone="warning" label={t('readers.notYet')} />
      )}
    </Box>
  );
}
