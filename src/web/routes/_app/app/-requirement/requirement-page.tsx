import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { statusesOf } from '#domain/controls/asks-shown.ts';
import { RecentCard } from '#web/activity/recent-card.tsx';
import { ControlForm } from '#web/controls/control-form.tsx';
import { subjectIdOf, useControl } from '#web/controls/control-queries.ts';
import { CommentsCard } from '#web/controls/comments/comments-card.tsx';
import { AssetsOfRequirement } from '#web/controls/links/assets-of-requirement.tsx';
import { DocumentsOfRequirement } from '#web/controls/links/documents-of-requirement.tsx';
import { Neighbours } from '#web/controls/neighbours.tsx';
import { StateChip } from '#web/controls/state-chip.tsx';
import { StatusChip } from '#web/controls/status-button.tsx';
import { Twins } from '#web/controls/twins.tsx';
import { useCurrentFramework } from '#web/frameworks/current-framework.ts';
import { EvidenceOfRequirement } from '#web/evidence/evidence-of-requirement.tsx';
import { LinksOfRequirement } from '#web/evidence/links-of-requirement.tsx';
import { ProposalsOfRequirement } from '#web/evidence/proposals-of-requirement.tsx';
import { QuotesAgainst } from '#web/evidence/quotes-against.tsx';
import { SuggestionsOfRequirement } from '#web/evidence/suggestions-of-requirement.tsx';
import { type RequirementView, useFramework, useRequirement, useTitles } from '#web/frameworks/framework.ts';
import { FRAMEWORK, hrefOfFramework } from '#web/frameworks/framework-links.ts';
import { PriorityChip } from '#web/frameworks/level-chip.tsx';
import { RequirementAsks, RequirementExplanation } from '#web/frameworks/requirement-text.tsx';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { CardSkeleton, PageSkeleton } from '#web/kit/skeletons.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { ConsistencyNotice } from '#web/readiness/consistency/consistency-notice.tsx';
import { useCounted, useReadiness } from '#web/readiness/readiness-queries.ts';
import { RisksOf } from '../-links/risks-of.tsx';
import { useShown } from './use-shown.ts';

interface RequirementPageProps {
  id: string;
  /** The comment that the address names. */
  comment?: string | undefined;
}

/** One requirement: what it wants, what shows it, what was decided, what is linked to it and said about it, and what happened. */
export function RequirementPage({ id, comment }: RequirementPageProps) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const requirement = useRequirement(id);
  if (requirement.isPending) return <PageSkeleton cards={2} />;
  if (!requirement.data) return <ErrorState error={requirement.error} onRetry={() => void requirement.refetch()} />;
  return (
    <>
      <Head requirement={requirement.data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridColumn: { lg: 2 }, minWidth: 0 }}>
          <Decision requirement={requirement.data} />
        </Box>
        <Box sx={{ gridColumn: { lg: 1 }, gridRow: { lg: '1 / span 2' }, minWidth: 0 }}>
          <Proof requirement={requirement.data} comment={comment} />
        </Box>
        <Box sx={{ gridColumn: { lg: 2 }, display: 'grid', gap: 2, minWidth: 0 }}>
          <Box id="links" sx={{ display: 'grid', gap: 2, minWidth: 0, scrollMarginTop: 72 }}>
            {/* Their words come when they are needed: what stands already stays. */}
            <Suspense fallback={<CardSkeleton lines={2} />}>
              <Linked framework={framework} requirementId={id} />
            </Suspense>
            <RisksOf of={{ control: `${framework}/${id}` }} />
          </Box>
          <Twins ids={requirement.data.twins} />
          <LinksOfRequirement framework={framework} requirementId={id} />
          <RecentCard title={t('requirement.history')} subject="controls" subjectId={subjectIdOf(framework, id)} />
        </Box>
      </Box>
    </>
  );
}

/** What people linked to a requirement. Every subject that has something to link adds its card here. */
function Linked(of: { framework: string; requirementId: string }) {
  return (
    <>
      <DocumentsOfRequirement {...of} />
      <AssetsOfRequirement {...of} />
    </>
  );
}

function Head({ requirement }: { requirement: RequirementView }) {
  const { t } = useTranslation('controls');
  const titles = useTitles();
  const framework = useFramework();
  const control = useControl(requirement.id);
  const proof = useCounted(useReadiness().data).get(requirement.id);
  const { id, title, kind, domain, priority, effort } = requirement;
  const facts = `${titles.kind(kind)} · ${titles.domain(domain)} · ${t('requirement.effort', { effort: t(`effort.${effort}`) })}`;
  return (
    <PageHeader
      title={`${id} ${title}`}
      name={id}
      subtitle={
        <>
          {framework.data && framework.data.id !== FRAMEWORK && (
            <>
              <Link component={AppLink} href={hrefOfFramework(framework.data.id)}>
                {framework.data.title}
              </Link>
              {' · '}
            </>
          )}
          {facts}
        </>
      }
      badge={
        <>
          {control.data?.applicable && <StatusChip status={control.data.status} />}
          {control.data && proof && <StateChip control={control.data} proof={proof} />}
          <PriorityChip priority={priority} isAlone />
        </>
      }
      actions={framework.data && <Neighbours framework={framework.data} id={id} />}
    />
  );
}

function Proof({ requirement, comment }: { requirement: RequirementView; comment: string | undefined }) {
  const framework = useCurrentFramework();
  const shown = useShown(requirement.id);
  const texts = new Map([...shown].map(([id, ask]) => [id, <QuotesAgainst key={id} ask={ask} />]));
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <ConsistencyNotice about={{ framework, requirementId: requirement.id }} />
      <RequirementExplanation requirement={requirement} />
      <RequirementAsks requirement={requirement} shown={statusesOf(shown)} words={texts} />
      <Box id="evidence" sx={{ scrollMarginTop: 72, minWidth: 0 }}>
        <EvidenceOfRequirement framework={framework} requirementId={requirement.id} />
      </Box>
      <ProposalsOfRequirement framework={framework} requirementId={requirement.id} />
      <Box id="suggestions" sx={{ scrollMarginTop: 72, minWidth: 0 }}>
        <SuggestionsOfRequirement framework={framework} requirementId={requirement.id} />
      </Box>
      <Box id="comments" sx={{ minWidth: 0, scrollMarginTop: 72 }}>
        <CommentsCard framework={framework} requirementId={requirement.id} wanted={comment} />
      </Box>
    </Box>
  );
}

function Decision({ requirement }: { requirement: RequirementView }) {
  const { t } = useTranslation('controls');
  const mayEdit = usePermission('iso_readiness.edit');
  const control = useControl(requirement.id);
  if (control.data) {
    return (
      <ControlForm
        requirement={requirement}
        control={control.data}
        reason={mayEdit ? null : t('kit:reason.permission')}
      />
    );
  }
  return control.error ? (
    <ErrorState error={control.error} onRetry={() => void control.refetch()} />
  ) : (
    <CardSkeleton lines={6} />
  );
}
