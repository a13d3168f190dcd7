import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WorkProgress } from '../analysis/taking-progress.tsx';
import { client, orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { isOver, noteJob, useJob } from '../../kit/requests/jobs.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { ValidationView } from './validation-view.tsx';

/** Live events tell of the end; this is for connections that carry none. */
const BUSY_PAUSE = 1500;
/** The steps a job counts, by the word it says. */
const STEPS = ['reading', 'matching', 'keeping'] as const;

interface OneValidationProps {
  id: string;
  onAgain: (id: string) => void;
  onClose: () => void;
}

/** A validation under way, without a result, or with all that it says. */
export function OneValidation({ id, onAgain, onClose }: OneValidationProps) {
  const { t } = useTranslation('evidence-validation');
  const mayValidate = usePermission('iso_readiness.edit');
  const {
    data: validation,
    error,
    refetch,
  } = useQuery(
    orpc.evidence.validations.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? BUSY_PAUSE : false),
    }),
  );
  const job = useJob(validation?.jobId ?? undefined);
  const again = useMutation({
    mutationFn: ({ documentId, framework, requirementId }: NonNullable<typeof validation>) =>
      client.evidence.validations.add({ documentId, framework, requirementId }),
    onSuccess: (started) => {
      noteJob(started.job);
      onAgain(started.validation.id);
    },
    onError: (problem) => toast('error', messageOf(problem)),
  });
  if (error && !validation) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!validation) return <CardSkeleton />;
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button startIcon={<ArrowLeft />} onClick={onClose}>
        {t('back')}
      </Button>
      <ReasonButton
        reason={mayValidate ? null : t('kit:reason.permission')}
        startIcon={<RotateCw />}
        loading={again.isPending}
        onClick={() => again.mutate(validation)}
      >
        {t('again')}
      </ReasonButton>
    </Box>
  );
  if (validation.state === 'waiting') {
    const hasFailed = job && isOver(job) && job.state !== 'done';
    const step = STEPS.find((each) => each === job?.message) ?? 'reading';
    return (
      <Card sx={{ display: 'grid', gap: 2 }}>
        {hasFailed ? (
          <Notice tone="error" title={t('failed.title')}>
            {t('failed.text')}
          </Notice>
        ) : (
          <WorkProgress
            title={`${validation.requirementId} · ${validation.documentTitle}`}
            step={t(`progress.${step}`)}
            percent={((job?.done ?? 0) / STEPS.length) * 100}
          />
        )}
        <Box sx={{ mt: 2 }}>{actions}</Box>
      </Card>
    );
  }
  if (!validation.result)
    return (
      <Card>
        <Notice tone="warning" title={t('unassessable.title')}>
          {validation.refusal && t(`documents:refusal.${validation.refusal}.what`)}{' '}
          {validation.refusal && t(`documents:refusal.${validation.refusal}.do`)} {t('unassessable.text')}
        </Notice>
        <Box sx={{ mt: 2 }}>{actions}</Box>
      </Card>
    );
  return <ValidationView validation={validation} result={validation.result} actions={actions} />;
}
