import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { AssessmentPanel } from '#web/vendors/assessments/assessment-panel.tsx';
import { AnalyzerPanel } from '#web/vendors/agreements/analyzer-panel.tsx';
import { AssistantCard } from '#web/vendors/questionnaires/assistant-card.tsx';
import { MonitoringPanel } from '#web/vendors/monitoring/monitoring-panel.tsx';
import { RunButton } from '#web/vendors/monitoring/run-button.tsx';
import type { RowActions } from '#web/vendors/vendor-columns.tsx';
import { VendorRisk } from '#web/vendors/vendor-risk.tsx';
import { readVendorSearch } from '#web/vendors/vendor-search.ts';

export const Route = createFileRoute('/_app/app/vendor-risk/')({
  validateSearch: readVendorSearch,
  loader: () => loadMessages('monitoring', 'questionnaires', 'agreements', 'assessments'),
  component: Page,
});

const actionsOf: RowActions = (vendor) => <RunButton vendor={vendor} />;

function Page() {
  return (
    <VendorRisk search={Route.useSearch()} actionsOf={actionsOf}>
      <MonitoringPanel />
      <AssistantCard />
      <AnalyzerPanel shown={5} />
      <AssessmentPanel />
    </VendorRisk>
  );
}
