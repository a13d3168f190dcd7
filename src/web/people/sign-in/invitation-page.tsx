import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { InvitationView } from '#domain/people/invitation.ts';
import type { Session } from '#domain/people/session.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { acceptAsMember, lookAtInvitation, readAnew } from '../registration-api.ts';
import { ProviderButtons } from '../provider-buttons.tsx';
import { sessionQuery, signOut, switchOrganisation } from '../session.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { InvitationForm } from './invitation-form.tsx';

const GONE = ['link_expired', 'invitation_used', 'invitation_expired'] as const;

/** What the link of an invitation opens, for whoever is there: a newcomer, somebody with an account, the person themselves, another. */
export function InvitationPage({ token }: { token: string }) {
  const { data: session, isPending } = useQuery(sessionQuery);
  const look = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => lookAtInvitation(token),
    retry: false,
    staleTime: Infinity,
  });
  if (isPending || look.isPending) return null;
  if (look.error) {
    const { code } = problemOf(look.error);
    const gone = GONE.find((one) => one === code);
    return gone ? <Gone reason={gone} /> : <ErrorState error={look.error} onRetry={() => void look.refetch()} />;
  }
  return <Invited invitation={look.data} session={session ?? null} token={token} />;
}

interface InvitedProps {
  invitation: InvitationView;
  session: Session | null;
  token: string;
}

function Invited({ invitation, session, token }: InvitedProps) {
  const { t } = useTranslation('joining');
  const { organisation, invitedBy: inviter, email } = invitation;
  const facts = { email, role: t(`role.${invitation.role}`) };
  const here = addressOf('invitation', { token });
  const text = inviter ? t('invitation.by', { ...facts, inviter }) : t('invitation.byNobody', facts);
  return (
    <EntryCard title={t('invitation.title', { organisation })} text={text}>
      {session ? (
        <SignedIn invitation={invitation} session={session} token={token} />
      ) : invitation.hasAccount ? (
        <WithAccount here={here} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {invitation.takesPassword ? (
            <InvitationForm token={token} email={email} />
          ) : (
            <Notice tone="info">{t('invitation.noPassword', { organisation })}</Notice>
          )}
          <ProviderButtons back={PAGES.app} invitation={token} email={email} />
        </Box>
      )}
    </EntryCard>
  );
}

function WithAccount({ here }: { here: string }) {
  const { t } = useTranslation('joining');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone="info">{t('invitation.hasAccount')}</Notice>
      <Button
        variant="contained"
        color="primary"
        size="large"
        component={AppLink}
        href={addressOf('login', { redirect: here })}
      >
        {t('invitation.signIn')}
      </Button>
    </Box>
  );
}

/** Whoever is signed in accepts as themselves, or is told that the invitation is another's. */
function SignedIn({ invitation, session, token }: InvitedProps & { session: Session }) {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const router = useRouter();
  const accepting = useMutation({
    mutationFn: () => acceptAsMember(token),
    onSuccess: async ({ organisationId }) => {
      await switchOrganisation(queryClient, organisationId);
      router.history.push(PAGES.app);
    },
  });
  const leaving = useMutation({
    mutationFn: async () => {
      await signOut(queryClient);
      await readAnew(queryClient);
    },
  });
  const { user } = session;
  if (user.email !== invitation.email)
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Notice tone="warning">{t('invitation.other', { email: user.email, invited: invitation.email })}</Notice>
        <Failure error={leaving.error} />
        <Button size="large" onClick={() => leaving.mutate()} loading={leaving.isPending}>
          {t('invitation.signOut')}
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Failure error={accepting.error} />
      <Button
        variant="contained"
        color="primary"
        size="large"
        onClick={() => accepting.mutate()}
        loading={accepting.isPending}
      >
        {t('invitation.acceptAs', { name: user.name })}
      </Button>
    </Box>
  );
}

function Failure({ error }: { error: unknown }): ReactNode {
  return error ? <Notice tone="error">{messageOf(error)}</Notice> : null;
}

function Gone({ reason }: { reason: (typeof GONE)[number] }) {
  const { t } = useTranslation('joining');
  return (
    <EntryCard title={t(`invitation.${reason}`)} text={t(`invitation.${reason}Text`)}>
      <Button component={AppLink} href={reason === 'invitation_used' ? PAGES.login : PAGES.home}>
        {reason === 'invitation_used' ? t('register.toLogin') : t('done.home')}
      </Button>
    </EntryCard>
  );
}
