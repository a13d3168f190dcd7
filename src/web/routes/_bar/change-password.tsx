import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { safeRedirect } from '#web/people/safe-redirect.ts';
import { ChangePasswordPage } from '#web/people/security/change-password-page.tsx';

export const Route = createFileRoute('/_bar/change-password')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } => {
    const back = safeRedirect(redirect, '');
    return back ? { redirect: back } : {};
  },
  loader: () => loadMessages('security', 'sign-in'),
  staticData: { title: 'security:password.title' },
  component: Page,
});

function Page() {
  return <ChangePasswordPage back={safeRedirect(Route.useSearch().redirect)} />;
}
