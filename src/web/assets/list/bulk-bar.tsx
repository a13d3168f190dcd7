import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PenLine, QrCode, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SelectionBar } from '../../kit/table/selection-bar.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { type InventorySearch, serverFilterOf } from '../inventory-search.ts';
import { useOperation } from './use-operation.ts';

const LabelsDialog = lazy(async () => ({ default: (await import('./labels-dialog.tsx')).LabelsDialog }));

interface BulkBarProps {
  ids: readonly string[];
  /** How many assets the list shows on all its pages. */
  total: number;
  search: InventorySearch;
  onClear: () => void;
}

/** What can be done with the ticked assets, or with all that the list shows. */
export function BulkBar({ ids, total, search, onClear }: BulkBarProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  const reason = usePermission('assets.edit') ? null : t('kit:reason.permission');
  const [isAll, setIsAll] = useState(false);
  const [open, setOpen] = useState<'change' | 'labels' | 'remove' | null>(null);
  const clear = () => {
    setIsAll(false);
    setOpen(null);
    onClear();
  };
  const { operate, isBusy } = useOperation(clear);
  if (ids.length === 0) return null;
  const count = isAll ? total : ids.length;
  const selection = isAll ? { filter: serverFilterOf(search) } : { ids: [...ids] };
  return (
    <SelectionBar label={t('operation.region')} text={t('operation.selected', { count, assets: number(count) })}>
      {!isAll && total > ids.length && (
        <Button variant="text" onClick={() => setIsAll(true)}>
          {t('operation.all', { count: total, assets: number(total) })}
        </Button>
      )}
      <ReasonButton reason={reason} loading={isBusy} startIcon={<PenLine />} onClick={() => setOpen('change')}>
        {t('operation.change')}
      </ReasonButton>
      <Button startIcon={<QrCode />} onClick={() => setOpen('labels')}>
        {t('code.open')}
      </Button>
      <ExportButton query={isAll ? serverFilterOf(search) : { ids: ids.join(',') }} />
      <ReasonButton reason={reason} loading={isBusy} startIcon={<Trash2 />} onClick={() => setOpen('remove')}>
        {t('operation.remove')}
      </ReasonButton>
      <Button variant="text" startIcon={<X />} onClick={clear}>
        {t('operation.clear')}
      </Button>
      {open === 'change' && (
        <BulkDialog
          count={count}
          isBusy={isBusy}
          onChange={(change) => operate({ selection, change })}
          onClose={() => setOpen(null)}
        />
      )}
      <Suspense>
        {open === 'labels' && (
          <LabelsDialog
            count={count}
            query={isAll ? serverFilterOf(search) : { ids: ids.join(',') }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={open === 'remove'}
        isDangerous
        title={t('operation.remove')}
        confirmLabel={t('operation.removeConfirm', { count, assets: number(count) })}
        isBusy={isBusy}
        onConfirm={() => operate({ selection, change: null })}
        onCancel={() => setOpen(null)}
      >
        <Box component="p" sx={{ m: 0 }}>
          {t('operation.removeQuestion', { count, assets: number(count) })}
        </Box>
      </ConfirmDialog>
    </SelectionBar>
  );
}
