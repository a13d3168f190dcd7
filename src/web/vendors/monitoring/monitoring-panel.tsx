import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MonitoringOverview } from '#domain/vendors/monitoring/run.ts';
import { RHYTHMS } from '#domain/vendors/monitoring/values.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useMonitoringChanges, useMonitoringOverview } from './monitoring-queries.ts';
import { NewestChanges, PanelFacts, OpenProblems } from './panel-parts.tsx';
import { UnderWay } from './under-way.tsx';

/** The monitoring of all vendors, below their list. Its page loads the words `monitoring`. */
export function MonitoringPanel() {
  const { t } = useTranslation('monitoring');
  const { data, error, refetch } = useMonitoringOverview();
  const overview = data;
  if (!overview) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  return (
    <Card sx={{ mt: 2.5 }} title={t('title')} subtitle={t('subtitle')} action={<RunNow overview={overview} />}>
      {overview.withDomains === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{`${t('empty.title')}. ${t('empty.text')}`}</Box>
      ) : (
        <Shown overview={overview} />
      )}
    </Card>
  );
}

function RunNow({ overview: { jobs, withDomains } }: { overview: MonitoringOverview }) {
  const { t } = useTranslation('monitoring');
  const mayEdit = usePermission('risk_management.edit');
  const { runAll } = useMonitoringChanges();
  const isUnderWay = jobs.some(({ vendorId }) => vendorId === null);
  const reason = !mayEdit
    ? t('kit:reason.permission')
    : withDomains === 0
      ? t('reason.noDomains')
      : isUnderWay
        ? t('reason.underWay')
        : null;
  if (reason)
    return (
      <ReasonButton startIcon={<Play />} reason={reason}>
        {t('runNow')}
      </ReasonButton>
    );
  return (
    <Button
      startIcon={<Play />}
      loading={runAll.isPending}
      onClick={() => runAll.mutate({}, { onError: (problem) => toast('error', messageOf(problem)) })}
    >
      {t('runNow')}
    </Button>
  );
}

function Shown({ overview }: { overview: MonitoringOverview }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {overview.jobs.map(({ job, vendorName }) => (
        <UnderWay key={job.id} job={job} vendorName={vendorName} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 420px', minWidth: 0 }}>
          <PanelFacts overview={overview} />
        </Box>
        <Rhythm value={overview.rhythm} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <OpenProblems overview={overview} />
        <NewestChanges overview={overview} />
      </Box>
    </Box>
  );
}

function Rhythm({ value }: { value: MonitoringOverview['rhythm'] }) {
  const { t } = useTranslation('monitoring');
  const mayEdit = usePermission('risk_management.edit');
  const { change } = useMonitoringChanges();
  if (!mayEdit) return null;
  const choose = (rhythm: MonitoringOverview['rhythm']) =>
    change.mutate(
      { rhythm },
      {
        onSuccess: () => toast('success', t('rhythm.saved')),
        onError: (problem) => toast('error', messageOf(problem)),
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
        {t('rhythm.label')}
      </Box>
      <Select
        value={value}
        onChange={(event) => choose(event.target.value)}
        SelectDisplayProps={{ 'aria-label': `${t('rhythm.label')}: ${t(`rhythm.${value}`)}` }}
        MenuProps={{ slotProps: { list: { 'aria-label': t('rhythm.label') } } }}
        sx={{ minHeight: 36, minWidth: 160 }}
      >
        {RHYTHMS.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`rhythm.${each}`)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
