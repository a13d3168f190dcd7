import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Document, DocumentChange } from '#domain/documents/document.ts';
import { client, orpc } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/forms/field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { messageOf } from '../kit/problem.ts';
import { toast } from '../kit/toast.ts';
import { useFolders } from './document-queries.ts';

/** Gives a document another title or folder; the file keeps its name. */
export function FilingDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  const form = useZodForm(DocumentChange, { title: document.title, folder: document.folder });
  const change = useMutation({
    mutationFn: (words: DocumentChange) => client.documents.change({ id: document.id, ...words }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
      toast('success', t('filing.saved'));
      onClose();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
  const save = form.handleSubmit((words) => change.mutate(words));
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('filing.heading')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" onClick={() => void save()} loading={change.isPending}>
            {t('filing.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
          <TextField name="title" label={t('filing.title')} isRequired autoFocus />
          <FolderField />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
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
