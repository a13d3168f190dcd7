import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetField } from '#domain/assets/vocabulary/field.ts';
import type { AssetOption } from '#domain/assets/vocabulary/option.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { client } from '../../kit/requests/api.ts';
import { messageOf, problemOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useRefreshAssets } from '../asset-queries.ts';
import { useOptionsOf } from './use-vocabulary.ts';

/** Removes a choice; where assets hold it, a person says what takes its place. */
export function RemoveChoice({ option, onClose }: { option: AssetOption; onClose: () => void }) {
  const { t } = useTranslation('assets');
  const others = useOptionsOf()(option.field).filter(({ value }) => value !== option.name);
  const refresh = useRefreshAssets();
  const [used, setUsed] = useState<unknown>(null);
  const [replaceBy, setReplaceBy] = useState('');
  const remove = useMutation({
    mutationFn: () => client.assets.options.remove({ id: option.id, ...(replaceBy && { replaceBy }) }),
    onSuccess: async () => {
      await refresh();
      toast('success', t('vocabulary.removed', { name: option.name }));
      onClose();
    },
    onError: (error) => {
      if (problemOf(error).code === 'choice_in_use') setUsed(error);
      else toast('error', messageOf(error));
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('vocabulary.removeOne', { name: option.name })}
      confirmLabel={t('vocabulary.remove')}
      isBusy={remove.isPending}
      isReady={used === null || replaceBy !== ''}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {used === null ? t('vocabulary.removeQuestion') : messageOf(used)}
      {used !== null && (
        <Select
          fullWidth
          displayEmpty
          value={replaceBy}
          inputProps={{ 'aria-label': t('vocabulary.replaceBy') }}
          onChange={(event) => setReplaceBy(event.target.value)}
          sx={{ mt: 2 }}
        >
          <MenuItem value="" disabled>
            {t('vocabulary.replaceBy')}
          </MenuItem>
          {others.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
      )}
    </ConfirmDialog>
  );
}

/** Removes a field with what stands in it: where something does, only after that was said. */
export function RemoveField({ field, onClose }: { field: AssetField; onClose: () => void }) {
  const { t } = useTranslation('assets');
  const refresh = useRefreshAssets();
  const [used, setUsed] = useState<unknown>(null);
  const count = Number(problemOf(used).params?.count ?? 0);
  const remove = useMutation({
    mutationFn: () => client.assets.fields.remove({ id: field.id, ...(used !== null && { assets: count }) }),
    onSuccess: async () => {
      await refresh();
      toast('success', t('vocabulary.removed', { name: field.name }));
      onClose();
    },
    onError: (error) => {
      if (problemOf(error).code === 'field_in_use') setUsed(error);
      else toast('error', messageOf(error));
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('vocabulary.removeOne', { name: field.name })}
      confirmLabel={t(used === null ? 'vocabulary.remove' : 'vocabulary.removeWithValues')}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {used === null ? t('vocabulary.removeQuestion') : messageOf(used)}
    </ConfirmDialog>
  );
}
