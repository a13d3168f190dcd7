import Box from '@mui/material/Box';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Right answers in a row. */
export function RunFlame({ run }: { run: number }) {
  const { t } = useTranslation('quiz');
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontWeight: 600,
        fontSize: 'size.plain',
        color: run >= 3 ? 'warning.main' : 'text.secondary',
      }}
    >
      <Flame size={16} aria-hidden />
      {t('run.now', { count: run })}
    </Box>
  );
}
