import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewTask } from '#domain/schedule/task.ts';
import { DocumentAi } from '#web/evidence/analysis/document-analysis.tsx';
import {
  hrefOfReadinessAi,
  READINESS_AI_TABS,
  readReadinessAiSearch,
  tabOf,
} from '#web/routes/_app/app/-readiness-ai-search.ts';
import { EvidenceValidation } from '#web/evidence/validation/evidence-validation.tsx';
import { FrameworkChoice } from '#web/frameworks/framework-choice.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { UrlTabs } from '#web/kit/links/url-tabs.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import type { ReminderCreator } from '#web/readiness/profile/reminder-creator.ts';
import { ProfileInsights } from '#web/readiness/profile/profile-insights.tsx';
import { QuickStart } from '#web/readiness/quick-start/quick-start.tsx';
import { TraditionalView } from '#web/readiness/quick-start/traditional-view.tsx';
import type { SetupStep } from '#web/readiness/setup/setup-steps.ts';
import type { RoadmapWork } from '#web/readiness/setup/task-labels.ts';
import { TaskButton } from '#web/schedule/task-button.tsx';
import { useMakeTasks } from '#web/schedule/use-make-tasks.ts';
import { useOpenSources } from '#web/schedule/use-open-sources.ts';
import { StatusPrediction } from '#web/readiness/prediction/status-prediction.tsx';
import { SmartTemplates } from '#web/documents/templates/smart-templates.tsx';

export const Route = createFileRoute('/_app/app/iso-readiness-ai')({
  validateSearch: readReadinessAiSearch,
  loader: () =>
    loadMessages(
      'document-ai',
      'evidence-validation',
      'documents',
      'evidence',
      'controls',
      'templates',
      'folders',
      'prediction',
      'progress',
      'setup',
      'quick-start',
      'profile-insights',
      'insights',
      'frameworks',
      'tasks',
    ),
  staticData: { permission: 'iso_readiness.view', title: 'shell:nav.readinessAi' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <ReadinessAi />
    </NeedsPermission>
  ),
});

function ReadinessAi() {
  const { t } = useTranslation('document-ai');
  const search = Route.useSearch();
  const { document, validation, step } = search;
  const tab = tabOf(search);
  const navigate = Route.useNavigate();
  const openDocument = useCallback(
    (id: string | undefined) => void navigate({ search: { tab: 'document-ai', ...(id && { document: id }) } }),
    [navigate],
  );
  const openValidation = useCallback(
    (id: string | undefined) =>
      void navigate({ search: { tab: 'evidence-validation', ...(id && { validation: id }) } }),
    [navigate],
  );
  const openStep = useCallback(
    (next: SetupStep) => void navigate({ search: { tab: 'quick-start', step: next }, resetScroll: false }),
    [navigate],
  );
  const openKeys = useOpenSources('assistant');
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      <UrlTabs
        label={t('page.tabs')}
        tabs={READINESS_AI_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        active={tab}
        hrefOf={(id) => hrefOfReadinessAi({ tab: id as (typeof READINESS_AI_TABS)[number] })}
      />
      {tab === 'quick-start' && (
        <QuickStart
          step={step}
          onStep={openStep}
          openKeys={openKeys}
          renderTasks={(work, label) => (
            <TaskButton tasks={work.map(taskOf)} label={label} size="small" variant="contained" color="primary" />
          )}
        />
      )}
      {tab === 'document-ai' && <DocumentAi documentId={document} onDocument={openDocument} />}
      {tab === 'templates' && (
        <NeedsPermission permission="documents.view" isPart>
          <SmartTemplates />
        </NeedsPermission>
      )}
      {tab === 'status-prediction' && (
        <FrameworkChoice
          label={t('prediction:framework')}
          chosen={search.framework}
          hrefOf={(framework) => hrefOfReadinessAi({ tab, framework })}
        >
          <StatusPrediction />
        </FrameworkChoice>
      )}
      {tab === 'evidence-validation' && <EvidenceValidation validationId={validation} onValidation={openValidation} />}
      {tab === 'profile-insights' && <Profile />}
      {tab === 'traditional' && <TraditionalView />}
    </>
  );
}

/** Reminders become tasks. */
function Profile() {
  const { make, isPending, mayMake } = useMakeTasks();
  const openKeys = useOpenSources('reminder');
  const makeReminder: ReminderCreator['make'] = ({ source, ...draft }, onMade) =>
    make([{ ...draft, source: source && { kind: 'reminder', ...source } }], onMade);
  return <ProfileInsights creator={{ make: makeReminder, isPending, mayMake, openKeys }} />;
}

function taskOf({ key, title, dueOn, href }: RoadmapWork): NewTask {
  return { title, dueOn, source: { kind: 'assistant', key, href } };
}
