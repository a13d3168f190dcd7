import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, with the numbers. */
  children: ReactNode;
  /** The verb, "Delete 3 assets". */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** False while something has to be chosen first. */
  isReady?: boolean;
  /** What must be typed first, where it cannot be undone. */
  typed?: string;
}

/** Asks before something that is hard to take back; the focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <MuiDialog
      open={props.isOpen}
      onClose={props.onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {props.title}
      </DialogTitle>
      <ConfirmBody key={String(props.isOpen)} id={id} cancelLabel={t('cancel')} {...props} />
    </MuiDialog>
  );
}

function ConfirmBody({ id, cancelLabel, ...props }: ConfirmDialogProps & { id: string; cancelLabel: string }) {
  const { t } = useTranslation('kit');
  const [text, setText] = useState('');
  const isReady = props.isReady !== false && (props.typed === undefined || text.trim() === props.typed);
  return (
    <>
      <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary' }}>
        {props.children}
        {props.typed !== undefined && (
          <FormControl fullWidth sx={{ mt: 2 }}>
            <FormLabel htmlFor={`${id}-typed`} sx={{ mb: 0.5 }}>
              {t('confirm.type', { text: props.typed })}
            </FormLabel>
            <OutlinedInput
              id={`${id}-typed`}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
            />
          </FormControl>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={props.isDangerous ? 'error' : 'primary'}
          disabled={!isReady}
          loading={props.isBusy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}
