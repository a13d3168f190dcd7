import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '#web/administration/data-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/data-management')({
  loader: () => loadMessages('data'),
  staticData: { permission: 'organization.manage', title: 'settings:category.data' },
  component: () => (
    <NeedsPermission permission="organization.manage">
      <DataPage />
    </NeedsPermission>
  ),
});
