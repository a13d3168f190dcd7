import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { ReasonButton } from '../../../kit/reason-button.tsx';

interface ConnectionButtonsProps {
  /** Why this person may do none of it. */
  reason: string | null;
  labels: { save: string; test: string; remove: string; removeTitle: string; removeText: string };
  isSaving: boolean;
  isTesting: boolean;
  isRemoving: boolean;
  onTest: () => void;
  /** Left out while nothing is kept. */
  onRemove?: (() => void) | undefined;
}

/** Save, test and remove of a connection with another service; removing asks first. */
export function ConnectionButtons({ reason, labels, onTest, onRemove, ...state }: ConnectionButtonsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton type="submit" variant="contained" color="primary" reason={reason} loading={state.isSaving}>
          {labels.save}
        </ReasonButton>
        <ReasonButton reason={reason} loading={state.isTesting} onClick={onTest}>
          {labels.test}
        </ReasonButton>
        {onRemove && (
          <ReasonButton reason={reason} color="error" onClick={() => setIsAsked(true)}>
            {labels.remove}
          </ReasonButton>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isAsked}
        title={labels.removeTitle}
        confirmLabel={labels.remove}
        onConfirm={() => onRemove?.()}
        onCancel={() => setIsAsked(false)}
        isBusy={state.isRemoving}
        isDangerous
      >
        {labels.removeText}
      </ConfirmDialog>
    </>
  );
}
