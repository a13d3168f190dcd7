import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../kit/forms/field.tsx';
import type { Option } from '../../kit/forms/select-field.tsx';

/** Several of many, found by typing; the value is the list of their values. */
export function ChoicesField({
  options,
  isLoading,
  ...field
}: FieldProps & { options: readonly Option[]; isLoading?: boolean }) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field}>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => (
        <Autocomplete
          id={id}
          multiple
          disableCloseOnSelect
          options={[...options]}
          value={options.filter((option) => Array.isArray(value) && value.includes(option.value))}
          onChange={(_, chosen) => onChange(chosen.map((option) => option.value))}
          onBlur={onBlur}
          isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
          getOptionKey={(option) => option.value}
          loading={isLoading ?? false}
          noOptionsText={t('noMatches')}
          loadingText={t('loading')}
          openText={t('open')}
          clearText={t('clear')}
          closeText={t('close')}
          slotProps={{ chip: { size: 'small' } }}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              inputRef={ref}
              error={hasError}
              fullWidth
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Field>
  );
}
