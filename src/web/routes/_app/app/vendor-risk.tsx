import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk')({
  loader: () => loadMessages('vendors', 'risks', 'controls', 'activity', 'links', 'assets'),
  staticData: { permission: 'risk_management.view', title: 'shell:nav.vendors' },
  component: () => (
    <NeedsPermission permission="risk_management.view">
      <Outlet />
    </NeedsPermission>
  ),
});
