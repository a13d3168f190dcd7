import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { softTone } from '../../kit/tone.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';
import { outcomeOf } from '#domain/vendors/agreements/outcome.ts';
import { OUTCOME_TONES, type Period } from './judged.ts';
import { useSayings } from './use-sayings.ts';

interface PeriodStripProps {
  title: string;
  commitment: Commitment;
  periods: readonly Period[];
  chosen: string | null;
  idOf: (period: Period) => string;
  onChoose: (id: string | null) => void;
}

/** The availability of each month, quarter or year; each opens what it was computed from. */
export function PeriodStrip({ title, commitment, periods, chosen, idOf, onChoose }: PeriodStripProps) {
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
          const outcome = outcomeOf(period, commitment);
          return (
            <ButtonBase
              key={id}
              aria-pressed={isChosen}
              title={t(`verdict.${outcome}`)}
              onClick={() => onChoose(isChosen ? null : id)}
              sx={(theme) => ({
                ...(outcome === 'unrecorded' ? { color: 'text.secondary' } : softTone(theme, OUTCOME_TONES[outcome])),
                display: 'grid',
                fontFamily: 'inherit',
                px: 1,
                py: 0.5,
                minWidth: 72,
                borderRadius: '8px',
                fontSize: 'size.small',
                border: '1px solid',
                borderColor: outcome === 'unrecorded' ? 'divider' : 'transparent',
                ...(isChosen && { borderColor: 'currentColor' }),
              })}
            >
              <span>{say.period(period.name, true)}</span>{' '}
              <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                {period.availability === null
                  ? t('held.unrecorded')
                  : outcome === 'unknown'
                    ? t('held.open')
                    : say.availability(period.availability, 2)}
              </Box>
              {period.isRunning && <span> {t('held.soFar')}</span>}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
