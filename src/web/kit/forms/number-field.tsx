import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  /** Shown behind the number. */
  unit?: string;
  /** Shown before the number, such as a currency. */
  prefix?: string;
  placeholder?: string;
}

/** A number, or undefined while the field is empty; what is not a number stays as text so that the schema can say so. */
export function NumberField({ min, max, step, unit, prefix, placeholder, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, value, onChange, onBlur, ref }) => (
        <OutlinedInput
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChange(numberIn(target.value))}
          onBlur={onBlur}
          inputRef={ref}
          type="number"
          {...(placeholder && { placeholder })}
          {...(prefix && { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> })}
          {...(unit && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> })}
          slotProps={{
            input: { 'aria-describedby': describedBy, min, max, step: step ?? 'any', inputMode: 'decimal' },
          }}
        />
      )}
    </Field>
  );
}

function numberIn(text: string): number | string | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}
