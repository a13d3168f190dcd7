import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { SelfAssessmentPage } from '#web/readiness/self-assessment/self-assessment-page.tsx';
import { readSelfAssessmentSearch } from '#web/readiness/self-assessment/self-assessment-search.ts';

export const Route = createFileRoute('/_bar/iso-test')({
  validateSearch: readSelfAssessmentSearch,
  loader: () => loadMessages('self-assessment', 'controls'),
  staticData: { permission: 'iso_readiness.view', title: 'self-assessment:title' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <SelfAssessmentPage search={Route.useSearch()} />
    </NeedsPermission>
  ),
});
