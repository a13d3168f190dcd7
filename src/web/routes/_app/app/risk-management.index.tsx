import { createFileRoute } from '@tanstack/react-router';
import { ProposalsNotice } from '#web/readiness/risk-proposals/proposals-notice.tsx';
import { readRiskSearch } from '#web/risks/risk-search.ts';
import { RiskManagement } from '#web/risks/risk-management.tsx';

export const Route = createFileRoute('/_app/app/risk-management/')({
  validateSearch: readRiskSearch,
  component: Page,
});

function Page() {
  return <RiskManagement search={Route.useSearch()} notice={<ProposalsNotice />} />;
}
