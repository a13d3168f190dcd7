import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { type SelfAssessment, useRefresh } from './self-assessment-queries.ts';
import type { AnswersInHand } from './use-answers.ts';

interface FinishButtonProps {
  assessment: SelfAssessment;
  hand: AnswersInHand;
  answered: number;
  unanswered: number;
  /** At the last domain it is what to do next. */
  isLast: boolean;
  reason: string | null;
}

/** Makes the baseline, after saying what is still open. */
export function FinishButton({ assessment, hand, answered, unanswered, isLast, reason }: FinishButtonProps) {
  const { t } = useTranslation('self-assessment');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const finish = useMutation(orpc.selfAssessments.baseline.add.mutationOptions());
  const waits =
    answered === 0
      ? t('finish.nothing')
      : hand.withoutReason > 0
        ? t('saved.reason')
        : hand.problem && hand.unsent > 0
          ? t('saved.kept', { count: hand.unsent })
          : null;
  const showFinished = async (number: number | null) => {
    await refresh();
    toast('success', t('finish.done', { number }));
    // The result may show already, and who compares it at once is not to be led back.
    void navigate({ to: PAGES.isoTest, search: ({ beside }) => ({ baseline: number ?? undefined, beside }) });
  };
  const keep = () =>
    finish.mutate(
      { id: assessment.id },
      {
        onSuccess: ({ number }) => void showFinished(number),
        onError: (problem) => {
          setAsking(false);
          toast('error', messageOf(problem));
        },
      },
    );
  return (
    <>
      <ReasonButton
        {...(isLast && { variant: 'contained', color: 'primary', 'data-next': true })}
        reason={reason ?? waits}
        onClick={() => setAsking(true)}
      >
        {t('finish.button')}
      </ReasonButton>
      {isAsking && waits === null && (
        <ConfirmDialog
          isOpen
          title={t('finish.title')}
          confirmLabel={t('finish.button')}
          // The last answers are on their way while somebody reads this.
          isBusy={finish.isPending || hand.unsent > 0}
          onConfirm={keep}
          onCancel={() => setAsking(false)}
        >
          {unanswered > 0 ? t('finish.open', { count: unanswered }) : t('finish.complete')}
        </ConfirmDialog>
      )}
    </>
  );
}
