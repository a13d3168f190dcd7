import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenBlanks } from '#domain/documents/blanks/filling.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { BlankField } from './blank-field.tsx';
import { BlankPreview } from './blank-preview.tsx';
import { useFilling } from './use-filling.ts';

/** Every blank once, with what is known for it; each place with what will stand there; one click for all documents. */
export function BlanksDialog({ open: { blanks, documents }, onClose }: { open: OpenBlanks; onClose: () => void }) {
  const { t } = useTranslation('blanks');
  const [values, setValues] = useState<Record<string, string | undefined>>({});
  const fillable = documents.filter(({ refusal }) => refusal === null);
  const valueIn = ({ own }: OpenBlanks['documents'][number], key: string) => values[key] ?? own[key] ?? '';
  const count = fillable.reduce(
    (sum, document) => sum + document.places.filter(({ key }) => key !== '' && valueIn(document, key) !== '').length,
    0,
  );
  const { fill, isBusy } = useFilling(onClose);
  const files = fillable.filter(({ isFile }) => isFile).length;
  return (
    <Dialog
      isOpen
      width="md"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            loading={isBusy}
            disabled={count === 0}
            onClick={() =>
              fill({
                documentIds: fillable.map(({ id }) => id),
                values: Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : { key, value })),
              })
            }
          >
            {t('fill', { count })}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('text')}</Box>
        {files > 0 && <Notice tone="info">{t('files', { count: files })}</Notice>}
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {blanks.map((blank) => (
            <BlankField
              key={blank.key}
              blank={blank}
              value={values[blank.key]}
              onChange={(value) => setValues({ ...values, [blank.key]: value })}
            />
          ))}
        </Box>
        <Box component="section" aria-label={t('preview')}>
          {documents.map((document) => (
            <BlankPreview key={document.id} document={document} valueOf={(key) => valueIn(document, key)} />
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}
