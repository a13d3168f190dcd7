import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '#domain/documents/folder.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';

/** A folder without documents says what belongs in it. */
export function EmptyFolder({ folder, onRemoved }: { folder: Folder; onRemoved: () => void }) {
  const { t } = useTranslation(['folders', 'kit']);
  const queryClient = useQueryClient();
  const mayEdit = usePermission('documents.edit');
  const remove = useMutation({
    mutationFn: (id: string) => client.documents.folders.remove({ id }),
    onSuccess: () => {
      toast('success', t('removed'));
      onRemoved();
      return queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    },
    onError: (error) => toast('error', messageOf(error)),
  });
  const { id, kind } = folder;
  return (
    <EmptyState
      icon={FolderOpen}
      title={t('empty')}
      text={
        <>
          {kind && t(`kind.${kind}`)} {t('emptyText')}
        </>
      }
      actions={
        id && (
          <ReasonButton
            reason={mayEdit ? null : t('kit:reason.permission')}
            startIcon={<Trash2 />}
            loading={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            {t('remove')}
          </ReasonButton>
        )
      }
    />
  );
}
