import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface PlainSelectProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
}

/** The browser's own list, for the pages before the sign-in. */
export function PlainSelect({ label, name, value, onChange, emptyLabel, options, error }: PlainSelectProps) {
  const id = useId();
  return (
    <FormControl fullWidth required error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        inputProps={{ id, name, 'aria-describedby': `${id}-help` }}
      >
        <option value="" disabled>
          {emptyLabel}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>{error}</FormHelperText>
    </FormControl>
  );
}
