import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { changeLanguage, language } from '../locales/i18n.ts';
import { PAGES } from '#domain/addresses.ts';
import type { RequiredAction } from '#domain/people/session.ts';
import { sessionQuery } from './session.ts';

/** Where a person does what the organisation demands before it lets them act. */
const REQUIRED_ACTION_PAGES: Record<RequiredAction, string> = {
  other_method: PAGES.otherWay,
  password: PAGES.changePassword,
  second_factor: PAGES.secondFactor,
};

/** For `beforeLoad` of the signed-in layouts: a visitor goes to /login and comes back to this page afterwards. */
export async function requireSession(queryClient: QueryClient, href: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (!session) throw redirect({ to: PAGES.login, search: { redirect: href } });
  // Whoever belongs to no organisation sees what became of their request; the administration of the installation needs none.
  if (!session.organisation && !href.startsWith(PAGES.admin)) throw redirect({ to: PAGES.waiting });
  const [requiredAction] = href.startsWith(PAGES.admin) ? [] : session.demands;
  const page = requiredAction && REQUIRED_ACTION_PAGES[requiredAction];
  if (page && href.replace(/[?#].*/, '') !== page)
    throw redirect({ href: `${page}?${new URLSearchParams({ redirect: href })}` });
  // A device that has no choice of its own takes the person's.
  if (!localStorage.getItem('language') && session.user.language !== language())
    await changeLanguage(session.user.language);
}
