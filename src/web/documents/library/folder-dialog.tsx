import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';

interface FolderDialogProps {
  /** The folder that is renamed or moved; without one, a new one is made. */
  folder: string | undefined;
  /** In which folder a new one is made. */
  above: string | undefined;
  onDone: (folder: string) => void;
  onClose: () => void;
}

const Named = z.object({ folder: z.string().trim().min(1, issue('folder_missing')) });

/** Makes a folder, or gives one another path. */
export function FolderDialog({ folder, above, onDone, onClose }: FolderDialogProps) {
  const { t } = useTranslation('document-library');
  const queryClient = useQueryClient();
  const form = useZodForm(Named, { folder: folder ?? (above ? `${above}/` : '') });
  const save = async ({ folder: path }: z.infer<typeof Named>) => {
    const answer = folder
      ? await client.documents.folders.move({ from: folder, to: path })
      : await client.documents.folders.add({ folder: path });
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    toast('success', t(folder ? 'folder.moved' : 'folder.made', { folder: answer.folder }));
    onClose();
    onDone(answer.folder);
  };
  return (
    <FormDialog
      width="xs"
      title={t(folder ? 'folder.move' : 'folder.new')}
      submitLabel={t(folder ? 'folder.save' : 'folder.make')}
      form={form}
      onSubmit={save}
      placeOf={() => 'folder'}
      onClose={onClose}
    >
      <TextField name="folder" label={t('folder.name')} isRequired autoFocus help={t('folder.help')} />
    </FormDialog>
  );
}
