import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, PenLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RiskDetails } from '#domain/risks/view.ts';
import { RecentCard } from '../../activity/recent-card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { OwnerName } from '../register-columns.tsx';
import { RiskForm } from '../risk-form.tsx';
import { StageChip } from '../risk-parts.tsx';
import { useMethod, useRisk } from '../risk-queries.ts';
import { hrefOfRegister } from '../risk-search.ts';
import { useSession } from '../../people/session.ts';
import { AcceptanceCard } from './acceptance-card.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import { ReviewDialog } from './decide-dialogs.tsx';
import { LinksCard } from './links-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { RiskEndings } from './risk-endings.tsx';
import { ReviewsCard, ScenarioCard } from './side-cards.tsx';

const ScoreHistory = lazy(async () => ({ default: (await import('./side-cards.tsx')).ScoreHistory }));

interface RiskPageProps {
  id: string;
  /** Makes tasks of a risk's open actions: a later subject knows how. */
  tasksOf?: (risk: RiskDetails) => ReactNode;
  /** What later subjects link to a risk, such as vendors. */
  linksOf?: (risk: RiskDetails) => ReactNode;
}

/** One risk with everything that belongs to it. */
export function RiskPage({ id, tasksOf, linksOf }: RiskPageProps) {
  const risk = useRisk(id);
  const method = useMethod();
  const failed = [risk, method].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!risk.data || !method.current) return <PageSkeleton cards={2} />;
  const data = risk.data;
  return <Shown risk={data} method={method.current.method} tasks={tasksOf?.(data)} links={linksOf?.(data)} />;
}

interface ShownProps {
  risk: RiskDetails;
  method: NonNullable<ReturnType<typeof useMethod>['current']>['method'];
  tasks: ReactNode;
  links: ReactNode;
}

function Shown({ risk, method, tasks, links }: ShownProps) {
  const { t } = useTranslation('risks');
  const navigate = useNavigate();
  const { user } = useSession();
  const mayEdit = usePermission('risk_management.edit');
  const [opened, setOpened] = useState<'form' | 'review' | null>(null);
  const isClosed = risk.closedAt !== null;
  const reason = !mayEdit ? t('kit:reason.permission') : isClosed ? t('closing.reopenFirst') : null;
  const mayReview = !isClosed && (mayEdit || risk.ownerId === user.id);
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={`${risk.reference} ${risk.title}`}
        name={risk.reference}
        subtitle={
          <>
            {`${t(`category.${risk.category}`)} · ${t('field.owner')}: `}
            <OwnerName risk={risk} />
          </>
        }
        badge={<StageChip stage={risk.stage} />}
        actions={
          <>
            <RiskEndings
              risk={risk}
              reason={mayEdit ? null : t('kit:reason.permission')}
              onRemoved={() => void navigate({ href: hrefOfRegister() })}
            />
            <ReasonButton
              reason={mayReview ? null : isClosed ? t('closing.reopenFirst') : t('review.notYours')}
              startIcon={<ClipboardCheck />}
              onClick={() => setOpened('review')}
            >
              {t('review.title')}
            </ReasonButton>
            {reason ? (
              <ReasonButton reason={reason} startIcon={<PenLine />}>
                {t('edit')}
              </ReasonButton>
            ) : (
              <Button variant="contained" color="primary" startIcon={<PenLine />} onClick={() => setOpened('form')}>
                {t('edit')}
              </Button>
            )}
          </>
        }
      />
      {isClosed && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">{t('closing.closed', { reason: risk.closedReason })}</Notice>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ScenarioCard risk={risk} />
          <AssessmentCard risk={risk} method={method} reason={reason} />
          <PlanCard risk={risk} reason={reason} tasks={tasks} />
          <Suspense>
            <ScoreHistory risk={risk} />
          </Suspense>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AcceptanceCard risk={risk} method={method} />
          <LinksCard risk={risk} reason={reason}>
            {links}
          </LinksCard>
          <ReviewsCard risk={risk} />
          <RecentCard title={t('trail')} subject="risks" subjectId={risk.id} limit={6} />
        </Box>
      </Box>
      {opened === 'form' && <RiskForm risk={risk} method={method} onClose={close} />}
      {opened === 'review' && <ReviewDialog risk={risk} method={method} onClose={close} />}
    </>
  );
}
