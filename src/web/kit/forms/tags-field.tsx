import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';

interface TagsFieldProps extends FieldProps {
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Short words; Enter or a comma adds one, Backspace takes the last one away. The value is a list of strings. */
export function TagsField({ suggestions = [], placeholder, ...field }: TagsFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field}>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => (
        <Autocomplete
          id={id}
          multiple
          freeSolo
          options={[...suggestions]}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={(_, tags) =>
            onChange([...new Set(tags.flatMap((tag) => tag.split(',')).map((tag) => tag.trim()))].filter(Boolean))
          }
          onBlur={onBlur}
          disabled={field.isDisabled ?? false}
          clearText={t('clear')}
          renderValue={(tags, getItemProps) =>
            tags.map((tag, index) => {
              const { key, ...props } = getItemProps({ index });
              return <Chip key={key} label={tag} {...props} />;
            })
          }
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              inputRef={ref}
              error={hasError}
              fullWidth
              {...(placeholder && { placeholder })}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Field>
  );
}
