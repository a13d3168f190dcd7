import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { installationQuery } from '../installation.ts';
import { signIn } from '../session.ts';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

interface LoginFormProps {
  onEntered: () => void;
  onTicket: (ticket: string) => void;
  onFailure: (why: string | null) => void;
  notice: ReactNode;
}

/** Address and password. What was typed stays after a refusal. */
export function LoginForm({ onEntered, onTicket, onFailure, notice }: LoginFormProps) {
  const { t } = useTranslation('public');
  const queryClient = useQueryClient();
  const { data: installation } = useQuery(installationQuery);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const signing = useMutation({
    mutationFn: () => signIn(queryClient, email.trim(), password),
    onMutate: () => onFailure(null),
    onSuccess: (ticket) => (ticket ? onTicket(ticket) : onEntered()),
    // One sentence for a wrong address and a wrong password alike.
    onError: (error) => onFailure(problemOf(error).status === 401 ? t('login.wrong') : messageOf(error)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (email.trim() && password) signing.mutate();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {installation?.fresh && (
        <Notice
          tone="info"
          title={t('login.fresh')}
          action={
            <Link component={AppLink} href={PAGES.setUp} sx={{ alignSelf: 'center', whiteSpace: 'nowrap', pr: 1 }}>
              {t('login.setUp')}
            </Link>
          }
        />
      )}
      {notice}
      <PlainField
        label={t('field.email')}
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="username webauthn"
        autoFocus
        error={wasSent && !email.trim() ? t('field.emailRequired') : undefined}
      />
      <PasswordInput
        label={t('field.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={wasSent && !password ? t('field.passwordRequired') : undefined}
        help={
          <Link component={AppLink} href={PAGES.forgotPassword}>
            {t('sign-in:forgot.link')}
          </Link>
        }
      />
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={signing.isPending}>
        {t('login.submit')}
      </Button>
    </Box>
  );
}
