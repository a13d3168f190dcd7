import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/risk-management')({
  loader: () => loadMessages('risks', 'controls', 'tasks', 'activity', 'links', 'assets', 'risk-proposals'),
  staticData: { permission: 'risk_management.view', title: 'shell:nav.risks' },
  component: () => (
    <NeedsPermission permission="risk_management.view">
      <Outlet />
    </NeedsPermission>
  ),
});
