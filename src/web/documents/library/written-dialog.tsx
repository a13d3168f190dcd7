import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { orpc, client } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';

interface WrittenDialogProps {
  folder: string | undefined;
  onDone: (id: string) => void;
  onClose: () => void;
}

const Titled = z.object({ title: z.string().trim().min(1, issue('title_required')) });

/** Begins a document that is written here. */
export function WrittenDialog({ folder, onDone, onClose }: WrittenDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const form = useZodForm(Titled, { title: '' });
  const begin = async ({ title }: z.infer<typeof Titled>) => {
    const { id } = await client.documents.written.add({ title, ...(folder && { folder }) });
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    onDone(id);
  };
  return (
    <FormDialog
      width="xs"
      title={t('write.new')}
      submitLabel={t('write.begin')}
      form={form}
      onSubmit={begin}
      onClose={onClose}
    >
      <TextField name="title" label={t('write.title')} isRequired autoFocus help={t('write.help')} />
    </FormDialog>
  );
}
