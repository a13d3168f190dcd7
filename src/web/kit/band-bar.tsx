import Box from '@mui/material/Box';
import { useFormat } from './format.ts';
import { type Tone, bandOf, toneArea } from './tone.ts';

interface BandBarProps {
  /** 0 to 100. */
  percent: number;
  /** What is measured, for those who do not see the bar. */
  label: string;
  /** Without it the specification's bands colour the bar: 80 and 60. */
  tone?: Tone;
  /** Other bands, as [good, fair]. */
  bands?: [number, number];
  showValue?: boolean;
}

/** A bar whose colour follows the bands of the specification. */
export function BandBar({ percent, label, tone, bands = [80, 60], showValue = false }: BandBarProps) {
  const format = useFormat();
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, width: '100%' }}>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(shown)}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ flex: 1, minWidth: 40, height: 6, borderRadius: 3, bgcolor: 'chart.neutral', overflow: 'hidden' }}
      >
        <Box
          sx={(theme) => ({
            height: '100%',
            borderRadius: 3,
            backgroundColor: toneArea(theme, tone ?? bandOf(shown, ...bands)),
          })}
          style={{ width: `${shown}%` }}
        />
      </Box>
      {showValue && (
        <Box
          component="span"
          sx={{ fontSize: 'size.plain', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {format.percent(shown)}
        </Box>
      )}
    </Box>
  );
}
