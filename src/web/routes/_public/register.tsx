import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { RegisterConfirm } from '../../people/sign-in/register-confirm.tsx';
import { RegisterPage } from '../../people/sign-in/register-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/register')({
  validateSearch: tokenIn,
  loader: () => loadMessages('joining'),
  staticData: { title: 'joining:register.title' },
  component: Register,
});

function Register() {
  const { token } = Route.useSearch();
  return token ? <RegisterConfirm token={token} /> : <RegisterPage />;
}
