import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewAssetView } from '#domain/assets/view.ts';
import type { AssetView } from '#domain/assets/view.ts';
import { Dialog } from '../kit/dialog.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { SwitchField } from '../kit/forms/switch-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { messageOf, problemOf } from '../kit/problem.ts';
import { Notice } from '../kit/notice.tsx';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';
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
  const save = form.handleSubmit((named) =>
    add.mutate(
      { ...named, query, columns },
      {
        onSuccess: (view) => {
          toast('success', t('views.saved', { name: view.name }));
          onSaved(view);
        },
      },
    ),
  );
  return (
    <Dialog
      isOpen
      title={t('views.save')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={add.isPending} onClick={() => void save()}>
            {t('views.keep')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        {add.error && (
          <Notice tone="error">
            {problemOf(add.error).status === 409 ? t('views.sameName') : messageOf(add.error)}
          </Notice>
        )}
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
      </FormProvider>
    </Dialog>
  );
}
