import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toneArea } from '../kit/tone.ts';
import { outcomeOf, type RoundState } from './round-state.ts';

/** The round as one piece for each question: right, wrong, the one that is asked, and those to come. */
export function RoundBar({ round }: { round: RoundState }) {
  const { t } = useTranslation('quiz');
  const asked = Math.min(round.at + 1, round.items.length);
  return (
    <Box
      role="img"
      aria-label={t('round.at', { at: asked, total: round.items.length })}
      sx={{ display: 'flex', gap: '3px', height: 8 }}
    >
      {round.items.map((item, place) => {
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
              ...(place === round.at && outcome === 'open' && { bgcolor: 'primary.main' }),
            })}
          />
        );
      })}
    </Box>
  );
}
