import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { type Band, bandOf } from '#domain/documents/band.ts';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';

const tones: Record<Band, Tone> = { strong: 'success', likely: 'warning', weak: 'neutral' };

/** How sure the engine is, as a word and a number; pointed at, what that means. */
export function BandChip({ confidence }: { confidence: number }) {
  const { t } = useTranslation('evidence');
  const format = useFormat();
  const band = bandOf(confidence);
  // Rounded down: a suggestion just below a border must not show the number of the band above.
  const percent = format.percent(Math.floor(confidence * 100));
  return (
    <Tooltip title={t(`band.${band}.means`)}>
      <span>
        <ToneChip tone={tones[band]} label={t('band.percent', { band: t(`band.${band}.name`), percent })} />
      </span>
    </Tooltip>
  );
}
