import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/agreements')({
  loader: () => loadMessages('agreements', 'vendors', 'risks', 'assets', 'tasks', 'controls'),
  staticData: {
    permission: 'risk_management.view',
    title: 'agreements:title',
    parent: { title: 'shell:nav.vendors', href: PAGES.vendors },
  },
  component: () => (
    <NeedsPermission permission="risk_management.view">
      <Outlet />
    </NeedsPermission>
  ),
});
