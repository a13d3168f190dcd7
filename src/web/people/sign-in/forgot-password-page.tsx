import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

/** Asks for a link. What is said afterwards is the same whoever has the address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('sign-in');
  const [email, setEmail] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const asking = useMutation({ mutationFn: () => request('POST', '/api/v1/reset-links', { email: email.trim() }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isAddress) asking.mutate();
  };
  if (asking.isSuccess)
    return (
      <EntryCard title={t('forgot.sent')} text={t('forgot.sentText', { email: email.trim() })}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Button onClick={() => asking.reset()}>{t('forgot.again')}</Button>
          <Button variant="text" component={AppLink} href={PAGES.login}>
            {t('toLogin')}
          </Button>
        </Box>
      </EntryCard>
    );
  return (
    <EntryCard title={t('forgot.title')} text={t('forgot.text')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {asking.error && (
          <Notice tone={problemOf(asking.error).code === 'reset_not_needed' ? 'info' : 'error'}>
            {messageOf(asking.error)}
          </Notice>
        )}
        <PlainField
          label={t('public:field.email')}
          name="email"
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="username"
          autoFocus
          error={wasSent && !isAddress ? t('public:field.emailInvalid') : undefined}
        />
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={asking.isPending}>
          {t('forgot.submit')}
        </Button>
        <Link component={AppLink} href={PAGES.login} sx={{ textAlign: 'center', mt: 1 }}>
          {t('toLogin')}
        </Link>
      </Box>
    </EntryCard>
  );
}
