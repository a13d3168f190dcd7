import { createFileRoute } from '@tanstack/react-router';
import { ProposalsPage } from '#web/readiness/proposals/proposals-page.tsx';

export const Route = createFileRoute('/_app/app/frameworks/$framework/proposals')({
  staticData: { permission: 'iso_readiness.view', title: 'proposals:title' },
  component: ProposalsPage,
});
