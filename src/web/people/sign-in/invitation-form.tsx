import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf, translatedMessage } from '../../kit/requests/problem.ts';
import { acceptInvitation, readAnew } from '../registration-api.ts';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';
import { StrengthHint } from './strength-hint.tsx';

const SHORTEST = 12;

/** Name and password of somebody who has no account yet. */
export function InvitationForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('joining');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const accepting = useMutation({
    mutationFn: () => acceptInvitation({ token, name: name.trim(), password }),
    onSuccess: async () => {
      await readAnew(queryClient);
      router.history.push(PAGES.app);
    },
  });
  const isShort = password.length < SHORTEST;
  const issue = accepting.error ? problemOf(accepting.error).issues.find(({ path }) => path === 'password') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (name.trim() && !isShort) accepting.mutate();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {accepting.error && !issue && <Notice tone="error">{messageOf(accepting.error)}</Notice>}
      {/* Password managers keep the password for this address. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PlainField
        label={t('public:field.name')}
        name="name"
        value={name}
        onChange={setName}
        autoComplete="name"
        autoFocus
        error={wasSent && !name.trim() ? t('public:field.nameRequired') : undefined}
      />
      <PasswordInput
        label={t('public:field.password')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          accepting.reset();
        }}
        autoComplete="new-password"
        help={<StrengthHint password={password} />}
        error={
          issue ? translatedMessage(issue.message) : wasSent && isShort ? t('public:field.passwordShort') : undefined
        }
      />
      <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={accepting.isPending}>
        {t('invitation.accept')}
      </Button>
    </Box>
  );
}
