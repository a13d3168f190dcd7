import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Backup } from '#domain/administration/backup.ts';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { orpc } from '../kit/requests/api.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { JobProgress } from '../kit/requests/job-progress.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { useSession } from '../people/session.ts';
import { failureOf } from './backup-failure.ts';
import { useWork } from './use-work.ts';

/** Asks for the name, restores, and shows how far it is; until the change begins it can be stopped. */
export function RestoreButton({ backup }: { backup: Backup }) {
  const { t } = useTranslation('data');
  const { dateTime } = useFormat();
  const { organisation, permissions } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [jobId, setJobId] = useState<string>();
  const restoration = useMutation(
    orpc.administration.data.restorations.add.mutationOptions({
      onSuccess: ({ id }) => {
        setIsAsking(false);
        setJobId(id);
      },
    }),
  );
  const mayAll = PERMISSIONS.every((permission) => permissions.includes(permission));
  const name = organisation?.name ?? '';
  return (
    <>
      <ReasonButton
        reason={mayAll ? null : t('needsAll')}
        startIcon={<RotateCcw size={16} />}
        onClick={() => {
          restoration.reset();
          setIsAsking(true);
        }}
      >
        {t('restore.restore')}
      </ReasonButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('restore.confirm.title')}
        typed={name}
        confirmLabel={t('restore.confirm.label')}
        isDangerous
        isBusy={restoration.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => restoration.mutate({ id: backup.id, confirmation: name })}
      >
        {t('restore.confirm.text', { name, when: dateTime(backup.report?.exportedAt ?? backup.madeAt) })}{' '}
        {t('restore.confirm.people')}
        {restoration.error && (
          <Box sx={{ mt: 1.5 }}>
            <Notice tone="error">{messageOf(restoration.error)}</Notice>
          </Box>
        )}
      </ConfirmDialog>
      {jobId && <Restoring jobId={jobId} title={backup.name} onClose={() => setJobId(undefined)} />}
    </>
  );
}

function Restoring({ jobId, title, onClose }: { jobId: string; title: string; onClose: () => void }) {
  const { t } = useTranslation('data');
  const queryClient = useQueryClient();
  const { job, hasEnded, cancel, isCancelling } = useWork(jobId);
  const isDone = job?.state === 'done';
  useEffect(() => {
    // Everything may be another than it was, the organisation's name and colours too.
    if (isDone) void queryClient.invalidateQueries();
  }, [isDone, queryClient]);
  const isChanging = job?.message === 'changing';
  return (
    <Dialog isOpen title={t('restore.progress')} onClose={onClose}>
      {job && (
        <JobProgress
          job={job}
          title={title}
          message={hasEnded ? '' : isChanging ? t('restore.changing') : t('restore.checking')}
          {...(!isChanging && { onCancel: cancel })}
          isCancelling={isCancelling}
          outcome={
            <Notice tone={isDone ? 'success' : job.state === 'cancelled' ? 'info' : 'error'}>
              {isDone && t('restore.done')}
              {job.state === 'cancelled' && t('restore.cancelled')}
              {job.state === 'failed' && `${failureOf(job)} ${t('problem.nothing')}`}
            </Notice>
          }
        />
      )}
    </Dialog>
  );
}
