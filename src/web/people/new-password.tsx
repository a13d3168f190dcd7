import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../kit/forms/password-input.tsx';
import { StrengthHint } from './sign-in/strength-hint.tsx';

interface NewPasswordProps {
  /** Whose it is; password managers keep it with the password. */
  email: string;
  label: string;
  /** Fewest characters, as the organisation says. */
  least: number;
  value: string;
  onChange: (value: string) => void;
  wasSent: boolean;
  /** Why the server refused it. */
  refusal?: string | undefined;
}

/** A new password with a hint of how strong it is. Needs the words `sign-in` and `problems`. */
export function NewPassword({ email, label, least, value, onChange, wasSent, refusal }: NewPasswordProps) {
  const { t } = useTranslation(['sign-in', 'problems']);
  const isShort = Array.from(value).length < least;
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={label}
        value={value}
        onChange={onChange}
        autoComplete="new-password"
        error={refusal ?? (wasSent && isShort ? t('problems:issue.password_short', { count: least }) : undefined)}
        help={value ? <StrengthHint password={value} /> : t('password.advice', { count: least })}
      />
    </>
  );
}
