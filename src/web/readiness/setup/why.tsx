import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Where a figure comes from, opened by whoever asks. */
export function Why({ about, children }: { about: string; children: ReactNode }) {
  const { t } = useTranslation('setup');
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box
        component="summary"
        aria-label={t('whyOf', { about })}
        sx={{ cursor: 'pointer', width: 'fit-content', fontSize: 'size.plain', color: 'primary.main', fontWeight: 600 }}
      >
        {t('why')}
      </Box>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5, textWrap: 'pretty', maxWidth: 720 }}>
        {children}
      </Box>
    </Box>
  );
}
