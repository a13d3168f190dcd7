import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { Card } from '#web/kit/card.tsx';
import { HiddenText } from '#web/kit/hidden-text.tsx';

export interface StartStep {
  kind: 'policies' | 'suggestions' | 'assets';
  /** A counted fact, not a click. */
  isDone: boolean;
  href: string;
}

/** The way from nothing to an honest picture, in three steps; each is ticked off by what is really there. */
export function StartCard({ steps }: { steps: readonly StartStep[] }) {
  const { t } = useTranslation('dashboard');
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card title={t('start.title')} subtitle={t('start.subtitle')} sx={{ mb: 2 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${steps.length}, 1fr)` },
        }}
      >
        {steps.map((step, index) => (
          <Step key={step.kind} step={step} number={index + 1} isNext={index === next} />
        ))}
      </Box>
    </Card>
  );
}

function Step({ step: { kind, isDone, href }, number, isNext }: { step: StartStep; number: number; isNext: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: '1px solid',
        borderColor: isNext ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: 'background.default',
      }}
    >
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 26,
          height: 26,
          borderRadius: '50%',
          fontSize: 'size.plain',
          fontWeight: 700,
          ...(isDone
            ? { bgcolor: 'success.main', color: 'success.contrastText' }
            : {
                border: '1.5px solid',
                borderColor: isNext ? 'primary.main' : 'field.border',
                color: isNext ? 'primary.main' : 'text.secondary',
              }),
        }}
      >
        {isDone ? <Check size={15} /> : number}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h4" component="h3" sx={{ mt: '2px' }}>
          {t(`start.${kind}.title`)}
          {isDone && <HiddenText>{t('start.done')}</HiddenText>}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.25, textWrap: 'pretty' }}>
          {t(`start.${kind}.text`)}
        </Typography>
        <Button
          component={AppLink}
          href={href}
          size="small"
          {...(isNext && { variant: 'contained', color: 'primary' })}
          endIcon={<ArrowRight />}
        >
          {t(isDone ? `start.${kind}.again` : `start.${kind}.go`)}
        </Button>
      </Box>
    </Box>
  );
}
