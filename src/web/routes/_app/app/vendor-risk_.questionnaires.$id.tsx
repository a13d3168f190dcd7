import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
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
    <QuestionnairePage key={id} id={id} opened={opened} onRemoved={() => void navigate({ to: PAGES.questionnaires })} />
  );
}
