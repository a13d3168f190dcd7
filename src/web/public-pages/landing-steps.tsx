import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Shot } from './shot.tsx';

const steps = ['documents', 'assets', 'readiness'] as const;

/** Beside each other as long as there are no screenshots to stand beside each. */
const columns = __SHOTS__.length
  ? { outer: 'minmax(0, 1fr)', inner: 'minmax(0, 4fr) minmax(0, 7fr)' }
  : { outer: 'repeat(3, minmax(0, 1fr))', inner: 'minmax(0, 1fr)' };

/** From a folder of policies and a spreadsheet of assets to an honest picture, in the order in which one does it. */
export function LandingSteps() {
  const { t } = useTranslation('public');
  return (
    <Box
      component="section"
      aria-label={t('landing.step.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns.outer },
        gap: { xs: 5, md: 7 },
        borderTop: '1px solid',
        borderColor: 'divider',
        py: { xs: 6, md: 9 },
      }}
    >
      {steps.map((step, index) => (
        <Box
          key={step}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns.inner },
            gap: { xs: 2, md: 7 },
            alignItems: 'center',
          }}
        >
          <Box sx={{ alignSelf: __SHOTS__.length ? 'center' : 'start' }}>
            <Typography
              variant="body2"
              sx={{ color: 'primary.main', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {index + 1}
            </Typography>
            <Typography
              variant="h2"
              sx={{
                fontSize: { xs: 'size.title', md: 'size.page' },
                lineHeight: 1.25,
                letterSpacing: '-0.02em',
                mt: 0.5,
              }}
            >
              {t(`landing.step.${step}.title`)}
            </Typography>
            <Typography
              sx={{ color: 'text.secondary', mt: 1.25, fontSize: 'size.large', lineHeight: 1.65, textWrap: 'pretty' }}
            >
              {t(`landing.step.${step}.text`)}
            </Typography>
          </Box>
          <Shot name={step} alt={t(`landing.step.${step}.shot`)} />
        </Box>
      ))}
    </Box>
  );
}
