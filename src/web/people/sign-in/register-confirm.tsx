import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { type Arrived, confirmRegistration, lookAtRegistration, readAnew } from '../registration-api.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { StrengthHint } from './strength-hint.tsx';

const SHORTEST = 12;

/** What the link in the mail opens: who reads it has the address, and sees what comes of it. */
export function RegisterConfirm({ token }: { token: string }) {
  const { t } = useTranslation('joining');
  const look = useQuery({
    queryKey: ['registration', token],
    queryFn: () => lookAtRegistration(token),
    retry: false,
    staleTime: Infinity,
  });
  const [ended, setEnded] = useState<Arrived>();
  if (look.isPending) return null;
  if (look.error && problemOf(look.error).status === 410) return <LinkGone />;
  if (look.error) return <ErrorState error={look.error} onRetry={() => void look.refetch()} />;
  const { name, email, ...arrived } = look.data;
  const end = ended ?? (arrived.outcome === 'has_account' ? arrived : undefined);
  if (end) return <JoiningEnd arrived={end} email={email} />;
  return (
    <EntryCard title={t('confirm.title', { name })} text={<Foreseen arrived={arrived} />}>
      <ConfirmForm token={token} arrived={arrived} email={email} onEnd={setEnded} />
    </EntryCard>
  );
}

function Foreseen({ arrived: { outcome, organisation } }: { arrived: Arrived }) {
  const { t } = useTranslation('joining');
  if (outcome === 'has_account') return null;
  if (outcome === 'invitation_only') return t('done.invitation_only', { organisation });
  return t(`confirm.${outcome}`, { organisation });
}

interface ConfirmFormProps {
  token: string;
  arrived: Arrived;
  email: string;
  onEnd: (arrived: Arrived) => void;
}

function ConfirmForm({ token, arrived, email, onEnd }: ConfirmFormProps) {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const confirming = useMutation({
    mutationFn: () => confirmRegistration(token, password),
    onSuccess: async (answer) => {
      if (!answer.session) return onEnd(answer);
      await readAnew(queryClient);
      router.history.push(PAGES.app);
    },
  });
  const isShort = arrived.needsPassword && password.length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isShort) confirming.mutate();
  };
  const labels = { joins: t('confirm.join'), opens: t('confirm.open') } as const;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {confirming.error && <Notice tone="error">{messageOf(confirming.error)}</Notice>}
      {arrived.needsPassword && (
        <>
          {/* Password managers keep the password for this address. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordInput
            label={t('public:field.password')}
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            help={<StrengthHint password={password} />}
            error={wasSent && isShort ? t('public:field.passwordShort') : undefined}
          />
        </>
      )}
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={confirming.isPending}>
        {arrived.outcome === 'joins' || arrived.outcome === 'opens' ? labels[arrived.outcome] : t('confirm.send')}
      </Button>
    </Box>
  );
}

/** Who decides now, and how one learns of it. */
export function JoiningEnd({ arrived: { outcome, organisation }, email }: { arrived: Arrived; email: string }) {
  const { t } = useTranslation('joining');
  const known = outcome === 'joins' || outcome === 'opens' ? 'has_account' : outcome;
  return (
    <EntryCard title={t(`done.${known}`, { organisation })} text={t(`done.${known}Text`, { email })}>
      <Button component={AppLink} href={known === 'has_account' ? PAGES.login : PAGES.home}>
        {known === 'has_account' ? t('register.toLogin') : t('done.home')}
      </Button>
    </EntryCard>
  );
}

function LinkGone() {
  const { t } = useTranslation('joining');
  return (
    <EntryCard title={t('gone.registration')} text={t('gone.registrationText')}>
      <Button component={AppLink} href={PAGES.register}>
        {t('register.title')}
      </Button>
    </EntryCard>
  );
}
