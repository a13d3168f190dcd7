import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { ResetPasswordPage } from '../../people/sign-in/reset-password-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: tokenIn,
  loader: () => loadMessages('sign-in'),
  staticData: { title: 'sign-in:reset.title' },
  component: Page,
});

function Page() {
  return <ResetPasswordPage token={Route.useSearch().token ?? ''} />;
}
