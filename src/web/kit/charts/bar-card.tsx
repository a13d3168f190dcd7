import { type ReactNode, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import type { Tone } from '../tone.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartTable } from './chart-table.tsx';

const BarsChart = lazy(async () => ({ default: (await import('./bars-chart.tsx')).BarsChart }));

export interface Bar {
  label: string;
  value: number;
  tone?: Tone;
  /** The list behind the number; a click on the bar goes there. */
  href?: string;
}

interface BarCardProps {
  title: string;
  subtitle?: ReactNode;
  bars: readonly Bar[];
  /** Percent gives an axis from 0 to 100 %. */
  unit?: 'number' | 'percent';
  isHorizontal?: boolean;
  action?: ReactNode;
  height?: number;
}

/** Amounts side by side. */
export function BarCard({
  title,
  subtitle,
  bars,
  unit = 'number',
  isHorizontal = false,
  action,
  height = 260,
}: BarCardProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const rows = bars.map(({ label, value }) => [
    label,
    unit === 'percent' ? format.percent(value) : format.number(value),
  ]);
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      action={action}
      height={height}
      chart={<BarsChart label={title} bars={bars} unit={unit} isHorizontal={isHorizontal} height={height} />}
      table={<ChartTable label={title} columns={[t('chart.name'), t('chart.number')]} rows={rows} />}
    />
  );
}
