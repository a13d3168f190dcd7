import { createFileRoute } from '@tanstack/react-router';
import { RequirementPage } from './-requirement/requirement-page.tsx';

export const Route = createFileRoute('/_app/app/iso27001/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  return <RequirementPage key={id} id={id} />;
}
