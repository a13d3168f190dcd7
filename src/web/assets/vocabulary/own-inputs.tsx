import { useTranslation } from 'react-i18next';
import type { AssetField } from '#domain/assets/vocabulary/field.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { ownOptionsOf } from './own-form.ts';
import { useVocabulary } from './use-vocabulary.ts';

/** The organisation's own fields in a form that holds them as `ownValues`. */
export function OwnInputs() {
  const { fields } = useVocabulary();
  return fields.map((field) => <OwnInput key={field.id} field={field} name={`ownValues.${field.id}`} />);
}

export function OwnInput({ field, name }: { field: AssetField; name: string }) {
  const { t } = useTranslation('assets');
  const { name: label, kind } = field;
  switch (kind) {
    case 'text':
      return <TextField name={name} label={label} />;
    case 'number':
      return <NumberField name={name} label={label} />;
    case 'date':
      return <DateField name={name} label={label} />;
    case 'yes-no':
    case 'choice':
      return <SelectField name={name} label={label} emptyLabel={t('wizard.none')} options={ownOptionsOf(field, t)} />;
  }
}
