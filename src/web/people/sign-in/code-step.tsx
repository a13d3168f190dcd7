import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { CodeField } from '../code-field.tsx';
import { signInWithCode } from '../signing-in.ts';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';

interface CodeStepProps {
  ticket: string;
  onEntered: () => void;
  /** Back to the first step, with why when it was not the person's wish. */
  onBack: (why: string | null) => void;
}

/** The second step: six digits, sent as soon as they are there, or a recovery code. */
export function CodeStep({ ticket, onEntered, onBack }: CodeStepProps) {
  const { t } = useTranslation('sign-in');
  const queryClient = useQueryClient();
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const sending = useMutation({
    mutationFn: (typed: string) => signInWithCode(queryClient, ticket, typed),
    onSuccess: onEntered,
    // The ticket is over: the first step again.
    onError: (error) => problemOf(error).status === 410 && onBack(t('code.over')),
  });
  const failure = sending.error ? messageOf(sending.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !sending.isPending) sending.mutate(code);
  };
  const swap = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    sending.reset();
  };
  const type = (text: string) => {
    setCode(text);
    if (sending.error) sending.reset();
  };
  return (
    <EntryCard title={t('code.title')} text={t(isRecovery ? 'code.recoveryText' : 'code.text')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        {isRecovery ? (
          <PlainField
            key="recovery"
            label={t('code.recoveryLabel')}
            name="recovery"
            value={code}
            onChange={type}
            autoComplete="off"
            autoFocus
            error={failure}
          />
        ) : (
          <CodeField value={code} onChange={type} onComplete={(full) => sending.mutate(full)} error={failure} />
        )}
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth loading={sending.isPending}>
          {t('code.submit')}
        </Button>
        <Button variant="text" onClick={swap}>
          {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </Button>
        <Button variant="text" onClick={() => onBack(null)}>
          {t('code.back')}
        </Button>
      </Box>
    </EntryCard>
  );
}
