import { PAGES } from '#domain/addresses.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { accessQuery, type Closed } from '../../administration/entrance/access.ts';
import { AdminLoginPage } from '../../administration/entrance/admin-login-page.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { safeRedirect } from '../../people/safe-redirect.ts';
import { sessionQuery } from '../../people/session.ts';

export interface AdminLoginSearch {
  redirect?: string;
  why?: Closed;
}

export const Route = createFileRoute('/_public/admin-login')({
  validateSearch: ({ redirect: wished, why }: Record<string, unknown>): AdminLoginSearch => {
    const back = safeRedirect(wished, '');
    return { ...(back && { redirect: back }), ...((why === 'expired' || why === 'denied') && { why }) };
  },
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const session = await queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (!session?.isAdministrator) return;
    const isOpen = await queryClient.fetchQuery(accessQuery).then(
      () => true,
      () => false,
    );
    if (isOpen) throw redirect({ href: safeRedirect(search.redirect, PAGES.admin) });
  },
  loader: () => loadMessages('administration'),
  staticData: { title: 'administration:login.title' },
  component: AdminLogin,
});

function AdminLogin() {
  const { redirect: wished, why } = Route.useSearch();
  return <AdminLoginPage back={safeRedirect(wished, PAGES.admin)} why={why} />;
}
