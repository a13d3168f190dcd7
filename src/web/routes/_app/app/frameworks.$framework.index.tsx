import { createFileRoute } from '@tanstack/react-router';
import { readWorkspaceSearch } from '#web/controls/workspace-search.ts';
import { WorkspacePage } from './-frameworks/workspace-page.tsx';

export const Route = createFileRoute('/_app/app/frameworks/$framework/')({
  validateSearch: readWorkspaceSearch,
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <WorkspacePage
      search={Route.useSearch()}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
