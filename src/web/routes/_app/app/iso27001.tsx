import { Outlet, createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/iso27001')({
  loader: () =>
    loadMessages(
      'controls',
      'reports',
      'readiness',
      'activity',
      'documents',
      'evidence',
      'frameworks',
      'crosswalk',
      'consistency',
      'states',
      'links',
      'comments',
      'list-keys',
    ),
  staticData: { permission: 'iso_readiness.view', title: 'shell:nav.iso27001' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <Outlet />
    </NeedsPermission>
  ),
});
