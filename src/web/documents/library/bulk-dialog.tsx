import { DocumentChange } from '#domain/documents/document.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { orpc, client } from '../../kit/requests/api.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { usePeople } from '../control/control-queries.ts';
import { FolderField } from '../filing-dialog.tsx';

interface BulkDialogProps {
  ids: readonly string[];
  field: 'folder' | 'ownerId';
  onClose: () => void;
  onDone: () => void;
}

const Fields = DocumentChange.pick({ folder: true, ownerId: true });

/** Moves several documents, or gives all of them an owner. */
export function BulkDialog({ ids, field, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const people = usePeople(field === 'ownerId');
  const form = useZodForm(Fields, { folder: '', ownerId: '' });
  const save = async ({ folder, ownerId }: z.infer<typeof Fields>) => {
    const change = field === 'folder' ? { folder } : { ownerId };
    const { changed } = await client.documents.changes.add({ ids: [...ids], change });
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    toast('success', t('bulk.done', { count: changed }));
    onDone();
  };
  return (
    <FormDialog
      width="xs"
      title={t(field === 'folder' ? 'bulk.move' : 'bulk.owner')}
      submitLabel={t('bulk.apply', { count: ids.length })}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
