import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/frameworks')({
  loader: () =>
    loadMessages(
      'frameworks',
      'controls',
      'reports',
      'readiness',
      'activity',
      'documents',
      'evidence',
      'crosswalk',
      'consistency',
      'states',
      'links',
      'comments',
      'list-keys',
      'proposals',
    ),
  staticData: { permission: 'dashboard.view', title: 'shell:nav.frameworks' },
  component: () => (
    <NeedsPermission permission="dashboard.view">
      <Outlet />
    </NeedsPermission>
  ),
});
