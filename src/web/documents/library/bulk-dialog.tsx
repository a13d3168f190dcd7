import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { messageOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { usePeople } from '../control/control-queries.ts';
import { FolderField } from '../filing-dialog.tsx';

interface BulkDialogProps {
  ids: readonly string[];
  field: 'folder' | 'ownerId';
  onClose: () => void;
  onDone: () => void;
}

/** Moves several documents, or gives all of them an owner. */
export function BulkDialog({ ids, field, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const people = usePeople(field === 'ownerId');
  const form = useForm({ defaultValues: { folder: '', ownerId: '' } });
  const change = useMutation(
    orpc.documents.changes.add.mutationOptions({
      onSuccess: ({ changed }) => {
        void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
        toast('success', t('bulk.done', { count: changed }));
        onDone();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  const save = form.handleSubmit(({ folder, ownerId }) =>
    change.mutate({ ids: [...ids], change: field === 'folder' ? { folder } : { ownerId: ownerId || null } }),
  );
  return (
    <Dialog
      isOpen
      width="xs"
      title={t(field === 'folder' ? 'bulk.move' : 'bulk.owner')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={change.isPending} onClick={() => void save()}>
            {t('bulk.apply', { count: ids.length })}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          {field === 'folder' ? (
            <FolderField />
          ) : (
            <ComboField
              name="ownerId"
              label={t('document-control:fact.owner')}
              options={(people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              isLoading={people.isLoading}
              placeholder={t('document-control:facts.nobody')}
            />
          )}
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
