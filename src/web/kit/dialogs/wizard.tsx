import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../reason-button.tsx';
import { WizardHeader } from './wizard-header.tsx';

export interface WizardStep {
  id: string;
  /** The word in the stepper. */
  label: string;
  /** The one heading of the step. */
  heading: string;
  content: ReactNode;
}

interface WizardProps {
  isOpen: boolean;
  title: string;
  steps: readonly WizardStep[];
  /** Counts from 0. */
  active: number;
  onBack: () => void;
  /** Validate the step here and go on; called on the last step too. */
  onNext: () => void;
  /** Ask about unsaved changes here. */
  onCancel: () => void;
  finishLabel: string;
  isBusy?: boolean;
  /** What the main button says while busy, such as "Saving…"; all buttons are off then. */
  busyLabel?: string;
  /** Nothing is left to do but to close. */
  isOver?: boolean;
  /** Why one cannot go on yet, shown on the button. */
  nextReason?: string | null;
  /** Instead of Next, where a step needs another button. */
  nextLabel?: string;
  /** Buttons beside Cancel. */
  extraActions?: ReactNode;
  width?: 'md' | 'lg';
}

/** A dialog of steps: stepper on top, one heading, content in two columns (use FieldGrid), footer that stays. Full screen on a phone. */
export function Wizard(props: WizardProps) {
  const { isOpen, title, steps, active, onBack, onNext, onCancel, finishLabel, isBusy = false } = props;
  const { t } = useTranslation('kit');
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const step = steps[active];
  const isLast = active === steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(active);

  useEffect(() => {
    if (shown.current !== active) heading.current?.focus();
    shown.current = active;
  }, [active]);

  return (
    <MuiDialog
      open={isOpen}
      onClose={onCancel}
      aria-labelledby={id}
      maxWidth={props.width ?? 'md'}
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: { height: { xs: '100%', sm: 'min(680px, calc(100% - 64px))' } } } }}
    >
      <WizardHeader
        id={id}
        title={title}
        labels={steps.map(({ label }) => label)}
        active={active}
        isCompact={isPhone}
      />
      <Box
        component="form"
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.nextReason) onNext();
        }}
        sx={{ flex: 1, overflow: 'auto', px: 3, py: 2.5 }}
      >
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h3"
          sx={{ mb: 2, '&:focus': { outline: 'none' } }}
        >
          {step?.heading}
        </Typography>
        {step?.content}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 3,
          py: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button variant="text" onClick={onCancel} disabled={isBusy && props.busyLabel !== undefined}>
          {props.isOver ? t('close') : t('cancel')}
        </Button>
        {props.extraActions}
        <Box sx={{ flex: 1 }} />
        {active > 0 && !props.isOver && (
          <Button onClick={onBack} disabled={isBusy}>
            {t('wizard.back')}
          </Button>
        )}
        {!props.isOver && (
          <ReasonButton
            type="submit"
            form={`${id}-form`}
            reason={props.nextReason}
            variant="contained"
            color="primary"
            loading={isBusy}
            {...(props.busyLabel && { loadingPosition: 'start' as const })}
          >
            {isBusy && props.busyLabel ? props.busyLabel : isLast ? finishLabel : (props.nextLabel ?? t('wizard.next'))}
          </ReasonButton>
        )}
      </Box>
    </MuiDialog>
  );
}
