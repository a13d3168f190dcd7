import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';

interface WrittenDialogProps {
  folder: string | undefined;
  onDone: (id: string) => void;
  onClose: () => void;
}

/** Begins a document that is written here. */
export function WrittenDialog({ folder, onDone, onClose }: WrittenDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { title: '' } });
  const begin = useMutation(
    orpc.documents.written.add.mutationOptions({
      onSuccess: ({ id }) => {
        void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
        onDone(id);
      },
      onError: (error) => form.setError('title', { message: problemOf(error).issues[0]?.message ?? messageOf(error) }),
    }),
  );
  const submit = form.handleSubmit(({ title }) => {
    if (title.trim() === '') form.setError('title', { message: 'Title is required' });
    else begin.mutate({ title, ...(folder && { folder }) });
  });
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('write.new')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={begin.isPending} onClick={() => void submit()}>
            {t('write.begin')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField name="title" label={t('write.title')} isRequired autoFocus help={t('write.help')} />
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
