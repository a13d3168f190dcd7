import Box from '@mui/material/Box';
import { type Tone, toneText } from './tone.ts';

interface SparklineProps {
  /** Oldest first; fewer than two draw nothing. */
  values: readonly number[];
  tone?: Tone | 'primary';
  width?: number;
  height?: number;
}

/** The shape of a number over time, beside the number itself; hidden from screen readers because the number says it. */
export function Sparkline({ values, tone = 'primary', width = 84, height = 32 }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - 3 - ((value - low) / span) * (height - 6);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={(theme) => ({
        width,
        height,
        flex: 'none',
        overflow: 'visible',
        color: tone === 'primary' ? theme.vars.palette.primary.main : toneText(theme, tone),
      })}
    >
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} fill="currentColor" opacity="0.12" />
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </Box>
  );
}
