import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { BASE_FRAMEWORK } from '#domain/frameworks/values.ts';
import { DocumentAi } from '#web/document-ai/document-ai.tsx';
import { hrefOfReadinessAi, READINESS_AI_TABS, readReadinessAiSearch } from '#web/document-ai/readiness-ai-search.ts';
import { EvidenceValidation } from '#web/evidence-validation/evidence-validation.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { UrlTabs } from '#web/kit/url-tabs.tsx';
import { loadWords } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { StatusPrediction } from '#web/readiness/prediction/status-prediction.tsx';
import { SmartTemplates } from '#web/templates/smart-templates.tsx';

export const Route = createFileRoute('/_app/app/iso-readiness-ai')({
  validateSearch: readReadinessAiSearch,
  loader: () =>
    loadWords(
      'document-ai',
      'evidence-validation',
      'documents',
      'evidence',
      'controls',
      'templates',
      'folders',
      'prediction',
      'progress',
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
  const { tab = 'document-ai', document, validation } = Route.useSearch();
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
  return (
    <>
      <PageHeader title={t('page.title')} subtitle={t('page.subtitle')} />
      <UrlTabs
        label={t('page.tabs')}
        tabs={READINESS_AI_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
        active={tab}
        hrefOf={(id) => hrefOfReadinessAi({ tab: id as (typeof READINESS_AI_TABS)[number] })}
      />
      {tab === 'document-ai' && <DocumentAi documentId={document} onDocument={openDocument} />}
      {tab === 'templates' && (
        <NeedsPermission permission="documents.view">
          <SmartTemplates />
        </NeedsPermission>
      )}
      {tab === 'status-prediction' && <StatusPrediction framework={BASE_FRAMEWORK} />}
      {tab === 'evidence-validation' && <EvidenceValidation validationId={validation} onValidation={openValidation} />}
    </>
  );
}
