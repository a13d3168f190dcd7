import { createFileRoute } from '@tanstack/react-router';
import { SetupPage } from '../../public-pages/setup-page.tsx';

export const Route = createFileRoute('/_public/setup-admin')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token ? { token: String(token) } : {}),
  staticData: { title: 'public:setup.title' },
  component: Setup,
});

function Setup() {
  return <SetupPage token={Route.useSearch().token ?? ''} />;
}
