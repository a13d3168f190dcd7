import { CircleCheck, Link2, Link2Off, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { useAssessmentChanges } from './assessment-queries.ts';
import { LinkDialog } from './link-dialog.tsx';

const ReviewEndDialog = lazy(async () => ({ default: (await import('./review-end-dialog.tsx')).ReviewEndDialog }));

interface AssessmentActionsProps {
  assessment: VendorAssessmentDetails;
  reason: string | null;
  onRemoved: () => void;
}

/** What can be done with an assessment where it stands now. */
export function AssessmentActions({ assessment, reason, onRemoved }: AssessmentActionsProps) {
  const { t } = useTranslation('assessments');
  const { remove, revoke, refresh } = useAssessmentChanges();
  const [opened, setOpened] = useState<'send' | 'renew' | 'back' | 'end' | 'revoke' | 'remove' | null>(null);
  const { id, state, linkEndsAt, answers, vendorName } = assessment;
  const close = () => setOpened(null);
  const isOver = state === 'submitted' || state === 'reviewed';
  const questioned = answers.filter(({ verdict }) => verdict === 'questioned').length;
  const failed = (error: unknown) => toast('error', messageOf(error));
  return (
    <>
      <ReasonButton variant="text" startIcon={<Trash2 />} reason={reason} onClick={() => setOpened('remove')}>
        {t('remove.open')}
      </ReasonButton>
      {linkEndsAt && (
        <ReasonButton startIcon={<Link2Off />} reason={reason} onClick={() => setOpened('revoke')}>
          {t('revoke.open')}
        </ReasonButton>
      )}
      {!isOver && (
        <ReasonButton
          variant="contained"
          color="primary"
          startIcon={<Link2 />}
          reason={reason}
          onClick={() => setOpened(state === 'draft' ? 'send' : 'renew')}
        >
          {t(state === 'draft' ? 'link.send' : 'link.renew')}
        </ReasonButton>
      )}
      {isOver && (
        <ReasonButton startIcon={<Undo2 />} reason={reason} onClick={() => setOpened('back')}>
          {t('link.back')}
        </ReasonButton>
      )}
      {state === 'submitted' && (
        <ReasonButton
          variant="contained"
          color="primary"
          startIcon={<CircleCheck />}
          reason={reason ?? (questioned > 0 ? t('end.questioned', { count: questioned }) : null)}
          onClick={() => setOpened('end')}
        >
          {t('end.title')}
        </ReasonButton>
      )}
      {(opened === 'send' || opened === 'renew' || opened === 'back') && (
        <LinkDialog assessment={assessment} kind={opened} onClose={close} />
      )}
      <Suspense fallback={null}>
        {opened === 'end' && <ReviewEndDialog assessment={assessment} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        isOpen={opened === 'revoke'}
        isDangerous
        title={t('revoke.title')}
        confirmLabel={t('revoke.open')}
        isBusy={revoke.isPending}
        onCancel={close}
        onConfirm={() => revoke.mutate({ id }, { onSuccess: close, onError: failed })}
      >
        {t('revoke.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'remove'}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.open')}
        isBusy={remove.isPending}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                onRemoved();
                refresh();
              },
              onError: failed,
            },
          )
        }
      >
        {t('remove.text', { vendor: vendorName })}
      </ConfirmDialog>
    </>
  );
}
