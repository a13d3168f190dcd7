import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { Dashboard } from '../_app/app/-dashboard/dashboard.tsx';

/** The dashboard without the wizard of the first day. */
export const Route = createFileRoute('/_bar/dashboard-direct')({
  loader: () => loadMessages('dashboard', 'readiness', 'controls', 'activity', 'frameworks', 'schedule', 'awareness'),
  staticData: { title: 'shell:nav.dashboard' },
  component: Dashboard,
});
