import { createFileRoute } from '@tanstack/react-router';
import { EDITION_CHANGES } from '#domain/frameworks/values.ts';
import { EditionChangePage } from '#web/evidence/edition-change/edition-change-page.tsx';

export interface EditionChangeSearch {
  change?: (typeof EDITION_CHANGES)[number];
}

export const Route = createFileRoute('/_app/app/frameworks/$framework/edition-change')({
  validateSearch: ({ change }: Record<string, unknown>): EditionChangeSearch => {
    const known = EDITION_CHANGES.find((each) => each === change);
    return known ? { change: known } : {};
  },
  component: Page,
});

function Page() {
  const { framework } = Route.useParams();
  const { change } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditionChangePage
      framework={framework}
      change={change}
      onChange={(next) => void navigate({ search: next ? { change: next } : {}, replace: true, resetScroll: false })}
    />
  );
}
