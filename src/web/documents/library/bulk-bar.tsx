import Button from '@mui/material/Button';
import { FolderInput, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SelectionBar } from '../../kit/table/selection-bar.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { BulkDialog } from './bulk-dialog.tsx';

/** What can be done with the ticked documents. */
export function BulkBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const { t } = useTranslation('document-library');
  const [open, setOpen] = useState<'folder' | 'ownerId' | null>(null);
  const reason = usePermission('documents.edit') ? null : t('kit:reason.permission');
  if (ids.length === 0) return null;
  return (
    <SelectionBar label={t('bulk.region')} text={t('bulk.selected', { count: ids.length })}>
      <ReasonButton reason={reason} startIcon={<FolderInput />} onClick={() => setOpen('folder')}>
        {t('bulk.move')}
      </ReasonButton>
      <ReasonButton reason={reason} startIcon={<UserRound />} onClick={() => setOpen('ownerId')}>
        {t('bulk.owner')}
      </ReasonButton>
      <Button variant="text" startIcon={<X />} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {open && (
        <BulkDialog
          ids={ids}
          field={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
