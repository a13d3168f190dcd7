import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

interface PlainFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  help?: ReactNode;
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
  isRequired?: boolean;
  /** More than one makes it a text area. */
  rows?: number;
  endAdornment?: ReactNode;
}

/** A field of the pages before the sign-in, without the form library so that they stay light. */
export function PlainField({
  label,
  name,
  value,
  onChange,
  error,
  help,
  type = 'text',
  rows = 1,
  ...rest
}: PlainFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth required={rest.isRequired ?? true} error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={rest.autoComplete}
        autoFocus={rest.autoFocus ?? false}
        endAdornment={rest.endAdornment}
        {...(rows > 1 && { multiline: true, minRows: rows })}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`} component="div">
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
}
