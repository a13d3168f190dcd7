import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toneArea } from '../kit/tone.ts';
import { outcomeOf, type AttemptState } from './attempt-state.ts';

/** The attempt as one piece for each question: right, wrong, the one that is asked, and those to come. */
export function AttemptBar({ attempt }: { attempt: AttemptState }) {
  const { t } = useTranslation('quiz');
  const asked = Math.min(attempt.at + 1, attempt.items.length);
  return (
    <Box
      role="img"
      aria-label={t('round.at', { at: asked, total: attempt.items.length })}
      sx={{ display: 'flex', gap: '3px', height: 8 }}
    >
      {attempt.items.map((item, place) => {
        const outcome = outcomeOf(item);
        return (
          <Box
            key={place}
            sx={(theme) => ({
              flex: 1,
              borderRadius: '4px',
              // A wrong one is lower as well: the colour never says it alone.
              height: outcome === 'wrong' ? 4 : 8,
              alignSelf: 'center',
              bgcolor:
                outcome === 'right'
                  ? toneArea(theme, 'success')
                  : outcome === 'wrong'
                    ? toneArea(theme, 'error')
                    : theme.vars.palette.chart.neutral,
              ...(place === attempt.at && outcome === 'open' && { bgcolor: 'primary.main' }),
            })}
          />
        );
      })}
    </Box>
  );
}
