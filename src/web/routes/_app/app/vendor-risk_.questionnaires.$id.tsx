import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QuestionnairePage } from '#web/vendors/questionnaires/questionnaire-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/questionnaires/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <QuestionnairePage key={id} id={id} onRemoved={() => void navigate({ to: '/app/vendor-risk/questionnaires' })} />
  );
}
