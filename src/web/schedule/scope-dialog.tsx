import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Scope, SCOPES } from '#domain/schedule/event.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';

interface ScopeDialogProps {
  title: string;
  /** The verb of what is done. */
  confirmLabel: string;
  /** Which answers there are; all of them without it. */
  scopes?: readonly Scope[];
  isBusy?: boolean;
  onAnswer: (scope: Scope | null) => void;
}

/** Asks which days of a repeated event are meant. */
export function ScopeDialog({ title, confirmLabel, scopes = SCOPES, isBusy = false, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation('schedule');
  const [scope, setScope] = useState<Scope>(scopes[0] ?? 'all');
  return (
    <Dialog
      isOpen
      title={title}
      width="xs"
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => onAnswer(scope)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <RadioGroup aria-label={title} value={scope} onChange={(_, next) => setScope(next as Scope)}>
        {scopes.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={t(`scope.${each}`)} />
        ))}
      </RadioGroup>
    </Dialog>
  );
}
