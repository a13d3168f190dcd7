import { createFileRoute } from '@tanstack/react-router';
import { Suspense, lazy, useCallback } from 'react';
import { PAGES } from '#domain/addresses.ts';
import { passageOf } from '#web/documents/document-links.ts';
import { DocumentPage } from '#web/evidence/review/document-page.tsx';
import { EvidencedFigure } from './-documents/evidenced-figure.tsx';
import type { DocumentTab } from '../../../evidence/review/document-review.tsx';

const LinkedToDocument = lazy(async () => ({
  default: (await import('./-links/linked-to-document.tsx')).LinkedToDocument,
}));

export interface DocumentSearch {
  /** The passage at which the document is opened, `120-340`. */
  at?: string;
  tab?: DocumentTab;
}

export const Route = createFileRoute('/_app/app/document-check/$id')({
  validateSearch: ({ at, tab }: Record<string, unknown>): DocumentSearch => ({
    ...(passageOf(at) && { at: String(at) }),
    ...((tab === 'text' || tab === 'suggestions') && { tab }),
  }),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { at, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = useCallback(
    (next: DocumentTab) =>
      void navigate({ search: (old) => ({ ...old, tab: next }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <>
      <DocumentPage
        key={`${id} ${at ?? ''}`}
        id={id}
        at={passageOf(at)}
        // A link to a passage shows the text; who comes from the library comes to decide.
        tab={tab ?? (at ? 'text' : 'suggestions')}
        onTab={onTab}
        onRemoved={() => void navigate({ to: PAGES.documents })}
        figure={<EvidencedFigure />}
      />
      <Suspense>
        <LinkedToDocument documentId={id} />
      </Suspense>
    </>
  );
}
