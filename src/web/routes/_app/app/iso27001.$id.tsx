import { createFileRoute } from '@tanstack/react-router';
import { RequirementPage } from './-requirement/requirement-page.tsx';
import { readRequirementSearch } from './-requirement/requirement-search.ts';

export const Route = createFileRoute('/_app/app/iso27001/$id')({
  validateSearch: readRequirementSearch,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <RequirementPage key={id} id={id} comment={Route.useSearch().comment} />;
}
