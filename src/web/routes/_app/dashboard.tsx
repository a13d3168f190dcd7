import { createFileRoute } from '@tanstack/react-router';
import { GetStartedGate } from '#web/documents/get-started/get-started-gate.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { Dashboard } from './app/-dashboard/dashboard.tsx';
import { ReviewOpen } from './app/-documents/review-button.tsx';

/** The other address of the dashboard. */
export const Route = createFileRoute('/_app/dashboard')({
  loader: () => loadMessages('dashboard', 'readiness', 'controls', 'activity', 'frameworks', 'schedule'),
  staticData: { title: 'shell:nav.dashboard' },
  component: Home,
});

function Home() {
  return (
    <GetStartedGate review={<ReviewOpen />}>
      <Dashboard />
    </GetStartedGate>
  );
}
