import { createFileRoute } from '@tanstack/react-router';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { PoliciesPage } from '#web/people/settings/policies-page.tsx';

export const Route = createFileRoute('/_bar/settings/policies')({
  staticData: { permission: 'settings.view', title: 'settings:category.policies' },
  component: () => (
    <NeedsPermission permission="settings.view">
      <PoliciesPage />
    </NeedsPermission>
  ),
});
