import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Document, DocumentChange } from '#domain/documents/document.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { Field } from '../kit/forms/field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { toast } from '../kit/toast.ts';
import { useFolders } from './document-queries.ts';

/** Gives a document another title or folder; the file keeps its name. */
export function FilingDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  const form = useZodForm(DocumentChange, { title: document.title, folder: document.folder });
  const save = async (input: DocumentChange) => {
    await client.documents.change({ id: document.id, ...input });
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    toast('success', t('filing.saved'));
    onClose();
  };
  return (
    <FormDialog
      width="xs"
      title={t('filing.heading')}
      submitLabel={t('filing.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="title" label={t('filing.title')} isRequired autoFocus />
      <FolderField />
    </FormDialog>
  );
}

/** A folder that is there, or a new one by its name; slashes make folders within folders. */
export function FolderField() {
  const { t } = useTranslation('documents');
  const folders = useFolders();
  const names = (folders.data ?? []).map(({ folder }) => folder).filter(Boolean);
  return (
    <Field name="folder" label={t('filing.folder')} help={t('filing.folderHelp')}>
      {({ id, describedBy, value, onChange, onBlur, ref }) => (
        <Autocomplete
          id={id}
          freeSolo
          options={names}
          inputValue={typeof value === 'string' ? value : ''}
          onInputChange={(_, text) => onChange(text)}
          onBlur={onBlur}
          clearText={t('kit:clear')}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              inputRef={ref}
              fullWidth
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Field>
  );
}
