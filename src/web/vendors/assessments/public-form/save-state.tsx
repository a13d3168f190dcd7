import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Keeping } from './keeper.ts';

/** How far it is, and whether everything that was typed is kept. */
export function SaveState({ done, total, saving }: { done: number; total: number; saving: Keeping['saving'] }) {
  const { t } = useTranslation('assessments');
  const percent = total === 0 ? 0 : Math.round((100 * done) / total);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        bgcolor: 'background.default',
        py: 1.25,
        mb: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75, fontVariantNumeric: 'tabular-nums' }}
      >
        <strong>{t('answering.progress', { done, total })}</strong>
        <Box role="status" sx={{ color: saving === 'failed' ? 'error.main' : 'text.secondary' }}>
          {t(`saving.${saving}`)}
        </Box>
      </Box>
      <Box
        role="progressbar"
        aria-label={t('answering.progress', { done, total })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 6, borderRadius: '999px', bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, bgcolor: 'primary.main' }} style={{ width: `${percent}%` }} />
      </Box>
    </Box>
  );
}
