import { createFileRoute } from '@tanstack/react-router';
import { AutomationPage } from '#web/automation/rules/automation-page.tsx';
import { readAutomationSearch } from '#web/automation/rules/automation-search.ts';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/workflow-and-automation')({
  validateSearch: readAutomationSearch,
  loader: () => loadMessages('automation', 'activity'),
  staticData: { permission: 'settings.view', title: 'settings:category.workflow' },
  component: WorkflowPage,
});

function WorkflowPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NeedsPermission permission="settings.view">
      <AutomationPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
    </NeedsPermission>
  );
}
