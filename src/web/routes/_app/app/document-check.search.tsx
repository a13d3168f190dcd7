import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SearchPage, type FullTextSearch } from '#web/documents/search/search-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';

export const Route = createFileRoute('/_app/app/document-check/search')({
  validateSearch: (raw: Record<string, unknown>): FullTextSearch => {
    const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 200) : '';
    const page = Number(raw['page']);
    return { ...(q && { q }), ...(Number.isInteger(page) && page > 1 && { page }) };
  },
  staticData: { title: 'document-library:search.crumb' },
  loader: () => loadMessages('document-library'),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: FullTextSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  return <SearchPage search={search} onSearch={onSearch} />;
}
