import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { CurrentFramework } from '#web/frameworks/current-framework.ts';
import { FRAMEWORK } from '#web/frameworks/framework-links.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';

export const Route = createFileRoute('/_app/app/frameworks/$framework')({
  beforeLoad: ({ params, location }) => {
    // The base has a page of its own, with the same filters and requirements.
    if (params.framework === FRAMEWORK)
      throw redirect({
        href: location.href.replace(addressOf('framework', { framework: FRAMEWORK }), PAGES.iso27001),
        replace: true,
      });
  },
  staticData: { permission: 'iso_readiness.view' },
  component: Page,
});

function Page() {
  const { framework } = Route.useParams();
  return (
    <NeedsPermission permission="iso_readiness.view">
      <CurrentFramework key={framework} value={framework}>
        <Outlet />
      </CurrentFramework>
    </NeedsPermission>
  );
}
