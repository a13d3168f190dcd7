import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wasErased } from '../kit/erased.ts';
import { Notice } from '../kit/notice.tsx';

/** Tells who was just signed in that their organisation is no more. */
export function ErasedNotice() {
  const { t } = useTranslation('public');
  const [isTold, setIsTold] = useState(wasErased);
  if (!isTold) return null;
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto', px: 2, pt: 2 }}>
      <Notice tone="info" title={t('erased.title')} onClose={() => setIsTold(false)}>
        {t('erased.text')}
      </Notice>
    </Box>
  );
}
