import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { AnalyzerPanel } from '#web/vendors/agreements/analyzer-panel.tsx';
import { VendorAssessmentsCard } from '#web/vendors/assessments/vendor-card.tsx';
import { VendorPage } from '#web/vendors/details/vendor-page.tsx';
import { MonitoringCard } from '#web/vendors/monitoring/monitoring-card.tsx';
import { readRunSearch } from '#web/vendors/monitoring/run-search.ts';

export const Route = createFileRoute('/_app/app/vendor-risk/$id')({
  validateSearch: readRunSearch,
  loader: () => loadMessages('monitoring', 'assessments', 'agreements'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { run } = Route.useSearch();
  return (
    <VendorPage key={id} id={id}>
      {(vendor) => (
        <>
          <MonitoringCard vendor={vendor} runId={run} />
          <VendorAssessmentsCard vendor={vendor} />
          <AnalyzerPanel vendor={vendor} shown={5} />
        </>
      )}
    </VendorPage>
  );
}
