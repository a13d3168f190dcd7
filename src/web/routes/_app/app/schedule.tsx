import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../../locales/i18n.ts';
import { NeedsPermission } from '../../../people/needs-permission.tsx';
import { SchedulePage } from '../../../schedule/schedule-page.tsx';
import { readScheduleSearch } from '../../../schedule/schedule-search.ts';

export const Route = createFileRoute('/_app/app/schedule')({
  validateSearch: readScheduleSearch,
  loader: () => loadMessages('schedule', 'tasks', 'controls'),
  staticData: { permission: 'dashboard.view', title: 'shell:nav.schedule' },
  component: ScheduleRoute,
});

function ScheduleRoute() {
  return (
    <NeedsPermission permission="dashboard.view">
      <SchedulePage search={Route.useSearch()} />
    </NeedsPermission>
  );
}
