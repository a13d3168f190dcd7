import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '../../locales/i18n.ts';
import { InvitationPage } from '../../public-pages/invitation-page.tsx';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } => (token ? { token: String(token) } : {}),
  loader: () => loadWords('joining'),
  staticData: { title: 'joining:invitation.window' },
  component: Invitation,
});

function Invitation() {
  // Without a token the server says that the link is not complete.
  return <InvitationPage token={Route.useSearch().token ?? '-'} />;
}
