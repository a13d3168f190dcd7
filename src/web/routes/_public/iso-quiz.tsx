import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { QuizPage } from '../../quiz/quiz-page.tsx';
import { type QuizSearch, readQuizSearch } from '../../quiz/quiz-search.ts';

export const Route = createFileRoute('/_public/iso-quiz')({
  validateSearch: (raw: Record<string, unknown>): QuizSearch => readQuizSearch(raw),
  loader: () => loadMessages('quiz'),
  staticData: { title: 'shell:publicNav.quiz' },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <QuizPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
