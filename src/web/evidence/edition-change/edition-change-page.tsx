import Box from '@mui/material/Box';
import { GitCompareArrows, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditionChange } from '#domain/evidence/edition-change.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { ChangeCounts } from './change-counts.tsx';
import { StepTable } from './step-table.tsx';
import { type EditionStep, useEditionChange, useMove } from './use-edition-change.ts';

interface EditionChangePageProps {
  framework: string;
  change: EditionStep['change'] | undefined;
  onChange: (change: EditionStep['change'] | undefined) => void;
}

/** From one edition to the next: what becomes of every requirement, what is carried along, and the way back. */
export function EditionChangePage({ framework, change, onChange }: EditionChangePageProps) {
  const { t } = useTranslation('frameworks');
  const { data, error, refetch } = useEditionChange(framework);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  return (
    <>
      <PageHeader
        title={t('change.title', { from: data.from.title, to: data.to.title })}
        name={t('change.crumb')}
        subtitle={t('change.subtitle')}
        actions={<Move plan={data} />}
      />
      <Made plan={data} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChangeCounts steps={data.steps} chosen={change} onChoose={onChange} />
        <StepTable plan={data} change={change} />
      </Box>
    </>
  );
}

function Made({ plan: { made } }: { plan: EditionChange }) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  if (!made) return null;
  const { madeAt, madeByName: name, controls, evidence } = made;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="success">{t('change.made', { date: format.date(madeAt), name, controls, evidence })}</Notice>
    </Box>
  );
}

function Move({ plan }: { plan: EditionChange }) {
  const { t } = useTranslation('frameworks');
  const { from, to, isInUse, made, steps } = plan;
  const mayChoose = usePermission('settings.edit');
  const mayDecide = usePermission('iso_readiness.edit');
  const [isAsking, setIsAsking] = useState(false);
  const { on, back } = useMove(plan, () => setIsAsking(false));
  const reason = mayChoose && mayDecide ? null : t('kit:reason.permission');
  const controls = steps.filter(({ status }) => status !== null).length;
  const evidence = steps.reduce((sum, step) => sum + step.evidence, 0);
  if (made) {
    return (
      <>
        <ReasonButton reason={reason} startIcon={<Undo2 />} onClick={() => setIsAsking(true)}>
          {t('change.back', { title: from.title })}
        </ReasonButton>
        <ConfirmDialog
          isOpen={isAsking}
          title={t('change.return.heading', { title: from.title })}
          confirmLabel={t('change.return.do')}
          isBusy={back.isPending}
          onConfirm={() => back.mutate()}
          onCancel={() => setIsAsking(false)}
        >
          {t('change.return.text')}
        </ConfirmDialog>
      </>
    );
  }
  return (
    <>
      <ReasonButton
        variant="contained"
        color="primary"
        reason={reason ?? (isInUse ? null : t('change.notInUse', { title: from.title }))}
        startIcon={<GitCompareArrows />}
        onClick={() => setIsAsking(true)}
      >
        {t('change.move', { title: to.title })}
      </ReasonButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('change.confirm.heading', { title: to.title })}
        confirmLabel={t('change.confirm.do')}
        isBusy={on.isPending}
        onConfirm={() => on.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {t('change.confirm.text', { controls, evidence, from: from.title })}
      </ConfirmDialog>
    </>
  );
}
