import { createFileRoute } from '@tanstack/react-router';
import { CheckPage } from '#web/documents/check/check-page.tsx';
import { readCheckSearch } from '#web/documents/check/check-search.ts';
import { loadMessages } from '#web/locales/i18n.ts';

export const Route = createFileRoute('/_app/app/document-check/check')({
  validateSearch: readCheckSearch,
  staticData: { title: 'document-library:check.crumb' },
  loader: () => loadMessages('blanks', 'document-library'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CheckPage search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />;
}
