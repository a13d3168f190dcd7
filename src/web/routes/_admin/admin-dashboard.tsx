import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../administration/dashboard/dashboard-page.tsx';
import { loadWords } from '../../locales/i18n.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  loader: () => loadWords('support'),
  staticData: { title: 'administration:page.dashboard' },
  component: DashboardPage,
});
