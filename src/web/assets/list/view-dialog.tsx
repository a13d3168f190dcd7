import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewAssetView } from '#domain/assets/view.ts';
import type { AssetView } from '#domain/assets/view.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { problemOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useSaveView } from './use-views.ts';

interface ViewDialogProps {
  /** What the list shows now. */
  query: AssetView['query'];
  columns: AssetView['columns'];
  onSaved: (view: AssetView) => void;
  onClose: () => void;
}

const Named = NewAssetView.pick({ name: true, isShared: true });

/** Saves the list as it is, under a name. */
export function ViewDialog({ query, columns, onSaved, onClose }: ViewDialogProps) {
  const { t } = useTranslation('assets');
  const mayShare = usePermission('assets.edit');
  const { add } = useSaveView();
  const form = useZodForm(Named, { name: '', isShared: false });
  const save = async (named: z.infer<typeof Named>) => {
    try {
      const view = await add.mutateAsync({ ...named, query, columns });
      toast('success', t('views.saved', { name: view.name }));
      onSaved(view);
    } catch (error) {
      if (problemOf(error).status !== 409) throw error;
      form.setError('name', { message: t('views.sameName') }, { shouldFocus: true });
    }
  };
  return (
    <FormDialog title={t('views.save')} submitLabel={t('views.keep')} form={form} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <FieldRow>
          <TextField name="name" label={t('views.name')} isRequired help={t('views.help')} />
        </FieldRow>
        {mayShare && (
          <FieldRow>
            <SwitchField name="isShared" label={t('views.share')} />
          </FieldRow>
        )}
      </FieldGrid>
    </FormDialog>
  );
}
