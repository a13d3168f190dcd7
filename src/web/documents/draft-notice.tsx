import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { Notice } from '../kit/notice.tsx';
import { hrefOfFile } from './document-links.ts';

/** Why nothing is suggested of a draft, and how it becomes a document that counts. */
export function DraftNotice({ document: { id, isDraft, fileName } }: { document: Document }) {
  const { t } = useTranslation('folders');
  if (!isDraft) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice
        tone="info"
        title={t('draft.title')}
        action={
          <Button size="small" component="a" href={hrefOfFile(id)} download={fileName} startIcon={<Download />}>
            {t('draft.download')}
          </Button>
        }
      >
        {t('draft.text')}
      </Notice>
    </Box>
  );
}
