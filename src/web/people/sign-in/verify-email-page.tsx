import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { problemOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { sessionQuery } from '../session.ts';
import { EntryCard } from '../../kit/entry-card.tsx';

/** What the link in the mail opens: it confirms the address at once. */
export function VerifyEmailPage({ token }: { token: string }) {
  const { t } = useTranslation('sign-in');
  const queryClient = useQueryClient();
  const confirming = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => request<{ email: string }>('POST', '/api/v1/email-verification', { token }),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { data: session } = useQuery(sessionQuery);
  const isDone = confirming.isSuccess;
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [isDone, queryClient]);
  const goOn = (
    <Button variant="contained" color="primary" fullWidth component={AppLink} href={session ? PAGES.app : PAGES.login}>
      {t(session ? 'verify.goOn' : 'toLogin')}
    </Button>
  );
  if (confirming.isPending) return null;
  if (confirming.data)
    return (
      <EntryCard title={t('verify.done')} text={t('verify.doneText', { email: confirming.data.email })}>
        {goOn}
      </EntryCard>
    );
  const { status } = problemOf(confirming.error);
  if (status !== 410 && status !== 422)
    return <ErrorState error={confirming.error} onRetry={() => void confirming.refetch()} />;
  return (
    <EntryCard title={t('reset.over')} text={t('verify.overText')}>
      {goOn}
    </EntryCard>
  );
}
