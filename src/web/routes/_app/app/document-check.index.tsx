import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PAGES } from '#domain/addresses.ts';
import { Library } from '#web/documents/library/library.tsx';
import { type LibrarySearch, readLibrarySearch, withoutNothing } from '#web/documents/library/library-search.ts';
import { EvidencedFigure } from './-documents/evidenced-figure.tsx';
import { ReviewButton, useOpenCount } from './-documents/review-button.tsx';

export const Route = createFileRoute('/_app/app/document-check/')({
  validateSearch: readLibrarySearch,
  component: LibraryPage,
});

function LibraryPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = useOpenCount();
  const onSearch = useCallback(
    (change: { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }) =>
      void navigate({ search: (old) => withoutNothing({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <Library
      search={search}
      onSearch={onSearch}
      onOpen={(id) => void navigate({ to: PAGES.document, params: { id } })}
      onWritten={(id) => void navigate({ to: PAGES.documentEditor, params: { id } })}
      review={open > 0 && <ReviewButton count={open} />}
      figure={<EvidencedFigure />}
    />
  );
}
