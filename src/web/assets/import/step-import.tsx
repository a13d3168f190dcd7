import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import type { AssetImport, ImportOutcome, NamedCell } from '#domain/assets/import-plan.ts';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { JobProgress } from '../../kit/requests/job-progress.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useIssueLabels } from './issue-labels.ts';
import { Counters } from './step-validate.tsx';
import { Table } from '../../kit/table/small-table.tsx';
import { useOperation } from '../list/use-operation.ts';

interface StepImportProps {
  /** Rows without an error. */
  good: number;
  /** What the import would do, once the server has compared the file with the inventory. */
  preview: AssetImport | null;
  job: Job | null;
  /** What a stopped import had written. */
  written: AssetImport | null;
  onCancel: () => void;
  isCancelling: boolean;
  isImporting: boolean;
  outcome: ImportOutcome | null;
  /** Why the import could not start. */
  failure: string | null;
}

export function StepImport(props: StepImportProps) {
  const { good, preview, job, written, onCancel, isCancelling, isImporting, outcome, failure } = props;
  const { t } = useTranslation('assets');
  const format = useFormat();
  if (failure !== null) return <Notice tone="error">{failure}</Notice>;
  if (job?.state === 'failed' || job?.state === 'cancelled')
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        {job.state === 'failed' ? (
          <Notice tone="error">{job.message ?? t('importing.failed')}</Notice>
        ) : (
          <Notice tone="warning">{t('importing.cancelled')}</Notice>
        )}
        {written ? <Written id={job.id} outcome={written.outcome} /> : <CardSkeleton lines={2} />}
      </Box>
    );
  if (outcome && job?.state === 'done') return <Outcome id={job.id} outcome={outcome} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone="warning">{t('importing.ready', { count: good, assets: format.number(good) })}</Notice>
      {!isImporting && (preview ? <ImportPreview preview={preview} /> : <CardSkeleton lines={4} />)}
      {isImporting && (
        <JobProgress
          job={job ?? { state: 'queued', done: 0, total: null, message: null }}
          title={t('importing.running')}
          onCancel={onCancel}
          isCancelling={isCancelling}
        />
      )}
    </Box>
  );
}

function Outcome({ id, outcome }: { id: string; outcome: ImportOutcome }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const successful = outcome.created + outcome.updated + outcome.unchanged;
  const processed = outcome.total - outcome.skipped;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone={outcome.unsaved > 0 ? 'warning' : 'success'}>
        {t('importing.completed', { count: successful, assets: format.number(successful) })}
        {outcome.unsaved > 0 &&
          ` ${t('importing.unsaved', { count: outcome.unsaved, assets: format.number(outcome.unsaved) })}`}
      </Notice>
      <Counters
        counters={[
          [t('importing.processed'), processed, 'neutral'],
          [t('importing.successful'), successful, 'success'],
          [t('importing.failedCount'), outcome.unsaved, 'error'],
        ]}
      />
      <Written id={id} outcome={outcome} />
    </Box>
  );
}

/** What was written, row by row accounted for, and the way to take it back. */
function Written({ id, outcome }: { id: string; outcome: ImportOutcome }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const [isUndone, setIsUndone] = useState(false);
  const { undo, isBusy } = useOperation(() => {});
  const lines = [
    t('importing.created', { count: outcome.created, rows: format.number(outcome.created) }),
    t('importing.updated', { count: outcome.updated, rows: format.number(outcome.updated) }),
    t('importing.unchanged', { count: outcome.unchanged, rows: format.number(outcome.unchanged) }),
    t('importing.skipped', { count: outcome.skipped, rows: format.number(outcome.skipped) }),
  ];
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{lines.join(' · ')}</Typography>
      {outcome.created + outcome.updated > 0 && (
        <Box>
          <Button
            startIcon={<Undo2 />}
            loading={isBusy}
            disabled={isUndone}
            onClick={() => undo(id, { onSuccess: () => setIsUndone(true) })}
          >
            {t(isUndone ? 'operation.importUndone' : 'operation.undoImport')}
          </Button>
        </Box>
      )}
      <Cells label={t('importing.failures')} cells={outcome.failed} />
      {outcome.leftEmpty > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('importing.leftEmpty', { count: outcome.leftEmpty, cells: format.number(outcome.leftEmpty) })}
        </Typography>
      )}
      <Cells label={t('importing.leftEmptyCells')} cells={outcome.leftEmptyCells} />
    </>
  );
}

function Cells({ label, cells }: { label: string; cells: readonly NamedCell[] }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const labels = useIssueLabels();
  if (cells.length === 0) return null;
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
      <Table
        label={label}
        maxHeight={300}
        columns={[t('importing.row'), t('importing.column'), t('importing.value'), t('importing.issues')]}
        rows={cells.map((issue, index) => ({
          key: String(index),
          cells: [format.number(issue.row), issue.column, issue.value.slice(0, 120), labels(issue)],
        }))}
      />
    </Box>
  );
}
