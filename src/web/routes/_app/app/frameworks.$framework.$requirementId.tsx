import { createFileRoute } from '@tanstack/react-router';
import { RequirementPage } from './-requirement/requirement-page.tsx';

export const Route = createFileRoute('/_app/app/frameworks/$framework/$requirementId')({ component: Page });

function Page() {
  const { requirementId } = Route.useParams();
  return <RequirementPage key={requirementId} id={requirementId} />;
}
