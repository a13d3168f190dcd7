import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Download, PenLine, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { JobProgress } from '../../kit/requests/job-progress.tsx';
import { useJob } from '../../kit/requests/jobs.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfVendor } from '../vendor-search.ts';
import type { AskedTask } from './asked-task.ts';
import { AgreementNotices } from './agreement-notices.tsx';
import { useAgreement, useAgreementChanges } from './agreement-queries.ts';
import { Analysis } from './analysis.tsx';
import { useExport } from './use-export.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

interface AgreementPageProps {
  id: string;
  onRemoved: () => void;
  tasksOf: (tasks: AskedTask[]) => ReactNode;
}

/** One agreement: how it was kept, what it commits to, what it lacks. */
export function AgreementPage({ id, onRemoved, tasksOf }: AgreementPageProps) {
  const { data, error, refetch } = useAgreement(id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={2} />;
  return <Shown agreement={data} onRemoved={onRemoved} tasksOf={tasksOf} />;
}

interface ShownProps extends Omit<AgreementPageProps, 'id'> {
  agreement: AgreementDetails;
}

function Shown({ agreement, onRemoved, tasksOf }: ShownProps) {
  const { t } = useTranslation('agreements');
  const format = useFormat();
  const { remove } = useAgreementChanges();
  const job = useJob(agreement.jobId ?? undefined);
  const [opened, setOpened] = useState<'terms' | 'remove' | null>(null);
  const save = useExport(agreement);
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const { id, title, state, vendorId, vendorName, effectiveOn, endsOn, fileName, createdAt, createdByName } = agreement;
  const isReady = state === 'ready';
  const facts = [
    fileName ?? t('form.text'),
    effectiveOn && t('terms.from', { date: format.date(effectiveOn) }),
    endsOn && t('terms.until', { date: format.date(endsOn) }),
    t('terms.added', { date: format.date(createdAt), name: createdByName }),
  ];
  return (
    <>
      <PageHeader
        title={title}
        name={title}
        subtitle={
          <>
            {vendorId && (
              <>
                <Link component={AppLink} href={hrefOfVendor(vendorId)}>
                  {vendorName}
                </Link>
                {' · '}
              </>
            )}
            {facts.filter(Boolean).join(' · ')}
          </>
        }
        actions={
          <>
            <ReasonButton variant="text" startIcon={<Trash2 />} reason={reason} onClick={() => setOpened('remove')}>
              {t('remove.open')}
            </ReasonButton>
            <ReasonButton startIcon={<PenLine />} reason={reason} onClick={() => setOpened('terms')}>
              {t('terms.open')}
            </ReasonButton>
            <ReasonButton
              startIcon={<Download />}
              reason={isReady ? null : t('export.unread')}
              onClick={() => void save().catch((error: unknown) => toast('error', messageOf(error)))}
            >
              {t('export.open')}
            </ReasonButton>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state === 'reading' && (
          <Card>
            <JobProgress
              job={job ?? { state: 'running', done: 0, total: null, message: null }}
              title={t('state.reading')}
            />
          </Card>
        )}
        <AgreementNotices
          agreement={agreement}
          action={
            reason === null && (
              <Button size="small" variant="text" onClick={() => setOpened('terms')}>
                {t('terms.open')}
              </Button>
            )
          }
        />
        {isReady && <Analysis agreement={agreement} reason={reason} tasksOf={tasksOf} />}
      </Box>
      <Suspense>{opened === 'terms' && <TermsDialog agreement={agreement} onClose={() => setOpened(null)} />}</Suspense>
      <ConfirmDialog
        isOpen={opened === 'remove'}
        isDangerous
        title={t('remove.title')}
        confirmLabel={t('remove.open')}
        isBusy={remove.isPending}
        onCancel={() => setOpened(null)}
        onConfirm={() =>
          remove.mutate({ id }, { onSuccess: onRemoved, onError: (error) => toast('error', messageOf(error)) })
        }
      >
        {t('remove.text', { title })}
      </ConfirmDialog>
    </>
  );
}
