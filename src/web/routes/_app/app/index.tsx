import { createFileRoute } from '@tanstack/react-router';
import { GetStartedGate } from '#web/documents/get-started/get-started-gate.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { Dashboard } from './-dashboard/dashboard.tsx';
import { ReviewOpen } from './-documents/review-button.tsx';

export const Route = createFileRoute('/_app/app/')({
  loader: () =>
    loadMessages(
      'dashboard',
      'readiness',
      'controls',
      'activity',
      'frameworks',
      'schedule',
      'awareness',
      'risks',
      'path',
      'progress',
    ),
  staticData: { permission: 'dashboard.view', title: 'shell:nav.dashboard' },
  component: Home,
});

function Home() {
  return (
    <NeedsPermission permission="dashboard.view">
      <GetStartedGate review={<ReviewOpen />}>
        <Dashboard />
      </GetStartedGate>
    </NeedsPermission>
  );
}
