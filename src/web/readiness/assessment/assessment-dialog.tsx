import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusProposal } from '#domain/readiness/assessment.ts';
import type { FrameworkView } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';

interface AssessmentDialogProps {
  framework: FrameworkView;
  onClose: () => void;
  /** Why this person may not change statuses. */
  reason: string | null;
}

/** The assessment: statuses that evidence and dates speak for. What is ticked is set; nothing else changes. */
export function AssessmentDialog({ framework, onClose, reason }: AssessmentDialogProps) {
  const { t } = useTranslation('assessment');
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(
    orpc.readiness.assessment.get.queryOptions({ input: { framework: framework.id }, staleTime: 0, gcTime: 0 }),
  );
  const apply = useMutation(orpc.readiness.assessment.apply.mutationOptions());
  const chosen = data?.proposals.filter(({ requirementId }) => !left.has(requirementId)) ?? [];
  const save = () =>
    apply.mutate(
      {
        framework: framework.id,
        changes: chosen.map(({ requirementId, to, version }) => ({ requirementId, to, version })),
      },
      {
        onSuccess: () => {
          toast('success', t('applied', { count: chosen.length }));
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
  const toggle = (id: string) =>
    setLeft((old) => new Set(old.has(id) ? [...old].filter((each) => each !== id) : [...old, id]));
  const nothing = chosen.length === 0 ? t('choose') : null;
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      width="md"
      actions={
        data && data.proposals.length > 0 ? (
          <>
            <Button onClick={onClose}>{t('kit:cancel')}</Button>
            <ReasonButton
              variant="contained"
              color="primary"
              reason={reason ?? nothing}
              loading={apply.isPending}
              onClick={save}
            >
              {t('apply', { count: chosen.length })}
            </ReasonButton>
          </>
        ) : undefined
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={5} />)}
      {data?.proposals.length === 0 && (
        <EmptyState icon={BadgeCheck} title={t('none')} text={t('noneText', { count: data.assessed })} />
      )}
      {data && data.proposals.length > 0 && (
        <>
          <Box component="p" sx={{ mt: 0, mb: 1, textWrap: 'pretty' }}>
            {t('text', { count: data.proposals.length, total: data.assessed })}
          </Box>
          <Proposals proposals={data.proposals} left={left} onToggle={toggle} framework={framework} />
        </>
      )}
    </Dialog>
  );
}

interface ProposalsProps {
  proposals: readonly StatusProposal[];
  left: ReadonlySet<string>;
  onToggle: (requirementId: string) => void;
  framework: FrameworkView;
}

function Proposals({ proposals, left, onToggle, framework }: ProposalsProps) {
  const { t } = useTranslation('assessment');
  const titles = new Map(framework.requirements.map(({ id, title }) => [id, title]));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {proposals.map(({ requirementId, from, to, because, evidence, asksShown, asks }) => (
        <Box
          component="li"
          key={requirementId}
          sx={{ py: 0.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
        >
          <FormControlLabel
            control={<Checkbox checked={!left.has(requirementId)} onChange={() => onToggle(requirementId)} />}
            label={
              <>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {requirementId} {titles.get(requirementId)}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: 'size.plain', color: 'text.secondary' }}>
                  {t('change', { from: t(`status.${from}`), to: t(`status.${to}`) })}
                  {' · '}
                  {t(`because.${because}`, { count: evidence, shown: asksShown, asks })}
                </Box>
              </>
            }
          />
        </Box>
      ))}
    </Box>
  );
}
