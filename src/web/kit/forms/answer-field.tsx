import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Field, type FieldProps } from './field.tsx';

interface AnswerFieldProps extends FieldProps {
  yes: string;
  no: string;
  /** What stands for null: that nobody has said. */
  notKnown: string;
}

/** Yes, no, or not known: true, false or null. */
export function AnswerField({ yes, no, notKnown, ...field }: AnswerFieldProps) {
  return (
    <Field {...field}>
      {({ id, labelId, describedBy, value, onChange, onBlur, ref }) => (
        <Select<string>
          id={id}
          labelId={labelId}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'yes')}
          onBlur={onBlur}
          inputRef={ref}
          displayEmpty
          SelectDisplayProps={{ 'aria-describedby': describedBy }}
        >
          <MenuItem value="">{notKnown}</MenuItem>
          <MenuItem value="yes">{yes}</MenuItem>
          <MenuItem value="no">{no}</MenuItem>
        </Select>
      )}
    </Field>
  );
}
