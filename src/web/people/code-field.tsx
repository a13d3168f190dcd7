import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Six digits are there: typed, pasted, or filled in by the device. */
  onComplete: (code: string) => void;
  error?: string | undefined;
}

/** One field for the six digits of an authenticator app; spaces and dashes of what is pasted go. Needs the words `sign-in`. */
export function CodeField({ value, onChange, onComplete, error }: CodeFieldProps) {
  const { t } = useTranslation('sign-in');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, LENGTH);
    onChange(digits);
    if (digits.length === LENGTH && digits !== sent.current) onComplete(digits);
    sent.current = digits.length === LENGTH ? digits : '';
  };
  // After a refusal the next code is typed over the old one.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  return (
    <FormControl fullWidth required error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {t('code.label')}
      </FormLabel>
      <OutlinedInput
        id={id}
        name="code"
        value={value}
        onChange={(event) => take(event.target.value)}
        inputRef={field}
        autoComplete="one-time-code"
        autoFocus
        slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': `${id}-help` } }}
        sx={{ '& input': { fontSize: 'size.title', letterSpacing: '0.35em', fontVariantNumeric: 'tabular-nums' } }}
      />
      <FormHelperText id={`${id}-help`} component="div" role={error ? 'alert' : undefined}>
        {error ?? t('code.help')}
      </FormHelperText>
    </FormControl>
  );
}
