import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Document, Review } from '#domain/documents/document.ts';
import { orpc } from '../kit/api.ts';
import { Dialog } from '../kit/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { messageOf } from '../kit/problem.ts';
import { toast } from '../kit/toast.ts';

/** Somebody read the document and says that it still holds; the months begin anew. */
export function ReviewDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const id = useId();
  const format = useFormat();
  const queryClient = useQueryClient();
  const form = useZodForm(Review, { note: '' });
  const review = useMutation(
    orpc.documents.reviews.add.mutationOptions({
      onSuccess: ({ title, reviewDueOn }) => {
        toast('success', t('review.done', { title, date: format.date(reviewDueOn ?? new Date()) }));
        onClose();
        void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void form.handleSubmit(({ note }) => review.mutate({ id: document.id, ...(note && { note }) }))(event);
  };
  return (
    <Dialog
      isOpen
      title={t('review.heading')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button type="submit" form={id} variant="contained" color="primary" loading={review.isPending}>
            {t('review.confirm')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('review.text', { title: document.title })}</Typography>
      <FormProvider {...form}>
        <form id={id} onSubmit={submit} noValidate>
          <TextField name="note" label={t('review.note')} help={t('review.noteHelp')} rows={3} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
