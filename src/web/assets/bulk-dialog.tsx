import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AssetChange } from '#domain/assets/asset.ts';
import { BULK_FIELDS } from '#domain/assets/bulk-fields.ts';
import type { BulkField } from '#domain/assets/bulk-fields.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { DateField } from '../kit/forms/date-field.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useBulkChoices } from './bulk-choices.ts';

interface BulkDialogProps {
  count: number;
  isBusy: boolean;
  onChange: (change: AssetChange) => void;
  onClose: () => void;
}

type Values = { field: BulkField } & { [Field in BulkField]?: string };

/** Sets one field of many assets: first which, then to what. */
export function BulkDialog({ count, isBusy, onChange, onClose }: BulkDialogProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const form = useForm<Values>({ defaultValues: { field: 'status' } });
  const [problem, setProblem] = useState(false);
  const field = useWatch({ control: form.control, name: 'field' });
  const choices = useBulkChoices(field);
  const label = t(`field.${field}`);
  const save = form.handleSubmit((values) => {
    const value = choices.valueOf(values[field] ?? '');
    setProblem(value === undefined);
    if (value !== undefined) onChange({ [field]: value });
  });
  return (
    <Dialog
      isOpen
      title={t('operation.changeTitle', { count, assets: number(count) })}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => void save()}>
            {t('operation.apply')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <SelectField
            name="field"
            label={t('operation.field')}
            options={BULK_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
          />
          {choices.kind === 'date' && <DateField key={field} name={field} label={label} />}
          {choices.kind === 'text' && (
            <TextField
              key={field}
              name={field}
              label={label}
              help={problem ? t('operation.valueNeeded') : undefined}
              autoFocus
            />
          )}
          {choices.kind === 'choice' && (
            <SelectField
              key={field}
              name={field}
              label={label}
              options={choices.options}
              help={problem ? t('operation.valueNeeded') : undefined}
              {...(choices.isOptional && { emptyLabel: t('wizard.none') })}
            />
          )}
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
