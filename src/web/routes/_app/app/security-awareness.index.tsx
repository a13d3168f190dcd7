import { createFileRoute } from '@tanstack/react-router';
import { AwarenessPage } from '#web/awareness/awareness-page.tsx';
import { readAwarenessSearch } from '#web/awareness/awareness-search.ts';

export const Route = createFileRoute('/_app/app/security-awareness/')({
  validateSearch: readAwarenessSearch,
  component: Page,
});

function Page() {
  return <AwarenessPage search={Route.useSearch()} />;
}
