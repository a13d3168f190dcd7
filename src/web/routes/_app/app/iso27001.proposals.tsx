import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { ProposalsPage } from '#web/readiness/proposals/proposals-page.tsx';

export const Route = createFileRoute('/_app/app/iso27001/proposals')({
  loader: () => loadMessages('proposals'),
  staticData: { title: 'proposals:title' },
  component: ProposalsPage,
});
