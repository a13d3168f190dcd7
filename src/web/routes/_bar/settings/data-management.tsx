import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '#web/administration/data-page.tsx';
import { loadWords } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/data-management')({
  loader: () => loadWords('data'),
  staticData: { permission: 'organization.manage', title: 'settings:category.data' },
  component: () => (
    <NeedsPermission permission="organization.manage">
      <DataPage />
    </NeedsPermission>
  ),
});
