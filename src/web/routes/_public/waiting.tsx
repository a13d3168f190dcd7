import { createFileRoute, redirect } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { loadMessages } from '../../locales/i18n.ts';
import { sessionQuery } from '../../people/session.ts';
import { WaitingPage } from '../../people/sign-in/waiting-page.tsx';

export const Route = createFileRoute('/_public/waiting')({
  beforeLoad: async ({ context }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session) throw redirect({ to: PAGES.login });
    if (session.organisation) throw redirect({ href: PAGES.app });
  },
  loader: () => loadMessages('joining'),
  staticData: { title: 'joining:waiting.window' },
  component: WaitingPage,
});
