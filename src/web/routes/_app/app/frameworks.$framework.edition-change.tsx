import { createFileRoute } from '@tanstack/react-router';
import { EditionChangePage } from '#web/evidence/edition-change/edition-change-page.tsx';
import { CHANGES, type EditionStep } from '#web/evidence/edition-change/use-edition-change.ts';

export interface EditionChangeSearch {
  change?: EditionStep['change'];
}

export const Route = createFileRoute('/_app/app/frameworks/$framework/edition-change')({
  validateSearch: ({ change }: Record<string, unknown>): EditionChangeSearch => {
    const known = CHANGES.find((each) => each === change);
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
