import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '../../locales/i18n.ts';
import { ForgotPasswordPage } from '../../people/entrance/forgot-password-page.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  loader: () => loadWords('sign-in', 'messages'),
  staticData: { title: 'sign-in:forgot.title' },
  component: ForgotPasswordPage,
});
