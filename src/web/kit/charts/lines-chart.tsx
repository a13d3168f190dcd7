import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useFormat } from '../format.ts';
import type { Line } from './line-card.tsx';

interface LinesChartProps {
  label: string;
  dates: readonly string[];
  lines: readonly Line[];
  unit: 'number' | 'percent';
  height: number;
}

/** The lines of LineCard, in a chunk of its own. */
export function LinesChart({ label, dates, lines, unit, height }: LinesChartProps) {
  const theme = useTheme();
  const format = useFormat();
  const palette = theme.vars.palette;
  const colors = [
    palette.primary.main,
    palette.secondary.main,
    palette.accent.main,
    palette.chart.warning,
    palette.text.secondary,
  ];
  const say = (value: number | null) =>
    value === null ? '–' : unit === 'percent' ? format.percent(value) : format.number(value);
  return (
    <Box role="img" aria-label={label} sx={{ '& .MuiLineChart-area': { opacity: 0.12 } }}>
      <LineChart
        height={height}
        skipAnimation
        hideLegend={lines.length < 2}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 28, top: 8, bottom: 0 }}
        colors={colors}
        xAxis={[
          {
            scaleType: 'point',
            data: [...dates],
            valueFormatter: (date: string, { location }: { location: string }) =>
              location === 'tick' ? format.day(date) : format.date(date),
            disableLine: true,
            height: 28,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            width: 46,
            min: 0,
            ...(unit === 'percent' && { max: 100 }),
            valueFormatter: (value: number) => say(value),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={lines.map((line, index) => ({
          label: line.label,
          data: [...line.values],
          // A point alone makes no line.
          showMark: dates.length < 3 || line.values.filter((value) => value !== null).length < 2,
          area: index === 0,
          valueFormatter: say,
        }))}
      />
    </Box>
  );
}
