import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StartingPoint } from '#domain/readiness/self-assessment-outcome.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import type { Question } from './self-assessment-queries.ts';

interface StartingPointsDialogProps {
  id: string;
  questions: readonly Question[];
  onClose: () => void;
}

/** What the answers would make of controls. What is ticked is set; nothing else changes. */
export function StartingPointsDialog({ id, questions, onClose }: StartingPointsDialogProps) {
  const { t } = useTranslation('self-assessment');
  const queryClient = useQueryClient();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(
    orpc.selfAssessments.startingPoints.list.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }),
  );
  const apply = useMutation(orpc.selfAssessments.startingPoints.apply.mutationOptions());
  const mayEdit = usePermission('iso_readiness.edit');
  // What contradicts accepted evidence is left for a person to tick.
  const isChosen = (point: StartingPoint) =>
    turned.has(point.requirementId) !== (point.to !== null || point.evidence === 0);
  const chosen = data?.filter(isChosen) ?? [];
  const titles = new Map(questions.map((each) => [each.id, each.title]));
  const save = () =>
    apply.mutate(
      { id, changes: chosen.map(({ requirementId, version }) => ({ requirementId, version })) },
      {
        onSuccess: () => {
          toast('success', t('apply.done', { count: chosen.length }));
          for (const queryKey of [orpc.controls.key(), orpc.readiness.key(), orpc.activity.key()])
            void queryClient.invalidateQueries({ queryKey });
          onClose();
        },
        onError: (problem) => {
          toast('error', messageOf(problem));
          void refetch();
        },
      },
    );
  const turn = (requirementId: string) =>
    setTurned(
      (old) =>
        new Set(
          [...old].includes(requirementId)
            ? [...old].filter((each) => each !== requirementId)
            : [...old, requirementId],
        ),
    );
  return (
    <Dialog
      isOpen
      title={t('apply.open')}
      onClose={onClose}
      width="md"
      actions={
        data && data.length > 0 ? (
          <>
            <Button onClick={onClose}>{t('kit:cancel')}</Button>
            <ReasonButton
              variant="contained"
              color="primary"
              reason={mayEdit ? (chosen.length === 0 ? t('apply.choose') : null) : t('kit:reason.permission')}
              loading={apply.isPending}
              onClick={save}
            >
              {t('apply.button', { count: chosen.length })}
            </ReasonButton>
          </>
        ) : undefined
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={5} />)}
      {data?.length === 0 && <EmptyState icon={BadgeCheck} title={t('apply.none')} text={t('apply.noneText')} />}
      {data && data.length > 0 && (
        <>
          <Box component="p" sx={{ mt: 0, mb: 1, textWrap: 'pretty' }}>
            {t('apply.text')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((point) => (
              <Box
                component="li"
                key={point.requirementId}
                sx={{ py: 0.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
              >
                <FormControlLabel
                  control={<Checkbox checked={isChosen(point)} onChange={() => turn(point.requirementId)} />}
                  label={<Proposal point={point} title={titles.get(point.requirementId) ?? ''} />}
                />
              </Box>
            ))}
          </Box>
        </>
      )}
    </Dialog>
  );
}

function Proposal({ point, title }: { point: StartingPoint; title: string }) {
  const { t } = useTranslation('self-assessment');
  const { requirementId, because, from, to, reason, yes, partly, asks, evidence } = point;
  const change =
    to === null ? t('apply.exclude') : t('apply.change', { from: t(`status.${from}`), to: t(`status.${to}`) });
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {requirementId} {title}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: 'size.plain', color: 'text.secondary' }}>
        {change} · {because === 'does-not-apply' ? reason : t(`apply.because.${because}`, { yes, partly, asks })}
      </Box>
      {evidence > 0 && (
        <Box component="span" sx={{ display: 'block', fontSize: 'size.plain', color: 'error.main' }}>
          {t('apply.evidence', { count: evidence })}
        </Box>
      )}
    </>
  );
}
