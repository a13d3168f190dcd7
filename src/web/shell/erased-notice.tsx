import Box from '@mui/material/Box';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wasErased } from '../kit/erased.ts';

const Notice = lazy(async () => ({ default: (await import('../kit/notice.tsx')).Notice }));

/** Tells who was just signed in that their organisation is no more. */
export function ErasedNotice() {
  const { t } = useTranslation('public');
  const [isShown, setIsShown] = useState(wasErased);
  if (!isShown) return null;
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto', px: 2, pt: 2 }}>
      <Suspense fallback={null}>
        <Notice tone="info" title={t('erased.title')} onClose={() => setIsShown(false)}>
          {t('erased.text')}
        </Notice>
      </Suspense>
    </Box>
  );
}
