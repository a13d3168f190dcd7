import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanAction } from '#domain/readiness/plan.ts';
import { shareOf } from '#domain/share.ts';
import type { Snapshot } from '#domain/readiness/snapshot.ts';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { LineCard } from '../../kit/charts/line-card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { NextActions } from './next-actions.tsx';
import { QuickWins } from './quick-wins.tsx';

interface ProgressTrackingProps {
  framework: FrameworkView;
  domain: string | undefined;
  target: number | undefined;
  onSearch: (change: { domain?: string | undefined; target?: number | undefined }) => void;
  /** A button that makes tasks of actions; the schedule's. */
  renderTasks: (actions: readonly PlanAction[]) => ReactNode;
}

/** How readiness went, and the smallest set of actions that takes it further. */
export function ProgressTracking({ framework, domain, target, onSearch, renderTasks }: ProgressTrackingProps) {
  const { t } = useTranslation('progress');
  const trend = useQuery(orpc.readiness.trend.list.queryOptions({ input: { framework: framework.id } }));
  const plan = useQuery(
    orpc.readiness.plan.get.queryOptions({
      input: { framework: framework.id, ...(domain && { domain }), ...(target && { target }) },
      placeholderData: (old) => old,
    }),
  );
  const failed = [trend, plan].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex' }}>
        <FilterSelect
          label={t('scope')}
          value={domain}
          options={framework.domains.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(value) => onSearch({ domain: value })}
        />
      </Box>
      {trend.data ? <Trend snapshots={trend.data} domain={domain} /> : <CardSkeleton lines={6} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {plan.data ? (
          <>
            <NextActions
              plan={plan.data.plan}
              framework={framework}
              target={target}
              onTarget={(wanted) => onSearch({ target: wanted })}
              renderTasks={renderTasks}
            />
            <QuickWins actions={plan.data.quickWins} framework={framework} renderTasks={renderTasks} />
          </>
        ) : (
          <CardSkeleton lines={6} />
        )}
      </Box>
    </Box>
  );
}

function Trend({ snapshots, domain }: { snapshots: readonly Snapshot[]; domain: string | undefined }) {
  const { t } = useTranslation('progress');
  const figures = snapshots.map((each) =>
    domain === undefined ? each.figures : each.figures.domains.find((one) => one.domain === domain),
  );
  const line = (of: 'implemented' | 'evidenced') =>
    figures.map((each) => (each ? shareOf(each[of], each.total) : null));
  return (
    <>
      {snapshots.length < 2 && <Notice tone="info">{t('trend.young')}</Notice>}
      <LineCard
        title={t('trend.title')}
        subtitle={t('trend.subtitle')}
        dates={snapshots.map(({ day }) => day)}
        lines={[
          { label: t('trend.implemented'), values: line('implemented') },
          { label: t('trend.evidenced'), values: line('evidenced') },
        ]}
      />
    </>
  );
}
