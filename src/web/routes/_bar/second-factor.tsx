import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { safeRedirect } from '#web/people/safe-redirect.ts';
import { SecondFactorPage } from '#web/people/security/second-factor-page.tsx';

export const Route = createFileRoute('/_bar/second-factor')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } => {
    const back = safeRedirect(redirect, '');
    return back ? { redirect: back } : {};
  },
  loader: () => loadMessages('security', 'sign-in'),
  staticData: { title: 'security:demand.title' },
  component: Page,
});

function Page() {
  return <SecondFactorPage back={safeRedirect(Route.useSearch().redirect)} />;
}
