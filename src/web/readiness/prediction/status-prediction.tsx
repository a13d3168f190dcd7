import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Hourglass, RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prediction, Predictions } from '#domain/readiness/prediction.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useFramework } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { usePredictionColumns } from './prediction-columns.tsx';
import { PredictionDialog } from './prediction-dialog.tsx';

const PAGE_SIZE = 25;

/** What each requirement is likely to become, and when, from the team's own pace; what is known without one stands there from the first day. */
export function StatusPrediction() {
  const { t } = useTranslation('prediction');
  const framework = useCurrentFramework();
  const { data, error, refetch, isFetching } = useQuery(
    orpc.readiness.predictions.get.queryOptions({ input: { framework } }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />;
  const refresh = (
    <Button startIcon={<RefreshCw />} loading={isFetching} onClick={() => void refetch()}>
      {t('refresh')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Summary predictions={data} action={refresh} />
      <Table predictions={data.predictions} isDated={data.pace !== null} />
    </Box>
  );
}

function Summary({ predictions, action }: { predictions: Predictions; action: ReactNode }) {
  const { t } = useTranslation('prediction');
  const format = useFormat();
  const { pace, paceFrom, weeks, finished, leastWeeks, leastFinished, p50, p85, horizon } = predictions;
  if (pace === null)
    return (
      <Card title={t('title')} action={action}>
        <Box component="p" sx={{ m: 0, textWrap: 'pretty' }}>
          {t('undated', { date: format.date(paceFrom ?? horizon), weeks, count: finished, leastWeeks, leastFinished })}
        </Box>
      </Card>
    );
  return (
    <Card title={t('title')} subtitle={t('basis', { count: weeks, pace: format.number(pace) })} action={action}>
      <Box component="p" sx={{ m: 0, textWrap: 'pretty' }}>
        {p50 && p85
          ? t('whole', { p50: format.date(p50), p85: format.date(p85) })
          : t(p50 === null && p85 === null ? 'wholeFar' : 'wholeUnsure')}{' '}
        {t('horizon', { date: format.date(horizon) })}
      </Box>
    </Card>
  );
}

function Table({ predictions, isDated }: { predictions: readonly Prediction[]; isDated: boolean }) {
  const { t } = useTranslation('prediction');
  const [page, setPage] = useState({ page: 0, size: PAGE_SIZE });
  const [open, setOpen] = useState<Prediction | null>(null);
  const framework = useFramework();
  const titles = useMemo(
    () => new Map(framework.data?.requirements.map(({ id, title }) => [id, title])),
    [framework.data],
  );
  const columns = usePredictionColumns(titles, isDated);
  const rows = useMemo(
    () =>
      predictions
        .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity))
        .map((prediction) => ({ id: prediction.requirementId, prediction })),
    [predictions],
  );
  const card = useCallback(
    (row: (typeof rows)[number]) => (
      <PredictionCard prediction={row.prediction} title={titles.get(row.id) ?? row.id} onOpen={setOpen} />
    ),
    [titles],
  );
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows.slice(page.page * page.size, (page.page + 1) * page.size)}
        total={rows.length}
        page={page.page}
        pageSize={page.size}
        onPage={(next, size) => setPage({ page: next, size })}
        onOpen={({ prediction }) => setOpen(prediction)}
        rowHeight={52}
        card={card}
        empty={<EmptyState icon={Hourglass} title={t('none')} />}
      />
      {open && (
        <PredictionDialog
          prediction={open}
          title={titles.get(open.requirementId) ?? ''}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface PredictionCardProps {
  prediction: Prediction;
  title: string;
  onOpen: (prediction: Prediction) => void;
}

function PredictionCard({ prediction, title, onOpen }: PredictionCardProps) {
  const { t } = useTranslation('prediction');
  const { requirementId, currentStatus, predictedStatus, askCount, asksMissing, estimatedEffort } = prediction;
  return (
    <>
      <RequirementLink id={requirementId} title={title} />
      {t(`status.${currentStatus}`)}
      {predictedStatus && ` → ${t(`status.${predictedStatus}`)}`}
      {askCount > 0 && ` · ${t('column.gaps')}: ${t('gapsOf', { missing: asksMissing.length, asks: askCount })}`}
      {` · ${t('column.effort')}: ${t(`effortShort.${estimatedEffort}`)}`}{' '}
      <Button size="small" variant="text" onClick={() => onOpen(prediction)}>
        {t('details')}
      </Button>
    </>
  );
}
