import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/assessments')({
  loader: () => loadMessages('assessments', 'vendors', 'activity', 'tasks'),
  staticData: {
    permission: 'risk_management.view',
    title: 'assessments:card.title',
    parent: { title: 'shell:nav.vendors', href: PAGES.vendors },
  },
  component: () => (
    <NeedsPermission permission="risk_management.view">
      <Outlet />
    </NeedsPermission>
  ),
});
