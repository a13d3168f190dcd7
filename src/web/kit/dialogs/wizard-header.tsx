import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BandBar } from '../band-bar.tsx';
import { HiddenText } from '../hidden-text.tsx';

interface WizardHeaderProps {
  id: string;
  title: string;
  labels: readonly string[];
  active: number;
  isCompact: boolean;
}

/** The title and where one is: a stepper, or on a phone "Step 1 of 4" and a bar. */
export function WizardHeader({ id, title, labels, active, isCompact }: WizardHeaderProps) {
  const { t } = useTranslation('kit');
  const stepOf = t('wizard.stepOf', { step: active + 1, total: labels.length });
  return (
    <Box sx={{ px: 3, pt: 2.25, pb: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'size.section' }}>
        {title}
      </Typography>
      {isCompact ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
            {stepOf} ·{' '}
            <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {labels[active]}
            </Box>
          </Typography>
          <BandBar percent={((active + 1) / labels.length) * 100} label={stepOf} tone="info" />
        </>
      ) : (
        <Box
          component="ol"
          aria-label={stepOf}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            listStyle: 'none',
            m: 0,
            mt: 1.25,
            p: 0,
            fontSize: 'size.plain',
          }}
        >
          {labels.map((label, index) => (
            <StepLabel key={label} label={label} index={index} active={active} isLast={index === labels.length - 1} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function StepLabel({
  label,
  index,
  active,
  isLast,
}: {
  label: string;
  index: number;
  active: number;
  isLast: boolean;
}) {
  const { t } = useTranslation('kit');
  const isDone = index < active;
  const isOn = index <= active;
  return (
    <Box
      component="li"
      {...(index === active && { 'aria-current': 'step' as const })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, flex: isLast ? 'none' : 1 }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          flex: 'none',
          borderRadius: '50%',
          fontSize: 'size.small',
          fontWeight: 700,
          bgcolor: isOn ? 'primary.main' : 'chart.neutral',
          color: isOn ? 'primary.contrastText' : 'text.secondary',
        }}
      >
        {isDone ? <Check size={14} strokeWidth={3} /> : index + 1}
      </Box>
      <Box
        component="span"
        sx={{ fontWeight: isOn ? 600 : 500, color: isOn ? 'text.primary' : 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {label}
        {isDone && <HiddenText> {t('wizard.done')}</HiddenText>}
      </Box>
      {!isLast && <Box aria-hidden sx={{ flex: 1, height: '1px', bgcolor: 'divider', minWidth: 12 }} />}
    </Box>
  );
}
