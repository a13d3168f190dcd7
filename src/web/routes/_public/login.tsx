import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { safeRedirect } from '../../people/safe-redirect.ts';
import { sessionQuery } from '../../people/session.ts';
import { LoginPage } from '../../people/sign-in/login-page.tsx';
import { LOGIN_REASONS, type LoginReason } from '../../people/sign-in/login-reasons.ts';

export interface LoginSearch {
  redirect?: string;
  /** Why signing in elsewhere did not work. */
  problem?: string;
  reference?: string;
  /** For the second step, after signing in elsewhere. */
  ticket?: string;
  because?: LoginReason;
}

const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 200) : undefined);

export const Route = createFileRoute('/_public/login')({
  validateSearch: (raw: Record<string, unknown>): LoginSearch => {
    const back = safeRedirect(raw['redirect'], '');
    const because = LOGIN_REASONS.find((reason) => reason === raw['because']);
    const [problem, reference, ticket] = [text(raw['problem']), text(raw['reference']), text(raw['ticket'])];
    return {
      ...(back && { redirect: back }),
      ...(problem && { problem }),
      ...(reference && { reference }),
      ...(ticket && { ticket }),
      ...(because && { because }),
    };
  },
  beforeLoad: async ({ context, search }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (session) throw redirect({ href: safeRedirect(search.redirect) });
  },
  loader: () => loadMessages('joining', 'sign-in'),
  staticData: { title: 'public:login.title' },
  component: Login,
});

function Login() {
  const { redirect: back, ...search } = Route.useSearch();
  return <LoginPage back={safeRedirect(back)} {...search} />;
}
