import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { VerifyEmailPage } from '../../people/sign-in/verify-email-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/verify-email')({
  validateSearch: tokenIn,
  loader: () => loadMessages('sign-in'),
  staticData: { title: 'sign-in:verify.title' },
  component: Page,
});

function Page() {
  return <VerifyEmailPage token={Route.useSearch().token ?? ''} />;
}
