import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import type { Option } from './select-field.tsx';

interface ChoicesFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
  help?: string;
  isDisabled?: boolean;
  /** In a column beside the page's own. */
  isNarrow?: boolean;
}

/** Several of a few. */
export function ChoicesField({ name, label, options, help, isDisabled = false, isNarrow = false }: ChoicesFieldProps) {
  const { field } = useController({ name });
  const chosen = field.value as readonly string[];
  const toggle = (value: string) =>
    field.onChange(options.map((option) => option.value).filter((each) => chosen.includes(each) !== (each === value)));
  return (
    <Box component="fieldset" disabled={isDisabled} sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: 'size.plain', fontWeight: 600 }}>
        {label}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: isNarrow
            ? 'repeat(auto-fill, minmax(120px, 1fr))'
            : { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {options.map(({ value, label: name_ }) => (
          <FormControlLabel
            key={value}
            disabled={isDisabled}
            control={<Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} />}
            label={name_}
          />
        ))}
      </Box>
      {help && <FormHelperText sx={{ ml: 0 }}>{help}</FormHelperText>}
    </Box>
  );
}
