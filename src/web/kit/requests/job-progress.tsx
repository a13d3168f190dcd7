import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#domain/activity/audit-entry.ts';
import { useFormat } from '../format.ts';
import { isOver } from './jobs.ts';
import { ToneChip } from '../tone-chip.tsx';
import type { Tone } from '../tone.ts';

const tones: Record<Job['state'], Tone> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
};

interface JobProgressProps {
  job: Pick<Job, 'state' | 'done' | 'total' | 'message'>;
  title: string;
  /** What is being done now, translated; the job's own message otherwise. */
  message?: ReactNode;
  onCancel?: () => void;
  isCancelling?: boolean;
  /** Shown when the job is over: what became of every row or file. */
  outcome?: ReactNode;
}

/** How far long work is: done of total, what is happening, a way to stop it, and its outcome. Use it with `useJob(id, first)`. */
export function JobProgress({ job, title, message, onCancel, isCancelling = false, outcome }: JobProgressProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const percent = job.total ? Math.min(100, (job.done / job.total) * 100) : job.state === 'done' ? 100 : 0;
  const isMoving = !isOver(job);
  const hasAmount = isMoving && job.total !== null && job.total > 0;
  return (
    <Box role="group" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="p" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <ToneChip tone={tones[job.state]} label={t(`job.${job.state}`)} />
        {isMoving && onCancel && (
          <Button size="small" onClick={onCancel} loading={isCancelling}>
            {t('cancel')}
          </Button>
        )}
      </Box>
      {isMoving && (
        <LinearProgress
          aria-label={title}
          variant={hasAmount ? 'determinate' : 'indeterminate'}
          {...(hasAmount && { value: percent })}
        />
      )}
      <Box
        role="status"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mt: 0.75,
          fontSize: 'size.small',
          color: 'text.secondary',
          minHeight: 18,
        }}
      >
        <span>{message ?? job.message}</span>
        {job.total !== null && job.total > 0 && (
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('job.doneOf', { done: format.number(job.done), total: format.number(job.total) })}
          </Box>
        )}
      </Box>
      {isOver(job) && outcome}
    </Box>
  );
}
