import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client, orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';

interface FolderDialogProps {
  /** The folder that is renamed or moved; without one, a new one is made. */
  folder: string | undefined;
  /** In which folder a new one is made. */
  above: string | undefined;
  onDone: (folder: string) => void;
  onClose: () => void;
}

/** Makes a folder, or gives one another path. */
export function FolderDialog({ folder, above, onDone, onClose }: FolderDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { folder: folder ?? (above ? `${above}/` : '') } });
  const save = useMutation({
    mutationFn: (path: string) =>
      folder
        ? client.documents.folders.move({ from: folder, to: path })
        : client.documents.folders.add({ folder: path }),
    onSuccess: (answer) => {
      void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
      toast('success', t(folder ? 'folder.moved' : 'folder.made', { folder: answer.folder }));
      onClose();
      onDone(answer.folder);
    },
    onError: (error) => {
      const [issue] = problemOf(error).issues;
      form.setError('folder', { message: issue?.message ?? messageOf(error) });
    },
  });
  const submit = form.handleSubmit(({ folder: path }) => {
    if (path.trim() === '') form.setError('folder', { message: 'Name the folder' });
    else save.mutate(path.trim());
  });
  return (
    <Dialog
      isOpen
      width="xs"
      title={t(folder ? 'folder.move' : 'folder.new')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={save.isPending} onClick={() => void submit()}>
            {t(folder ? 'folder.save' : 'folder.make')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField name="folder" label={t('folder.name')} isRequired autoFocus help={t('folder.help')} />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
