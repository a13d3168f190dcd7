import { createFileRoute, redirect } from '@tanstack/react-router';
import { safeRedirect } from '../../people/safe-redirect.ts';
import { sessionQuery } from '../../people/session.ts';
import { LoginPage } from '../../public-pages/login-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: ({ redirect: wished }: Record<string, unknown>): { redirect?: string } => {
    const back = safeRedirect(wished, '');
    return back ? { redirect: back } : {};
  },
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (session) throw redirect({ href: safeRedirect(search.redirect) });
  },
  staticData: { title: 'public:login.title' },
  component: Login,
});

function Login() {
  return <LoginPage back={safeRedirect(Route.useSearch().redirect)} />;
}
