import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { QuestionnairePage } from '#web/vendors/questionnaires/questionnaire-page.tsx';
import { readOpenedQuestion } from '#web/vendors/questionnaires/question-look.ts';

export const Route = createFileRoute('/_app/app/vendor-risk_/questionnaires/$id')({
  validateSearch: readOpenedQuestion,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const opened = Route.useSearch();
  const navigate = useNavigate();
  return (
    <QuestionnairePage
      key={id}
      id={id}
      opened={opened}
      onRemoved={() => void navigate({ to: '/app/vendor-risk/questionnaires' })}
    />
  );
}
