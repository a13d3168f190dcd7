import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'search' | 'password';
  placeholder?: string;
  /** More than one makes it a text area. */
  rows?: number;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** `<TextField name="name" label={t('name')} isRequired />` within a FormProvider. */
export function TextField({
  type = 'text',
  placeholder,
  rows = 1,
  autoComplete = 'off',
  autoFocus,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy, value, onChange, onBlur, ref }) => (
        <OutlinedInput
          id={id}
          type={type}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          autoComplete={autoComplete}
          autoFocus={autoFocus ?? false}
          {...(placeholder && { placeholder })}
          {...(rows > 1 && { multiline: true, minRows: rows })}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      )}
    </Field>
  );
}
