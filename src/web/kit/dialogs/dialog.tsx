import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useTypedText } from '../use-typed-text.ts';

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons; leave out where closing is all there is to do. */
  actions?: ReactNode;
  width?: 'xs' | 'sm' | 'md' | 'lg';
}

/** A dialog named by its title, full screen on a phone; focus and Escape are handled, and words typed in it are not lost by a slip. */
export function Dialog({ isOpen, title, onClose, children, actions, width = 'sm' }: DialogProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { noteTyped, leave, isAsking, stay, go } = useTypedText(isOpen, onClose);
  return (
    <MuiDialog
      open={isOpen}
      onClose={leave}
      aria-labelledby={id}
      maxWidth={width}
      fullWidth
      fullScreen={isPhone && width !== 'xs'}
    >
      <DialogTitle id={id} variant="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('close')} onClick={leave} sx={{ position: 'absolute', right: 16, top: 16 }}>
        <X />
      </IconButton>
      <DialogContent tabIndex={0} onInput={noteTyped} sx={{ '&:focus-visible': { outlineOffset: -2 } }}>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('leave.title')}
        confirmLabel={t('leave.confirm')}
        onConfirm={go}
        onCancel={stay}
        isDangerous
      >
        {t('leave.text')}
      </ConfirmDialog>
    </MuiDialog>
  );
}
