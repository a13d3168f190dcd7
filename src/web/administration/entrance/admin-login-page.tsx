import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { sessionQuery } from '../../people/session.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';
import { type Closed, openAdministration, whyClosed } from './access.ts';

/** The door of the administration: the password again, and the code where one is set up. `back` is the page that was asked for. */
export function AdminLoginPage({ back, why }: { back: string; why: Closed | undefined }) {
  const { t } = useTranslation(['administration', 'public']);
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: session } = useQuery(sessionQuery);
  const [email, setEmail] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const address = email ?? session?.user.email ?? '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!address.trim() || !password || (needsCode && !code.trim())) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const proof = { email: address.trim(), password, ...(needsCode && { code: code.trim() }) };
      if (await openAdministration(queryClient, proof)) {
        setNeedsCode(true);
        setWasSent(false);
      } else {
        router.history.push(back);
        return;
      }
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  const isWrongCode = failure !== null && problemOf(failure).issues.some(({ path }) => path === 'code');
  return (
    <EntryCard title={t('login.title')} text={t('login.text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 1, '& .MuiAlert-root': { mb: 1 } }}
      >
        {failure === null && why && <Notice tone="error">{t(`login.${why}`)}</Notice>}
        {failure !== null && !isWrongCode && <Notice tone="error">{failureOf(failure, t)}</Notice>}
        <PlainField
          label={t('public:field.email')}
          name="email"
          type="email"
          value={address}
          onChange={(value) => {
            setEmail(value);
            setNeedsCode(false);
          }}
          autoComplete="username"
          autoFocus={!session}
          error={wasSent && !address.trim() ? t('public:field.emailRequired') : undefined}
        />
        <PasswordInput
          label={t('public:field.password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={wasSent && !password ? t('public:field.passwordRequired') : undefined}
        />
        {needsCode && (
          <PlainField
            label={t('login.code')}
            name="code"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoFocus
            help={t('login.codeHelp')}
            error={isWrongCode ? messageOf(failure) : wasSent && !code.trim() ? t('login.codeRequired') : undefined}
          />
        )}
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={isBusy}>
          {t('login.submit')}
        </Button>
        <Link component={AppLink} href={session ? PAGES.dashboard : PAGES.home} sx={{ justifySelf: 'center', mt: 1.5 }}>
          {t('login.back')}
        </Link>
      </Box>
    </EntryCard>
  );
}

/** In the words of the specification; a wrong address and a wrong password are one sentence. */
function failureOf(error: unknown, t: (key: string) => string): string {
  if (whyClosed(error) === 'denied') return t('login.denied');
  const { status, code } = problemOf(error);
  if (status === 401) return t('login.wrong');
  return code === 'locked' ? t('login.locked') : messageOf(error);
}
