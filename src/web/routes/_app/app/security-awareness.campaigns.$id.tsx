import { createFileRoute } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { CampaignPage } from '#web/awareness/campaign-page.tsx';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/security-awareness/campaigns/$id')({
  staticData: { permission: 'iso_readiness.view' },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <NeedsPermission permission="iso_readiness.view">
      <CampaignPage
        key={id}
        id={id}
        onRemoved={() => void navigate({ to: PAGES.awareness, search: { view: 'campaigns' } })}
      />
    </NeedsPermission>
  );
}
