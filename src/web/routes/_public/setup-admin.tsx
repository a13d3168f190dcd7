import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from '../../people/sign-in/setup-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/setup-admin')({
  validateSearch: tokenIn,
  staticData: { title: 'public:setup.title' },
  component: Setup,
});

function Setup() {
  return <SetupPage token={Route.useSearch().token ?? ''} />;
}
