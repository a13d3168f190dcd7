import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface Option {
  value: string;
  label: string;
}

/** A list to choose one thing from, as the browser has it. */
export function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/** A few things side by side of which one is on. */
export function Switches({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Box>
      <Box id={id} sx={{ fontSize: '0.8125rem', fontWeight: 500, mb: 0.5 }}>
        {label}
      </Box>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {options.map((option) => {
          const isOn = option.value === value;
          return (
            <Button
              key={option.value}
              aria-pressed={isOn}
              onClick={() => onChange(option.value)}
              sx={{ ...(isOn && { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 }) }}
            >
              {option.label}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
