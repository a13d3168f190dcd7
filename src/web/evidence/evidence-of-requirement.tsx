import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileCheck2, FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';
import { EvidencePiece } from './evidence-piece.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { useRefreshEvidence } from './use-refresh-evidence.ts';
import { useReasons } from './use-reasons.ts';

interface OfRequirementProps {
  framework: string;
  requirementId: string;
}

/** What was accepted for one requirement: the words, where they stand, who accepted them and how long they count. */
export function EvidenceOfRequirement({ framework, requirementId }: OfRequirementProps) {
  const { t } = useTranslation(['evidence', 'kit', 'states']);
  const { decide } = useReasons();
  const addReason = usePermission('documents.edit') ? null : t('kit:reason.permission');
  const [dated, setDated] = useState<Evidence | null>(null);
  const [leaving, setLeaving] = useState<Evidence | null>(null);
  const withdraw = useWithdrawal(() => setLeaving(null));
  const { data, error, refetch } = useQuery(
    orpc.evidence.list.queryOptions({ input: { framework, requirementId, pageSize: 100 } }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={3} />;
  const active = data.rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const withdrawn = data.rows.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const against = active.filter(speaksAgainst).length;
  const showing = active.length - against;
  const counts = [
    ...(showing > 0 ? [t('ofRequirement.pieces', { count: showing })] : []),
    ...(against > 0 ? [t('states:speaksAgainst', { count: against })] : []),
  ];
  return (
    <Card title={t('ofRequirement.evidence')} {...(counts.length > 0 && { subtitle: counts.join(' · ') })}>
      {active.length === 0 && (
        <EmptyState
          icon={FileCheck2}
          title={t('ofRequirement.noEvidence')}
          text={t('ofRequirement.noEvidenceText')}
          actions={
            <ReasonButton startIcon={<FilePlus2 />} reason={addReason} href={PAGES.documents}>
              {t('ofRequirement.addDocuments')}
            </ReasonButton>
          }
        />
      )}
      <Pieces pieces={active} reason={decide} onWithdraw={setLeaving} onPeriod={setDated} />
      {withdrawn.length > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: 'size.plain', color: 'text.secondary' }}>
            {t('ofRequirement.withdrawn', { count: withdrawn.length })}
          </Box>
          <Pieces pieces={withdrawn} reason={decide} />
        </Box>
      )}
      {dated && <PeriodDialog piece={dated} onClose={() => setDated(null)} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        isDangerous
        title={t('withdraw.heading')}
        confirmLabel={t('withdraw.confirm')}
        isBusy={withdraw.isPending}
        onConfirm={() => leaving && withdraw.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {t('withdraw.text', { title: leaving?.documentTitle ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}

interface PiecesProps {
  pieces: readonly Evidence[];
  reason: string | null;
  onWithdraw?: (piece: Evidence) => void;
  onPeriod?: (piece: Evidence) => void;
}

function Pieces({ pieces, reason, onWithdraw, onPeriod }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {pieces.map((piece) => (
        <EvidencePiece
          key={piece.id}
          piece={piece}
          reason={reason}
          {...(onPeriod && { onPeriod: () => onPeriod(piece) })}
          {...(onWithdraw && { onWithdraw: () => onWithdraw(piece) })}
        />
      ))}
    </Box>
  );
}

function useWithdrawal(onDone: () => void) {
  const { t } = useTranslation('evidence');
  const refresh = useRefreshEvidence();
  return useMutation({
    mutationFn: ({ id }: Evidence) => client.evidence.withdrawal.add({ id }),
    onSuccess: () => {
      toast('info', t('withdraw.done'));
      onDone();
      refresh();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
}
