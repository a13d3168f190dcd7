import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** An entry that stands for nothing chosen; its value is the empty string. */
  emptyLabel?: string;
}

/** One of a few. For long lists (people, requirements) take ComboField. */
export function SelectField({ options, emptyLabel, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ id, labelId, describedBy, value, onChange, onBlur, ref }) => (
        <Select
          id={id}
          labelId={labelId}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          displayEmpty={emptyLabel !== undefined}
          SelectDisplayProps={{ 'aria-describedby': describedBy }}
          MenuProps={{ slotProps: { paper: { sx: { maxHeight: 320 } } } }}
        >
          {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}
