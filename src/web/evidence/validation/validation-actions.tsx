import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Check, ListTree, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validation } from '#domain/evidence/validation.ts';
import { ACCEPTABLE } from '#domain/evidence/validation-values.ts';
import { AcceptanceReason } from '../acceptance-reason.tsx';
import { client, orpc } from '../../kit/requests/api.ts';
import { useFormat } from '../../kit/format.ts';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';

interface ValidationActionsProps {
  validation: Pick<Validation, 'id' | 'requirementId' | 'evidenceId'>;
  score: number;
  onAnalysis: () => void;
  onFeedback: () => void;
}

/** What a person does with a result: accept it where it is good enough, see how it came about, say what is wrong with it. */
export function ValidationActions({ validation, score, onAnalysis, onFeedback }: ValidationActionsProps) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const mayEdit = usePermission('iso_readiness.edit');
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id, requirementId, evidenceId } = validation;
  const accept = useMutation({
    mutationFn: (why?: string) => client.evidence.validations.acceptance.add({ id, ...(why && { reason: why }) }),
    onSuccess: () => {
      setIsAsking(false);
      toast('success', t('accepted.message', { requirement: requirementId }));
    },
    // The document may have been read otherwise since: what the server knows then decides whether a reason is needed.
    onError: (error) =>
      problemOf(error).issues.some(({ path }) => path === 'reason')
        ? setIsAsking(true)
        : toast('error', messageOf(error)),
    onSettled: async () => {
      const keys = [orpc.evidence.key(), orpc.documents.key(), orpc.controls.key(), orpc.readiness.key()];
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const isGood = score >= ACCEPTABLE;
  const reason = !isGood
    ? t('needs.reason', { score: format.number(score), least: format.number(ACCEPTABLE) })
    : mayEdit
      ? null
      : t('kit:reason.permission');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {evidenceId ? (
        <Button disabled startIcon={<BadgeCheck />}>
          {t('accepted.button')}
        </Button>
      ) : (
        <ReasonButton
          reason={reason}
          variant="contained"
          color="primary"
          {...(isGood && { startIcon: <Check /> })}
          loading={accept.isPending}
          onClick={() => accept.mutate(undefined)}
        >
          {isGood ? t('accept') : t('needs.button')}
        </ReasonButton>
      )}
      <Button startIcon={<ListTree />} onClick={onAnalysis}>
        {t('analysis.open')}
      </Button>
      <ReasonButton
        reason={mayEdit ? null : t('kit:reason.permission')}
        startIcon={<MessageSquareText />}
        onClick={onFeedback}
      >
        {t('feedback.open')}
      </ReasonButton>
      {isAsking && (
        <AcceptanceReason
          isBusy={accept.isPending}
          onAccept={(why) => accept.mutate(why)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  );
}
