import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useFormat } from '../format.ts';
import { type Slice, sliceColor } from './slice.ts';

/** The ring of DonutCard, in a chunk of its own. */
export function DonutChart({
  slices,
  centre,
  label,
}: {
  slices: readonly Slice[];
  centre: { value: string; label: string };
  label: string;
}) {
  const theme = useTheme();
  const format = useFormat();
  const data = slices.map((slice, id) => ({
    id,
    label: slice.label,
    value: slice.value,
    color: sliceColor(theme, slice),
  }));
  return (
    <Box role="img" aria-label={`${label}: ${centre.value} ${centre.label}`} sx={{ position: 'relative', height: 200 }}>
      <PieChart
        height={200}
        hideLegend
        skipAnimation
        margin={0}
        series={[
          {
            data,
            innerRadius: 64,
            outerRadius: 84,
            paddingAngle: 2,
            cornerRadius: 4,
            valueFormatter: ({ value }) => format.number(value),
          },
        ]}
      />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
          pointerEvents: 'none',
        }}
      >
        <Typography variant="figure" component="span">
          {centre.value}
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {centre.label}
        </Typography>
      </Box>
    </Box>
  );
}
