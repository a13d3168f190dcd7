import { createFileRoute } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { readReviewSearch } from '#web/evidence/review/review-groups.ts';
import { ReviewQueue } from '#web/evidence/review/review-queue.tsx';
import { ReviewOnward, useInPassing } from '#web/readiness/path/review-onward.tsx';
import { EvidencedFigure } from './-documents/evidenced-figure.tsx';

export const Route = createFileRoute('/_app/app/document-check/review')({
  loader: () => loadMessages('path'),
  validateSearch: readReviewSearch,
  staticData: { permission: 'iso_readiness.view', title: 'evidence:queue.crumb' },
  component: () => (
    <NeedsPermission permission="iso_readiness.view">
      <Page />
    </NeedsPermission>
  ),
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const inPassing = useInPassing();
  return (
    <ReviewQueue
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      onPassage={(id, { start, end }) =>
        void navigate({ to: PAGES.document, params: { id }, search: { at: `${start}-${end}` } })
      }
      inPassing={inPassing}
      onward={<ReviewOnward />}
      figure={<EvidencedFigure framework={search.framework} />}
    />
  );
}
