import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { softTone } from '../../kit/tone.ts';
import type { Tone } from '../../kit/tone.ts';
import type { Period } from './judged.ts';
import { useSayings } from './use-sayings.ts';

const TONES: Record<Period['verdict'], Tone> = { kept: 'success', breached: 'error', unknown: 'warning' };

interface PeriodStripProps {
  title: string;
  periods: readonly Period[];
  chosen: string | null;
  idOf: (period: Period) => string;
  onChoose: (id: string | null) => void;
}

/** The availability of each month, quarter or year; each opens what it was computed from. */
export function PeriodStrip({ title, periods, chosen, idOf, onChoose }: PeriodStripProps) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {periods.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('held.noPeriods')}
        </Typography>
      )}
      <Box role="group" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {periods.map((period) => {
          const id = idOf(period);
          const isChosen = chosen === id;
          return (
            <ButtonBase
              key={id}
              aria-pressed={isChosen}
              title={t(`verdict.${period.verdict}`)}
              onClick={() => onChoose(isChosen ? null : id)}
              sx={(theme) => ({
                ...softTone(theme, TONES[period.verdict]),
                display: 'grid',
                fontFamily: 'inherit',
                px: 1,
                py: 0.5,
                minWidth: 72,
                borderRadius: '8px',
                fontSize: '0.75rem',
                border: '1px solid transparent',
                ...(isChosen && { borderColor: 'currentColor' }),
              })}
            >
              <span>{say.period(period.name, true)}</span>{' '}
              <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                {period.verdict === 'unknown' ? t('held.open') : say.percent(period.availability, 2)}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
