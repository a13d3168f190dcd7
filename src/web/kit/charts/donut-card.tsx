import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../links/app-link.tsx';
import { useFormat } from '../format.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartTable } from './chart-table.tsx';
import { type Slice, sliceColor } from './slice.ts';

const DonutChart = lazy(async () => ({ default: (await import('./donut-chart.tsx')).DonutChart }));

interface DonutCardProps {
  title: string;
  subtitle?: ReactNode;
  slices: readonly Slice[];
  /** In the middle: the one number to remember. */
  centre: { value: string; label: string };
  action?: ReactNode;
}

/** Shares of a whole, with a legend whose numbers are doors. */
export function DonutCard({ title, subtitle, slices, centre, action }: DonutCardProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const chart = (
    <>
      <DonutChart slices={slices} centre={centre} label={title} />
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          rowGap: 0.75,
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          fontSize: 'size.plain',
        }}
      >
        {slices.map((slice) => (
          <Box component="li" key={slice.label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden
              sx={(theme) => ({
                width: 10,
                height: 10,
                borderRadius: '50%',
                backgroundColor: sliceColor(theme, slice),
              })}
            />
            {slice.label}
            {slice.href ? (
              <Link component={AppLink} href={slice.href} aria-label={`${slice.label}: ${format.number(slice.value)}`}>
                {format.number(slice.value)}
              </Link>
            ) : (
              <strong>{format.number(slice.value)}</strong>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
  const rows = slices.map(({ label, value }) => [label, format.number(value)]);
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      action={action}
      chart={chart}
      table={<ChartTable label={title} columns={[t('chart.name'), t('chart.number')]} rows={rows} />}
    />
  );
}
