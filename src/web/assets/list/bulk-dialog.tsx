import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AssetChange } from '#domain/assets/asset.ts';
import { BULK_FIELDS } from '#domain/assets/bulk-fields.ts';
import { ownIdOf, ownKey } from '#domain/assets/vocabulary/own-key.ts';
import { useFormat } from '../../kit/format.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useFieldLabels } from '../field-labels.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useBulkChoices } from './bulk-choices.ts';

interface BulkDialogProps {
  count: number;
  isBusy: boolean;
  onChange: (change: AssetChange) => void;
  onClose: () => void;
}

/** Which field, and each field’s text. */
const Change = z.object({ field: z.string() }).catchall(z.string().optional());

/** Sets one field of many assets: first which, then to what. */
export function BulkDialog({ count, isBusy, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const form = useZodForm(Change, { field: 'status' });
  const { fields } = useVocabulary();
  const names = [...BULK_FIELDS, ...fields.map(({ id }) => ownKey(id))];
  const watched = useWatch({ control: form.control, name: 'field' });
  const field = names.find((name) => name === watched) ?? 'status';
  const choices = useBulkChoices(field);
  const labelOf = useFieldLabels();
  const label = labelOf(field);
  const save = (values: z.infer<typeof Change>) => {
    const value = choices.valueOf(values[field] ?? '');
    if (value === undefined) form.setError(field, { message: t('operation.valueNeeded') }, { shouldFocus: true });
    else {
      const ownId = ownIdOf(field);
      onChange(ownId === null ? { [field]: value } : { ownValues: { [ownId]: value } });
    }
  };
  return (
    <FormDialog
      width="xs"
      title={t('operation.changeTitle', { count, assets: number(count) })}
      submitLabel={t('operation.apply')}
      form={form}
      onSubmit={save}
      isBusy={isBusy}
      onClose={onClose}
    >
      <SelectField
        name="field"
        label={t('operation.field')}
        options={names.map((value) => ({ value, label: labelOf(value) }))}
      />
      {choices.kind === 'date' && <DateField key={field} name={field} label={label} />}
      {choices.kind === 'text' && <TextField key={field} name={field} label={label} autoFocus />}
      {choices.kind === 'choice' && (
        <SelectField
          key={field}
          name={field}
          label={label}
          options={choices.options}
          {...(choices.isOptional && { emptyLabel: t('wizard.none') })}
        />
      )}
    </FormDialog>
  );
}
