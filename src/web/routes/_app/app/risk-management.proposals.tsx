import { createFileRoute } from '@tanstack/react-router';
import { readProposalSearch } from '#web/readiness/risk-proposals/proposal-search.ts';
import { ProposalsPage } from '#web/readiness/risk-proposals/proposals-page.tsx';

export const Route = createFileRoute('/_app/app/risk-management/proposals')({
  validateSearch: readProposalSearch,
  staticData: { title: 'risk-proposals:title' },
  component: Page,
});

function Page() {
  const { group } = Route.useSearch();
  return <ProposalsPage {...(group && { group })} />;
}
