import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/notice.tsx';

/** In plain words, what goes to a language model and what does not. */
export function WhatLeaves({ host }: { host: string }) {
  const { t } = useTranslation('integration');
  return (
    <Notice tone="info" title={t('model.leaves.title', { host })}>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5, textWrap: 'pretty' }}>
        <li>{t('model.leaves.sent')}</li>
        <li>{t('model.leaves.names')}</li>
        <li>{t('model.leaves.never')}</li>
        <li>{t('model.leaves.checked')}</li>
        <li>{t('model.leaves.record')}</li>
      </Box>
    </Notice>
  );
}
