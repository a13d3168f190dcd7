import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { ProposalsPage } from '#web/readiness/proposals/proposals-page.tsx';

export const Route = createFileRoute('/_app/app/frameworks/$framework/proposals')({
  loader: () => loadMessages('controls', 'readiness', 'proposals'),
  staticData: { permission: 'iso_readiness.view', title: 'proposals:title' },
  component: ProposalsPage,
});
