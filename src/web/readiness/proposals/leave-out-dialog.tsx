import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';

export const leavesOut = ({ statement }: ControlProposal) => statement?.applicable === false;

interface LeaveOutDialogProps {
  excluded: readonly ControlProposal[];
  titleOf: (requirementId: string) => string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names the controls that would be left out, before they are accepted together with others. */
export function LeaveOutDialog({ excluded, titleOf, onConfirm, onCancel }: LeaveOutDialogProps) {
  const { t } = useTranslation('proposals');
  return (
    <ConfirmDialog
      isOpen
      title={t('leaveOut.title')}
      confirmLabel={t('leaveOut.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('leaveOut.text', { count: excluded.length })}
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
        {excluded.map(({ requirementId }) => (
          <li key={requirementId}>
            {requirementId} {titleOf(requirementId)}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
