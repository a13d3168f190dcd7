import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '../../locales/i18n.ts';
import { RegisterConfirm } from '../../people/entrance/register-confirm.tsx';
import { RegisterPage } from '../../people/entrance/register-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/register')({
  validateSearch: tokenIn,
  loader: () => loadWords('joining'),
  staticData: { title: 'joining:register.title' },
  component: Register,
});

function Register() {
  const { token } = Route.useSearch();
  return token ? <RegisterConfirm token={token} /> : <RegisterPage />;
}
