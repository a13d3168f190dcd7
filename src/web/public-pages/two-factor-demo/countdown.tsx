import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { STEP_SECONDS } from './totp.ts';
import { useSecond } from './use-second.ts';

/** How much is left of the half-minute, and what this device takes the time to be: clocks are why codes fail. */
export function Countdown() {
  const { t, i18n } = useTranslation('two-factor-demo');
  const now = useSecond();
  const left = STEP_SECONDS - (Math.floor(now / 1000) % STEP_SECONDS);
  return (
    <Box role="timer" sx={{ display: 'grid', gap: 0.75, maxWidth: 340 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('try.next', { count: left })}
      </Typography>
      <Box aria-hidden sx={{ height: 6, borderRadius: '3px', bgcolor: 'chart.neutral', overflow: 'hidden' }}>
        <Box
          sx={{ height: 1, bgcolor: left > 5 ? 'primary.main' : 'warning.main', transformOrigin: 'left' }}
          style={{ transform: `scaleX(${left / STEP_SECONDS})` }}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('try.clock', { time: new Date(now).toLocaleTimeString(i18n.language) })}
      </Typography>
    </Box>
  );
}
