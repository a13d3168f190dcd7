import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type AssetField, NewAssetField } from '#domain/assets/vocabulary/field.ts';
import { FIELD_KINDS } from '#domain/assets/values.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TagsField } from '../../kit/forms/tags-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { orpc } from '../../kit/requests/api.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshAssets } from '../asset-queries.ts';

interface FieldDialogProps {
  /** What the new one is called at first. */
  name?: string;
  /** The one that is changed; without it one is added. */
  field?: AssetField;
  onSaved?: (field: AssetField) => void;
  onClose: () => void;
}

/** Adds a field to every asset, or changes one; of which kind it is stays. */
export function FieldDialog({ name = '', field, onSaved, onClose }: FieldDialogProps) {
  const { t } = useTranslation('assets');
  const refresh = useRefreshAssets();
  const add = useMutation(orpc.assets.fields.add.mutationOptions());
  const change = useMutation(orpc.assets.fields.change.mutationOptions());
  const form = useZodForm(NewAssetField, {
    name: field?.name ?? name,
    kind: field?.kind ?? 'text',
    choices: field?.choices ?? [],
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const save = async (facts: z.infer<typeof NewAssetField>) => {
    const choices = facts.kind === 'choice' ? facts.choices : [];
    const saved = field
      ? await change.mutateAsync({ id: field.id, name: facts.name, choices })
      : await add.mutateAsync({ ...facts, choices });
    await refresh();
    toast('success', t('vocabulary.saved', { name: saved.name }));
    onSaved?.(saved);
    onClose();
  };
  return (
    <FormDialog
      width="xs"
      title={t(field ? 'vocabulary.change.field' : 'vocabulary.add.field')}
      submitLabel={t('vocabulary.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldRow>
          <TextField name="name" label={t('vocabulary.name')} isRequired autoFocus />
        </FieldRow>
        <FieldRow>
          <SelectField
            name="kind"
            label={t('vocabulary.kind')}
            isDisabled={field !== undefined}
            help={field ? t('vocabulary.kindStays') : null}
            options={FIELD_KINDS.map((value) => ({ value, label: t(`vocabulary.kinds.${value}`) }))}
          />
        </FieldRow>
        {kind === 'choice' && (
          <FieldRow>
            <TagsField name="choices" label={t('vocabulary.choices')} help={t('vocabulary.choicesHelp')} isRequired />
          </FieldRow>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
