import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '../../locales/i18n.ts';
import { InvitationPage } from '../../people/sign-in/invitation-page.tsx';
import { tokenIn } from '../../kit/links/token-in.ts';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: tokenIn,
  loader: () => loadMessages('joining'),
  staticData: { title: 'joining:invitation.window' },
  component: Invitation,
});

function Invitation() {
  // Without a token the server says that the link is not complete.
  return <InvitationPage token={Route.useSearch().token ?? '-'} />;
}
