import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useId } from 'react';

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
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', fontSize: 'size.plain', fontWeight: 500, mb: 0.5 }}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
        sx={{
          width: 1,
          minHeight: 38,
          px: 1.25,
          borderRadius: '8px',
          border: '1px solid',
          borderColor: 'field.border',
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          fontSize: 'size.body',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Box>
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
      <Box id={id} sx={{ fontSize: 'size.plain', fontWeight: 500, mb: 0.5 }}>
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
