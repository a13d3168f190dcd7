import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { ForgotPasswordPage } from '../../people/sign-in/forgot-password-page.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  loader: () => loadMessages('sign-in'),
  staticData: { title: 'sign-in:forgot.title' },
  component: ForgotPasswordPage,
});
