import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { ChartPie, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../card.tsx';

interface ChartCardProps {
  title: string;
  subtitle?: ReactNode;
  action?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  height?: number;
}

/** A card with a chart and, behind it, the same numbers as a table. */
export function ChartCard({ title, subtitle, action, chart, table, height = 260 }: ChartCardProps) {
  const { t } = useTranslation('kit');
  const [isTable, setIsTable] = useState(false);
  const label = isTable ? t('chart.asChart') : t('chart.asTable');
  return (
    <Card
      title={title}
      subtitle={subtitle}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {action}
          <IconButton
            title={label}
            aria-label={`${label}: ${title}`}
            onClick={() => setIsTable(!isTable)}
            sx={{ my: -0.5, mr: -0.5 }}
          >
            {isTable ? <ChartPie /> : <Table2 />}
          </IconButton>
        </Box>
      }
    >
      {isTable ? (
        <Box sx={{ minHeight: height, overflowX: 'auto' }}>{table}</Box>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{chart}</Suspense>
      )}
    </Card>
  );
}
