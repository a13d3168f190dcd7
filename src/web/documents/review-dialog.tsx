import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Document, Review } from '#domain/documents/document.ts';
import { orpc, client } from '../kit/requests/api.ts';
import { useFormat } from '../kit/format.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { toast } from '../kit/toast.ts';

/** Somebody read the document and says that it still holds; the months begin anew. */
export function ReviewDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const queryClient = useQueryClient();
  const form = useZodForm(Review, { note: '' });
  const review = async ({ note }: z.infer<typeof Review>) => {
    const { title, reviewDueOn } = await client.documents.reviews.add({ id: document.id, ...(note && { note }) });
    toast('success', t('review.done', { title, date: format.date(reviewDueOn ?? new Date()) }));
    onClose();
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
  };
  return (
    <FormDialog
      title={t('review.heading')}
      text={t('review.text', { title: document.title })}
      submitLabel={t('review.confirm')}
      form={form}
      onSubmit={review}
      onClose={onClose}
    >
      <TextField name="note" label={t('review.note')} help={t('review.noteHelp')} rows={3} />
    </FormDialog>
  );
}
