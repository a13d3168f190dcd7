import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../kit/requests/api.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useRefreshAssets } from './asset-queries.ts';
import type { ShownAsset } from './asset-types.ts';

export function RemoveDialog({ asset, onClose }: { asset: Pick<ShownAsset, 'id' | 'name'>; onClose: () => void }) {
  const { t } = useTranslation('assets');
  const refresh = useRefreshAssets();
  const remove = useMutation({
    mutationFn: () => client.assets.remove({ id: asset.id }),
    onSuccess: () => {
      toast('success', t('remove.done', { name: asset.name }));
      onClose();
      void refresh();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('menu.remove')}
      confirmLabel={t('remove.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {t('remove.question', { name: asset.name })}
    </ConfirmDialog>
  );
}
