import { Fragment, type ReactNode } from 'react';
import { DateField } from './date-field.tsx';
import { FieldRow } from './field-grid.tsx';
import { NumberField } from './number-field.tsx';
import type { OwnParts, SimpleField } from './simple-field.ts';
import { TextField } from './text-field.tsx';

interface FieldInputsProps<Name extends string, Simple extends string> {
  names: readonly Name[];
  simple: Readonly<Record<Simple, SimpleField>>;
  own: OwnParts<Name, Simple, ReactNode>;
  label: (name: Name & Simple) => string;
  /** Whether one begins to write in the first, where it is a text. */
  autoFocus?: boolean;
}

/** The inputs of a form in the order of their names, in a `<FieldGrid>`. */
export function FieldInputs<Name extends string, Simple extends string>({
  names,
  simple,
  own,
  label,
  autoFocus = false,
}: FieldInputsProps<Name, Simple>) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {name in own ? (
        own[name]
      ) : (
        <SimpleInput
          field={simple[name as Name & Simple]}
          name={name}
          label={label(name as Name & Simple)}
          autoFocus={autoFocus && place === 0}
        />
      )}
    </Fragment>
  ));
}

interface SimpleInputProps {
  field: SimpleField;
  name: string;
  label: string;
  autoFocus: boolean;
}

function SimpleInput({ field: { as, ...rest }, name, label, autoFocus }: SimpleInputProps) {
  if (as === 'day') return <DateField name={name} label={label} />;
  if (as === 'number') return <NumberField name={name} label={label} {...rest} />;
  const input = <TextField name={name} label={label} autoFocus={autoFocus} {...rest} />;
  return 'rows' in rest ? <FieldRow>{input}</FieldRow> : input;
}
