import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useRouter } from '@tanstack/react-router';
import { useFormat } from '../format.ts';
import { toneArea } from '../tone.ts';
import type { Bar } from './bar-card.tsx';

interface BarsChartProps {
  label: string;
  bars: readonly Bar[];
  unit: 'number' | 'percent';
  isHorizontal: boolean;
  height: number;
}

/** The bars of BarCard, in a chunk of its own. */
export function BarsChart({ label, bars, unit, isHorizontal, height }: BarsChartProps) {
  const theme = useTheme();
  const format = useFormat();
  const router = useRouter();
  const say = (value: number | null) => (unit === 'percent' ? format.percent(value ?? 0) : format.number(value ?? 0));
  const names = {
    scaleType: 'band' as const,
    data: bars.map((bar) => bar.label),
    colorMap: {
      type: 'ordinal' as const,
      values: bars.map((bar) => bar.label),
      colors: bars.map((bar) => toneArea(theme, bar.tone ?? 'info')),
    },
    categoryGapRatio: 0.45,
    disableLine: true,
    disableTicks: true,
  };
  const amounts = {
    ...(unit === 'percent' && { min: 0, max: 100 }),
    min: 0,
    valueFormatter: (value: number) =>
      unit === 'percent' ? format.percent(value) : format.number(value, { notation: 'compact' }),
    tickMinStep: 1,
    disableLine: true,
    disableTicks: true,
  };
  return (
    <Box role="img" aria-label={`${label}: ${bars.map((bar) => `${bar.label} ${say(bar.value)}`).join(', ')}`}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        borderRadius={5}
        layout={isHorizontal ? 'horizontal' : 'vertical'}
        grid={isHorizontal ? { vertical: true } : { horizontal: true }}
        // The last amount stands at the end of its axis, half of it beyond.
        margin={{ left: 0, right: isHorizontal ? 20 : 8, top: 8, bottom: 0 }}
        xAxis={[isHorizontal ? { ...amounts, height: 28 } : { ...names, height: 28 }]}
        yAxis={[isHorizontal ? { ...names, width: 130 } : { ...amounts, width: 46 }]}
        series={[{ data: bars.map((bar) => bar.value), valueFormatter: say }]}
        onItemClick={(_, { dataIndex }) => {
          const href = bars[dataIndex ?? -1]?.href;
          if (href) router.history.push(href);
        }}
      />
    </Box>
  );
}
