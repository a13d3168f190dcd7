import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../administration/dashboard/dashboard-page.tsx';
import { loadMessages } from '../../locales/i18n.ts';

export const Route = createFileRoute('/_admin/admin-dashboard')({
  loader: () => loadMessages('support'),
  staticData: { title: 'administration:page.dashboard' },
  component: DashboardPage,
});
