import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { WizardHeader } from '../../kit/dialogs/wizard-header.tsx';

/** What every step is handed. */
export interface Way {
  onFinish: () => void;
  isFinishing: boolean;
}

interface FrameProps {
  /** Of four, from 0; without one there are no steps. */
  step?: 0 | 1 | 2 | 3;
  heading: string;
  children: ReactNode;
  onBack?: () => void;
  /** The one way on. */
  main?: { label: string; onClick: () => void; reason?: string | null; isBusy?: boolean };
  /** Beside the main button. */
  extra?: ReactNode;
  /** Leaves the wizard; absent where the main button does. */
  onSkip?: () => void;
  isSkipping?: boolean;
}

/** One step of the wizard: where one is, one heading, the content, and a footer that stays. It fills a phone's screen. */
export function Frame({ step, heading, children, onBack, main, extra, onSkip, isSkipping = false }: FrameProps) {
  const { t } = useTranslation('onboarding');
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(heading);
  useEffect(() => {
    if (shown.current !== heading && document.activeElement === document.body) title.current?.focus();
    shown.current = heading;
  }, [heading]);
  const labels = [t('step.model'), t('step.start'), t('step.import'), t('step.folders')];
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        maxWidth: 920,
        mx: { xs: -2, sm: 'auto' },
        my: { xs: -3, sm: 0 },
        minHeight: { xs: 'calc(100dvh - 56px)', sm: 560 },
        bgcolor: 'background.paper',
        border: { xs: 'none', sm: '1px solid' },
        borderColor: { sm: 'divider' },
        borderRadius: { sm: '12px' },
      }}
    >
      {step === undefined ? (
        <Typography
          id={id}
          variant="h2"
          component="p"
          sx={{ px: 3, py: 2.25, borderBottom: '1px solid', borderColor: 'divider' }}
        >
          {t('title')}
        </Typography>
      ) : (
        <WizardHeader id={id} title={t('title')} labels={labels} active={step} isCompact={isPhone} />
      )}
      <Box sx={{ flex: 1, px: 3, py: 2.5 }}>
        <Typography
          ref={title}
          tabIndex={-1}
          variant="h1"
          sx={{ mb: 2, fontSize: 'size.title', '&:focus': { outline: 'none' } }}
        >
          {heading}
        </Typography>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 3,
          py: 1.75,
          borderTop: '1px solid',
          borderColor: 'divider',
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
          borderRadius: '0 0 12px 12px',
        }}
      >
        {onSkip && (
          <Button variant="text" onClick={onSkip} loading={isSkipping} title={t('again')}>
            {t('skip')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        {extra}
        {main && (
          <ReasonButton
            variant="contained"
            color="primary"
            reason={main.reason}
            onClick={main.onClick}
            loading={main.isBusy ?? false}
            loadingPosition="start"
          >
            {main.label}
          </ReasonButton>
        )}
      </Box>
    </Box>
  );
}
