import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';

/** Yes or no. */
export function SwitchField({
  name,
  label,
  help,
  isDisabled = false,
}: {
  name: string;
  label: string;
  help?: ReactNode;
  isDisabled?: boolean;
}) {
  const id = useId();
  const { field } = useController({ name });
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={isDisabled}
        control={
          <Switch
            checked={Boolean(field.value)}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, role: 'switch', 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{help}</FormHelperText>
    </div>
  );
}
