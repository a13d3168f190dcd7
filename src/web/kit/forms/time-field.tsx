import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, type FieldProps } from './field.tsx';

/** A time of day, kept as 09:30. */
export function TimeField(field: FieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, value, onChange, onBlur, ref }) => (
        <OutlinedInput
          id={id}
          type="time"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          inputRef={ref}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      )}
    </Field>
  );
}
