import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { ReasonButton } from '../../../kit/reason-button.tsx';

interface ConnectionButtonsProps {
  /** Why this person may do none of it. */
  reason: string | null;
  words: { save: string; test: string; remove: string; removeTitle: string; removeText: string };
  isSaving: boolean;
  isTesting: boolean;
  isRemoving: boolean;
  onTest: () => void;
  /** Left out while nothing is kept. */
  onRemove?: (() => void) | undefined;
}

/** Save, test and remove of a connection with another service; removing asks first. */
export function ConnectionButtons({ reason, words, onTest, onRemove, ...state }: ConnectionButtonsProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton type="submit" variant="contained" color="primary" reason={reason} loading={state.isSaving}>
          {words.save}
        </ReasonButton>
        <ReasonButton reason={reason} loading={state.isTesting} onClick={onTest}>
          {words.test}
        </ReasonButton>
        {onRemove && (
          <ReasonButton reason={reason} color="error" onClick={() => setIsAsked(true)}>
            {words.remove}
          </ReasonButton>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.removeTitle}
        confirmLabel={words.remove}
        onConfirm={() => onRemove?.()}
        onCancel={() => setIsAsked(false)}
        isBusy={state.isRemoving}
        isDangerous
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}
