import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Backup } from '#domain/administration/backup.ts';
import { orpc } from '../kit/requests/api.ts';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import { useFormat } from '../kit/format.ts';
import { JobProgress } from '../kit/requests/job-progress.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { BackupReport } from './backup-report.tsx';
import { ProblemList } from './problem-list.tsx';
import { RestoreButton } from './restore-button.tsx';
import { failureOf } from './backup-failure.ts';
import { useWork } from './use-work.ts';

/** One backup: how far its making or its check is, then what it is and what can be done with it. */
export function BackupRow({ backup }: { backup: Backup }) {
  return (
    <Box component="li" sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2 }}>
      {backup.state === 'waiting' ? <Work backup={backup} /> : <Facts backup={backup} />}
    </Box>
  );
}

function Work({ backup }: { backup: Backup }) {
  const { t } = useTranslation('data');
  const { job, cancel, isCancelling, hasEnded } = useWork(backup.jobId);
  if (!job) return backup.name;
  const text = backup.origin === 'made' ? t('backup.making') : t('restore.checking');
  return (
    <JobProgress
      job={job}
      title={backup.name}
      message={job.state === 'failed' ? undefined : text}
      onCancel={cancel}
      isCancelling={isCancelling}
      outcome={
        <>
          {job.state === 'failed' && <Typography color="error">{failureOf(job)}</Typography>}
          {hasEnded && <RemoveButton backup={backup} />}
        </>
      }
    />
  );
}

function Facts({ backup }: { backup: Backup }) {
  const { t } = useTranslation('data');
  const { bytes, dateTime } = useFormat();
  const { name, size, madeAt, madeByName, includesFiles, report } = backup;
  const organisation = currentOrganisation();
  const address = `/api/v1/data/backups/${backup.id}/file${organisation ? `?organisation=${organisation}` : ''}`;
  const facts = [bytes(size), dateTime(madeAt), madeByName, ...(includesFiles ? [t('backup.withFiles')] : [])];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        {backup.origin === 'made' && (
          <Button component="a" href={address} download={name} startIcon={<Download size={16} />}>
            {t('backup.download')}
          </Button>
        )}
        {backup.state === 'ready' && <RestoreButton backup={backup} />}
        <RemoveButton backup={backup} />
      </Box>
      {report && backup.state === 'refused' && <ProblemList problems={report.problems} />}
      {report && backup.state === 'ready' && backup.origin === 'brought' && <BackupReport report={report} />}
    </>
  );
}

function RemoveButton({ backup: { id, name } }: { backup: Backup }) {
  const { t } = useTranslation('data');
  const queryClient = useQueryClient();
  const removal = useMutation(
    orpc.administration.data.backups.remove.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.administration.data.backups.key() }),
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  return (
    <Tooltip title={t('backup.remove')}>
      <IconButton aria-label={t('backup.removeNamed', { name })} onClick={() => removal.mutate({ id })}>
        <Trash2 size={16} />
      </IconButton>
    </Tooltip>
  );
}
