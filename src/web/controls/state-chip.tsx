import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Control } from '#domain/controls/control.ts';
import { type ControlState, endsSoon, type Proof, stateOf } from '#domain/controls/state.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { todayIs } from './control-queries.ts';

export const toneOfState: Record<ControlState, Tone> = {
  'never-checked': 'neutral',
  claimed: 'warning',
  contradicted: 'error',
  expired: 'error',
  partial: 'info',
  proven: 'success',
  excluded: 'neutral',
};

interface StateChipProps {
  control: Pick<Control, 'status' | 'applicable'>;
  proof: Proof & { endsOn?: string | null };
}

/** How a requirement stands, as one of seven words; hover or focus says why. */
export function StateChip({ control, proof }: StateChipProps) {
  const { t } = useTranslation('states');
  const format = useFormat();
  const { state, because } = stateOf(control, proof);
  const ends = proof.endsOn ?? null;
  const isEnding = control.applicable && endsSoon(ends, todayIs());
  const why = [
    ...because.map(({ reason, count }) => t(`because.${reason}`, { count: count ?? 0 })),
    ...(isEnding ? [t('ends', { date: format.date(ends!) })] : []),
  ];
  return (
    <Tooltip
      describeChild
      title={
        <>
          {why.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </>
      }
    >
      <Box
        component="span"
        tabIndex={0}
        data-column="state"
        sx={{
          display: 'inline-grid',
          justifyItems: 'start',
          gap: 0.25,
          borderRadius: '6px',
          cursor: 'help',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <ToneChip tone={toneOfState[state]} label={t(`state.${state}`)} />
        {isEnding && (
          <Box component="span" sx={{ fontSize: 'size.fine', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {t('endsShort', { date: format.date(ends!) })}
          </Box>
        )}
      </Box>
    </Tooltip>
  );
}
