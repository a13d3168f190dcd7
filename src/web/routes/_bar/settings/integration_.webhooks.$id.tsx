import { createFileRoute } from '@tanstack/react-router';
import { EndpointPage } from '#web/automation/webhooks/endpoint-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_bar/settings/integration_/webhooks/$id')({
  loader: () => loadMessages('automation', 'activity'),
  staticData: { permission: 'settings.view', title: 'settings:category.integration' },
  component: WebhookPage,
});

function WebhookPage() {
  const { id } = Route.useParams();
  return (
    <NeedsPermission permission="settings.view">
      <EndpointPage id={id} />
    </NeedsPermission>
  );
}
