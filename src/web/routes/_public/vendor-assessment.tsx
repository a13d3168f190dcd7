import { createFileRoute, useLocation } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { AnsweringPage } from '../../vendors/assessments/public-form/public-form-page.tsx';

export const Route = createFileRoute('/_public/vendor-assessment')({
  loader: () => loadMessages('assessments'),
  staticData: { title: 'assessments:answering.title' },
  component: Page,
});

/** The secret stands after the #: browsers keep that to themselves. */
function Page() {
  const { hash } = useLocation();
  return <AnsweringPage key={hash} token={hash} />;
}
