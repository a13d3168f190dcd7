import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SECONDS_PER_QUESTION } from '#domain/quiz/values.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { toneArea } from '../kit/tone.ts';
import { Ring } from './ring.tsx';

const WARNING = 10;

/** What is left of the time, as a ring with the seconds in it; screen readers hear of it once, when it runs short. */
export function Clock({ left }: { left: number }) {
  const { t } = useTranslation('quiz');
  const isShort = left <= WARNING;
  return (
    <Box role="timer" aria-label={t('clock.left', { count: Math.ceil(left) })}>
      <Ring
        share={left / SECONDS_PER_QUESTION}
        size={44}
        thickness={4}
        color={(theme) => toneArea(theme, isShort ? 'warning' : 'info')}
      >
        <Box aria-hidden sx={{ fontSize: 'size.plain', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {Math.ceil(left)}
        </Box>
      </Ring>
      <Box aria-live="polite">{isShort && left > 0 && <HiddenText>{t('clock.short')}</HiddenText>}</Box>
    </Box>
  );
}
