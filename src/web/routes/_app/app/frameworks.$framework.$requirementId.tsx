import { createFileRoute } from '@tanstack/react-router';
import { RequirementPage } from './-requirement/requirement-page.tsx';
import { readRequirementSearch } from './-requirement/requirement-search.ts';

export const Route = createFileRoute('/_app/app/frameworks/$framework/$requirementId')({
  validateSearch: readRequirementSearch,
  component: Page,
});

function Page() {
  const { requirementId } = Route.useParams();
  return <RequirementPage key={requirementId} id={requirementId} comment={Route.useSearch().comment} />;
}
