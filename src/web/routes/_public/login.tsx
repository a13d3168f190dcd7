import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadWords } from '../../locales/i18n.ts';
import { safeRedirect } from '../../people/safe-redirect.ts';
import { sessionQuery } from '../../people/session.ts';
import { LoginPage } from '../../public-pages/login-page.tsx';

export interface LoginSearch {
  redirect?: string;
  /** Why signing in elsewhere did not work. */
  problem?: string;
  reference?: string;
}

export const Route = createFileRoute('/_public/login')({
  validateSearch: ({ redirect: wished, problem, reference }: Record<string, unknown>): LoginSearch => {
    const back = safeRedirect(wished, '');
    return {
      ...(back && { redirect: back }),
      ...(typeof problem === 'string' && { problem }),
      ...(typeof reference === 'string' && { reference }),
    };
  },
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (session) throw redirect({ href: safeRedirect(search.redirect) });
  },
  loader: () => loadWords('joining'),
  staticData: { title: 'public:login.title' },
  component: Login,
});

function Login() {
  const { redirect: back, problem, reference } = Route.useSearch();
  return <LoginPage back={safeRedirect(back)} problem={problem} reference={reference} />;
}
