import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type OptionField, STANDARD_CHOICES } from '#domain/assets/vocabulary/choices.ts';
import { type AssetOption, NewAssetOption } from '#domain/assets/vocabulary/option.ts';
import { ASSET_CATEGORIES } from '#domain/assets/values.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { orpc } from '../../kit/requests/api.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshAssets } from '../asset-queries.ts';
import { useChoiceLabel } from './use-vocabulary.ts';

interface OptionDialogProps {
  field: OptionField;
  /** What stands in the field at first. */
  name?: string;
  /** The one that is changed; without it one is added. */
  option?: AssetOption;
  onClose: () => void;
}

/** Adds a type, a department or a status, or changes it. */
export function OptionDialog({ field, name = '', option, onClose }: OptionDialogProps) {
  const { t } = useTranslation('assets');
  const labelOf = useChoiceLabel();
  const refresh = useRefreshAssets();
  const add = useMutation(orpc.assets.options.add.mutationOptions());
  const change = useMutation(orpc.assets.options.change.mutationOptions());
  const form = useZodForm(NewAssetOption, {
    field,
    name: option?.name ?? name,
    category: option?.category ?? null,
    countsAs: option?.countsAs ?? (field === 'status' ? 'Active' : null),
  });
  const save = async ({ field: _field, ...facts }: z.infer<typeof NewAssetOption>) => {
    const saved = option
      ? await change.mutateAsync({ id: option.id, ...facts })
      : await add.mutateAsync({ field, ...facts });
    await refresh();
    toast('success', t('vocabulary.saved', { name: saved.name }));
    onClose();
  };
  return (
    <FormDialog
      width="xs"
      title={t(`vocabulary.${option ? 'change' : 'add'}.${field}`)}
      text={option ? t('vocabulary.renames') : null}
      submitLabel={t('vocabulary.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="name" label={t('vocabulary.name')} isRequired autoFocus />
        </FieldRow>
        {field === 'type' && (
          <FieldRow>
            <SelectField
              name="category"
              label={t('field.category')}
              isRequired
              options={ASSET_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            />
          </FieldRow>
        )}
        {field !== 'department' && (
          <FieldRow>
            <SelectField
              name="countsAs"
              label={t('vocabulary.countsAs')}
              help={t(`vocabulary.countsAsHelp.${field}`)}
              isRequired={field === 'status'}
              {...(field === 'type' && { emptyLabel: t('wizard.none') })}
              options={STANDARD_CHOICES[field].map((value) => ({ value, label: labelOf(field, value) }))}
            />
          </FieldRow>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
