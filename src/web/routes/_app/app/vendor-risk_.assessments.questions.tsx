import { createFileRoute } from '@tanstack/react-router';
import { QuestionsPage } from '#web/vendors/assessments/questions-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/assessments/questions')({
  staticData: { title: 'assessments:questions.title' },
  component: QuestionsPage,
});
