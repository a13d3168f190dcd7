import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from './plain-field.tsx';

interface PasswordInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  name?: string;
  autoFocus?: boolean;
}

/** A password that can be looked at. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation('public');
  const [isShown, setIsShown] = useState(false);
  const label = isShown ? t('password.hide') : t('password.show');
  return (
    <PlainField
      name="password"
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={label}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            sx={{ mr: -1, width: 30, height: 30 }}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
