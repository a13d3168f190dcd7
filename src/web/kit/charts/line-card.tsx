import { type ReactNode, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartTable } from './chart-table.tsx';

const LinesChart = lazy(async () => ({ default: (await import('./lines-chart.tsx')).LinesChart }));

export interface Line {
  label: string;
  /** One for each date; null where nothing was measured. */
  values: readonly (number | null)[];
}

interface LineCardProps {
  title: string;
  subtitle?: ReactNode;
  /** Plain dates or moments, oldest first. */
  dates: readonly string[];
  lines: readonly Line[];
  unit?: 'number' | 'percent';
  action?: ReactNode;
  height?: number;
}

/** How numbers went over time; the first line has a tinted area. */
export function LineCard({ title, subtitle, dates, lines, unit = 'percent', action, height = 260 }: LineCardProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const say = (value: number | null) =>
    value === null ? '–' : unit === 'percent' ? format.percent(value) : format.number(value);
  const rows = dates.map((date, index) => [
    format.date(date),
    ...lines.map(({ values }) => say(values[index] ?? null)),
  ]);
  return (
    <ChartCard
      title={title}
      subtitle={subtitle}
      action={action}
      height={height}
      chart={<LinesChart label={title} dates={dates} lines={lines} unit={unit} height={height} />}
      table={<ChartTable label={title} columns={[t('chart.date'), ...lines.map(({ label }) => label)]} rows={rows} />}
    />
  );
}
