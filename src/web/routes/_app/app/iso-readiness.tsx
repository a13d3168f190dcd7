import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createFileRoute } from '@tanstack/react-router';
import { ListChecks, ScrollText, Sparkles } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { PlanAction } from '#domain/readiness/plan.ts';
import type { NewTask } from '#domain/schedule/task.ts';
import { withoutNothing } from '#web/controls/workspace-search.ts';
import { type FrameworkView, useFramework } from '#web/frameworks/framework.ts';
import { hrefOfRequirement } from '#web/frameworks/framework-links.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { ErrorState } from '#web/kit/error-state.tsx';
import { PageSkeleton } from '#web/kit/skeletons.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { UrlTabs } from '#web/kit/links/url-tabs.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { AssessmentDialog } from '#web/readiness/assessment/assessment-dialog.tsx';
import { ConsistencyCard } from '#web/readiness/consistency/consistency-card.tsx';
import { DomainOverview } from '#web/readiness/domain-overview.tsx';
import { ReadinessFirstSteps } from '#web/readiness/first-steps.tsx';
import { GapAnalysis } from '#web/readiness/gap-analysis.tsx';
import { InsightList } from '#web/readiness/insights/insight-list.tsx';
import { ProgressTracking } from '#web/readiness/progress/progress-tracking.tsx';
import { ReadinessChips } from '#web/readiness/readiness-chips.tsx';
import { isUntouched, useReadiness } from '#web/readiness/readiness-queries.ts';
import {
  READINESS_TABS,
  type ReadinessSearch,
  hrefOfReadiness,
  readReadinessSearch,
} from '#web/readiness/readiness-search.ts';
import { ExportReportButton } from '#web/readiness/reports/export-report-button.tsx';
import { TaskButton } from '#web/schedule/task-button.tsx';

export const Route = createFileRoute('/_app/app/iso-readiness')({
  validateSearch: readReadinessSearch,
  loader: () =>
    loadMessages(
      'readiness',
      'controls',
      'states',
      'progress',
      'insights',
      'assessment',
      'consistency',
      'reports',
      'tasks',
    ),
  staticData: { permission: 'iso_readiness.view', title: 'shell:nav.readiness' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <ReadinessCenter />
    </NeedsPermission>
  ),
});

function ReadinessCenter() {
  const { t } = useTranslation('readiness');
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [isAssessing, setAssessing] = useState(false);
  const mayEdit = usePermission('iso_readiness.edit');
  const readiness = useReadiness();
  const framework = useFramework();
  const onSearch = useCallback(
    (change: Partial<ReadinessSearch>) =>
      void navigate({ search: (old) => withoutNothing({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const failed = [readiness, framework].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!readiness.data || !framework.data) return <PageSkeleton />;
  const tab = search.tab ?? 'overview';
  const reason = mayEdit ? null : t('kit:reason.permission');
  return (
    <>
      <PageHeader
        title={t('center.title')}
        subtitle={t('center.subtitle')}
        actions={
          <>
            <Button startIcon={<Sparkles />} onClick={() => setAssessing(true)}>
              {t('assessment:open')}
            </Button>
            <ExportReportButton />
            <Button component={AppLink} href={PAGES.statement} startIcon={<ScrollText />}>
              {t('statement.title')}
            </Button>
            <Button
              component={AppLink}
              href={PAGES.iso27001}
              variant="contained"
              color="primary"
              startIcon={<ListChecks />}
            >
              {t('center.workspace')}
            </Button>
          </>
        }
      />
      <ReadinessChips readiness={readiness.data} />
      {isUntouched(readiness.data) && <ReadinessFirstSteps />}
      <UrlTabs
        label={t('center.tabs')}
        tabs={READINESS_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        active={tab}
        hrefOf={(id) => hrefOfReadiness({ tab: id as (typeof READINESS_TABS)[number] })}
      />
      {tab === 'overview' && <DomainOverview readiness={readiness.data} open={search.domain} />}
      {tab === 'gaps' && <GapAnalysis framework={framework.data} search={search} onSearch={onSearch} reason={reason} />}
      {tab === 'progress' && (
        <ProgressTracking
          framework={framework.data}
          domain={search.domain}
          target={search.target}
          onSearch={(change) => onSearch(change)}
          renderTasks={(actions) => <TaskButton tasks={tasksOf(actions, framework.data)} size="small" />}
        />
      )}
      {tab === 'insights' && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <InsightList framework={framework.data} />
          <ConsistencyCard />
        </Box>
      )}
      {isAssessing && (
        <AssessmentDialog framework={framework.data} reason={reason} onClose={() => setAssessing(false)} />
      )}
    </>
  );
}

/** A task for each action, so that asking twice makes no second one. */
function tasksOf(actions: readonly PlanAction[], framework: FrameworkView): NewTask[] {
  const titles = new Map(framework.requirements.map(({ id, title }) => [id, title]));
  return actions.map(({ requirementId }) => ({
    title: `${requirementId} ${titles.get(requirementId) ?? ''}`.trim().slice(0, 200),
    source: {
      kind: 'plan',
      key: `${framework.id}/${requirementId}`,
      href: hrefOfRequirement(requirementId),
    },
  }));
}
