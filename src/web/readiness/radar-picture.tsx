import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { RadarChart, radarClasses } from '@mui/x-charts/RadarChart';
import { useFormat } from '../kit/format.ts';

interface RadarPictureProps {
  label: string;
  names: string[];
  /** Percentages in the order of the names. */
  series: { label: string; values: number[] }[];
  height: number;
}

/** The shape of DomainRadar, in a chunk of its own. */
export function RadarPicture({ label, names, series, height }: RadarPictureProps) {
  const theme = useTheme();
  const format = useFormat();
  const { palette } = theme.vars;
  const colors = [palette.primary.main, palette.chart.success];
  const texts = series.map(
    (each) =>
      `${each.label}: ${names.map((name, index) => `${name} ${format.percent(each.values[index] ?? 0)}`).join(', ')}`,
  );
  return (
    <Box
      role="img"
      aria-label={`${label}. ${texts.join('. ')}`}
      sx={{
        [`& .${radarClasses.gridRadial}, & .${radarClasses.gridDivider}`]: {
          stroke: palette.field.border,
          strokeOpacity: 1,
        },
      }}
    >
      <RadarChart
        height={height}
        skipAnimation
        highlight="none"
        shape="circular"
        divisions={4}
        stripeColor={null}
        margin={{ top: 26, bottom: 18, left: 92, right: 92 }}
        radar={{ max: 100, metrics: names }}
        series={series.map((each, index) => ({
          label: each.label,
          data: each.values,
          color: colors[index] ?? palette.primary.main,
          fillArea: true,
          hideMark: true,
          valueFormatter: (value: number) => format.percent(value),
        }))}
      />
    </Box>
  );
}
