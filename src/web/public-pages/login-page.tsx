import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/app-link.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf, problemOf } from '../kit/problem.ts';
import { installationQuery } from '../people/installation.ts';
import { ProviderButtons } from '../people/provider-buttons.tsx';
import { ProviderProblem } from '../people/provider-problem.tsx';
import { signIn } from '../people/session.ts';
import { EntryCard } from './entry-card.tsx';
import { PasswordInput } from './password-input.tsx';
import { PlainField } from './plain-field.tsx';

interface LoginPageProps {
  /** The page that was asked for. */
  back: string;
  /** Why signing in elsewhere did not work, and what finds it in the server's log. */
  problem?: string | undefined;
  reference?: string | undefined;
}

/** E-mail and password, or a way to sign in elsewhere. */
export function LoginPage({ back, problem, reference }: LoginPageProps) {
  const { t } = useTranslation('public');
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: installation } = useQuery(installationQuery);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const signing = useMutation({
    mutationFn: () => signIn(queryClient, email.trim(), password),
    onSuccess: () => router.history.push(back),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (email.trim() && password) signing.mutate();
  };

  return (
    <EntryCard title={t('login.title')} text={t('login.text')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {installation?.fresh && (
          <Notice
            tone="info"
            title={t('login.fresh')}
            action={
              <Link component={AppLink} href="/setup-admin" sx={{ alignSelf: 'center', whiteSpace: 'nowrap', pr: 1 }}>
                {t('login.setUp')}
              </Link>
            }
          />
        )}
        {problem && !wasSent && <ProviderProblem problem={problem} reference={reference} />}
        {signing.error && <Notice tone="error">{failureOf(signing.error, t)}</Notice>}
        <PlainField
          label={t('field.email')}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          autoFocus
          error={wasSent && !email.trim() ? t('field.emailRequired') : undefined}
        />
        <PasswordInput
          label={t('field.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={wasSent && !password ? t('field.passwordRequired') : undefined}
        />
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={signing.isPending}>
          {t('login.submit')}
        </Button>
      </Box>
      <Box sx={{ mt: 1 }}>
        <ProviderButtons back={back} />
      </Box>
      <Typography sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>
        {t('joining:register.noAccount')}{' '}
        <Link component={AppLink} href="/register">
          {t('joining:register.title')}
        </Link>
      </Typography>
    </EntryCard>
  );
}

/** One sentence for a wrong address and a wrong password alike. */
function failureOf(error: unknown, t: (key: string) => string): string {
  const { status } = problemOf(error);
  if (status === 401) return t('login.wrong');
  return status === 429 ? t('login.tooMany') : messageOf(error);
}
