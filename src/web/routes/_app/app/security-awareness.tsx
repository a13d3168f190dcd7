import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/security-awareness')({
  loader: () => loadMessages('awareness'),
  staticData: { permission: 'dashboard.view', title: 'shell:nav.awareness' },
  component: () => (
    <NeedsPermission permission="dashboard.view">
      <Outlet />
    </NeedsPermission>
  ),
});
