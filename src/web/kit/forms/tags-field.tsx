import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';

interface TagsFieldProps extends FieldProps {
  suggestions?: readonly string[];
  placeholder?: string;
}

/** Short words; Enter, a comma or leaving the field adds one, Backspace takes the last one away. The value is a list of strings. */
export function TagsField({ suggestions = [], placeholder, ...field }: TagsFieldProps) {
  const { t } = useTranslation('kit');
  const [typed, setTyped] = useState('');
  return (
    <Field {...field}>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => (
        <Autocomplete
          id={id}
          multiple
          freeSolo
          autoSelect
          options={[...suggestions]}
          value={listOf(value)}
          onChange={(_, tags) => onChange(tidy(tags))}
          inputValue={typed}
          onInputChange={(_, text) => {
            const isWhole = text.includes(',');
            if (isWhole) onChange(tidy([...listOf(value), text]));
            setTyped(isWhole ? '' : text);
          }}
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

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

const tidy = (tags: readonly string[]): string[] =>
  [...new Set(tags.flatMap((tag) => tag.split(',')).map((tag) => tag.trim()))].filter(Boolean);
