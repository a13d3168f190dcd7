import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';

interface ComboFieldProps extends FieldProps {
  options: readonly Option[];
  isLoading?: boolean;
  placeholder?: string;
}

/** One of many, found by typing. The value is the option's value, or the empty string. */
export function ComboField({ options, isLoading = false, placeholder, ...field }: ComboFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field}>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => (
        <Autocomplete
          id={id}
          options={[...options]}
          value={options.find((option) => option.value === value) ?? null}
          onChange={(_, option) => onChange(option?.value ?? '')}
          onBlur={onBlur}
          isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
          getOptionKey={(option) => option.value}
          loading={isLoading}
          disabled={field.isDisabled ?? false}
          noOptionsText={t('noMatches')}
          loadingText={t('loading')}
          openText={t('open')}
          clearText={t('clear')}
          closeText={t('close')}
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
