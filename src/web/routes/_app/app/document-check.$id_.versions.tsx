import { createFileRoute } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { VersionsPage } from '#web/documents/versions/versions-page.tsx';
import { loadMessages } from '#web/locales/i18n.ts';
import type { VersionsSearch } from '../../../documents/versions/versions-search.ts';

const numberOf = (value: unknown) => {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
};

export const Route = createFileRoute('/_app/app/document-check/$id_/versions')({
  validateSearch: ({ from, to }: Record<string, unknown>): VersionsSearch => {
    const first = numberOf(from);
    const second = to === 'draft' ? ('draft' as const) : numberOf(to);
    return { ...(first !== undefined && { from: first }), ...(second !== undefined && { to: second }) };
  },
  loader: () => loadMessages('document-control'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <VersionsPage
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      onRemoved={() => void navigate({ to: PAGES.documents })}
    />
  );
}
