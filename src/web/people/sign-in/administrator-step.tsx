import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryCard } from '../../kit/entry-card.tsx';
import { PasswordInput } from '../../kit/forms/password-input.tsx';
import { PlainField } from '../../kit/forms/plain-field.tsx';
import { StrengthHint } from './strength-hint.tsx';

export interface Administrator {
  name: string;
  email: string;
  password: string;
}

interface AdministratorStepProps {
  value: Administrator;
  onChange: (value: Administrator) => void;
  onNext: () => void;
}

/** Step 1 of setting up: the person who administers the installation. */
export function AdministratorStep({ value, onChange, onNext }: AdministratorStepProps) {
  const { t } = useTranslation('public');
  const [wasSent, setWasSent] = useState(false);
  const problems = problemsOf(value);
  const say = (field: keyof Administrator) => (wasSent && problems[field] ? t(problems[field]) : undefined);
  const set = (field: keyof Administrator) => (text: string) => onChange({ ...value, [field]: text });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(problems).length === 0) onNext();
  };
  return (
    <EntryCard title={t('setup.administrator')} text={t('setup.step', { step: 1, total: 2 })}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
        <PlainField
          label={t('field.name')}
          name="name"
          value={value.name}
          onChange={set('name')}
          error={say('name')}
          autoComplete="name"
          autoFocus
        />
        <PlainField
          label={t('field.email')}
          name="email"
          type="email"
          value={value.email}
          onChange={set('email')}
          error={say('email')}
          autoComplete="username"
        />
        <PasswordInput
          label={t('field.password')}
          value={value.password}
          onChange={set('password')}
          error={say('password')}
          help={<StrengthHint password={value.password} />}
          autoComplete="new-password"
        />
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth>
          {t('setup.next')}
        </Button>
      </Box>
    </EntryCard>
  );
}

function problemsOf({ name, email, password }: Administrator): Partial<Record<keyof Administrator, string>> {
  return {
    ...(!name.trim() && { name: 'field.nameRequired' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'field.emailInvalid' }),
    ...(password.length < 12 && { password: 'field.passwordShort' }),
  };
}
