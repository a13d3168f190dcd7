import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { translatedMessage } from '../../../kit/requests/problem.ts';

/** A statement that somebody makes by ticking it. */
export function AgreeField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <FormControl error={message !== undefined}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
        control={
          <Checkbox
            checked={Boolean(field.value)}
            onChange={(_, checked) => {
              field.onChange(checked);
              clearErrors(name);
            }}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{message && translatedMessage(message)}</FormHelperText>
    </FormControl>
  );
}
