import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { AssetChange } from '#domain/assets/asset.ts';
import { BULK_FIELDS } from '#domain/assets/bulk-fields.ts';
import { useFormat } from '../../kit/format.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useBulkChoices } from './bulk-choices.ts';

interface BulkDialogProps {
  count: number;
  isBusy: boolean;
  onChange: (change: AssetChange) => void;
  onClose: () => void;
}

/** Which field, and each field’s text. */
const Change = z.object({ field: z.enum(BULK_FIELDS) }).and(z.partialRecord(z.enum(BULK_FIELDS), z.string()));

/** Sets one field of many assets: first which, then to what. */
export function BulkDialog({ count, isBusy, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const form = useZodForm(Change, { field: 'status' });
  const field = useWatch({ control: form.control, name: 'field' });
  const choices = useBulkChoices(field);
  const label = t(`field.${field}`);
  const save = (values: z.infer<typeof Change>) => {
    const value = choices.valueOf(values[field] ?? '');
    if (value === undefined) form.setError(field, { message: t('operation.valueNeeded') }, { shouldFocus: true });
    else onChange({ [field]: value });
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
        options={BULK_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
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
