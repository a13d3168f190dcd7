import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { LabelsForm } from './labels-form.tsx';

interface LabelsDialogProps {
  count: number;
  /** The ids of the assets, or the filter of the list. */
  query: Record<string, string>;
  onClose: () => void;
}

/** Labels for many assets on sheets or a roll. */
export function LabelsDialog({ count, query, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('assets');
  const { number } = useFormat();
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('code.labels', { count, assets: number(count) })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('kit:close')}</Button>}
    >
      <LabelsForm query={query} />
    </Dialog>
  );
}
