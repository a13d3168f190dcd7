import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { NewPassword } from '../new-password.tsx';
import { EntryCard } from '../../kit/entry-card.tsx';

interface Holder {
  email: string;
  passwordLength: number;
}

/** What the link in the mail opens: a new password, or why the link is not good. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation('sign-in');
  const look = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => request<Holder>('GET', `/api/v1/reset-link?${new URLSearchParams({ token })}`),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (!token || (look.error && [404, 410, 422].includes(problemOf(look.error).status))) return <LinkOver />;
  if (look.error) return <ErrorState error={look.error} onRetry={() => void look.refetch()} />;
  if (!look.data) return null;
  return (
    <EntryCard title={t('reset.title')} text={t('reset.text', { email: look.data.email })}>
      <ResetForm token={token} holder={look.data} />
    </EntryCard>
  );
}

function ResetForm({ token, holder }: { token: string; holder: Holder }) {
  const { t } = useTranslation('sign-in');
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const setting = useMutation({
    mutationFn: () => request('PUT', '/api/v1/reset-link/password', { token, password }),
    onSuccess: () => router.history.replace(addressOf('login', { because: 'password_changed' })),
  });
  const isShort = Array.from(password).length < holder.passwordLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isShort) setting.mutate();
  };
  const problem = setting.error && problemOf(setting.error);
  if (problem?.status === 410) return <Notice tone="error">{t('reset.overText')}</Notice>;
  const isOfField = problem?.issues.some(({ path }) => path === 'password') ?? false;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {setting.error && !isOfField && <Notice tone="error">{messageOf(setting.error)}</Notice>}
      <NewPassword
        email={holder.email}
        label={t('reset.label')}
        least={holder.passwordLength}
        value={password}
        onChange={(value) => {
          setPassword(value);
          if (setting.error) setting.reset();
        }}
        wasSent={wasSent}
        refusal={isOfField ? messageOf(setting.error) : undefined}
      />
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={setting.isPending}>
        {t('reset.submit')}
      </Button>
    </Box>
  );
}

function LinkOver() {
  const { t } = useTranslation('sign-in');
  return (
    <EntryCard title={t('reset.over')} text={t('reset.overText')}>
      <Button variant="contained" color="primary" fullWidth component={AppLink} href={PAGES.forgotPassword}>
        {t('reset.newLink')}
      </Button>
    </EntryCard>
  );
}
