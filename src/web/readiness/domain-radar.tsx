import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainCoverage } from '#domain/readiness/readiness.ts';
import { shareOf } from '#domain/share.ts';
import { useTitles } from '../frameworks/framework.ts';
import { ChartCard } from '../kit/charts/chart-card.tsx';
import { ChartTable } from '../kit/charts/chart-table.tsx';
import { useFormat } from '../kit/format.ts';

const RadarPicture = lazy(async () => ({ default: (await import('./radar-picture.tsx')).RadarPicture }));

const share = (part: number, whole: number) => shareOf(part, whole) ?? 0;

/** Implemented and evidenced in each domain, as a shape; the same numbers as a table behind it. */
export function DomainRadar({
  domains,
  title,
  height = 320,
}: {
  domains: readonly DomainCoverage[];
  title: string;
  height?: number;
}) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const titles = useTitles();
  const rows = domains.map(({ domain, implemented, evidenced, total }) => [
    titles.domain(domain),
    `${format.number(implemented)}/${format.number(total)}`,
    `${format.number(evidenced)}/${format.number(total)}`,
  ]);
  return (
    <ChartCard
      title={title}
      subtitle={t('radar.subtitle')}
      height={height}
      chart={
        domains.length > 0 ? (
          <RadarPicture
            height={height}
            label={title}
            names={domains.map(({ domain }) => t(`short.${domain}`))}
            series={[
              {
                label: t('radar.implemented'),
                values: domains.map(({ implemented, total }) => share(implemented, total)),
              },
              { label: t('radar.evidenced'), values: domains.map(({ evidenced, total }) => share(evidenced, total)) },
            ]}
          />
        ) : (
          <Skeleton variant="rounded" height={height} />
        )
      }
      table={
        <Box>
          <ChartTable
            label={title}
            columns={[t('radar.domain'), t('radar.implemented'), t('radar.evidenced')]}
            rows={rows}
          />
        </Box>
      }
    />
  );
}
