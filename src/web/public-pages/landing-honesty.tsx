import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const promises = ['passage', 'person', 'offline', 'progress'] as const;

/** What the product holds itself to. */
export function LandingHonesty() {
  const { t } = useTranslation('public');
  return (
    <Box
      component="section"
      aria-labelledby="honesty"
      sx={{ borderTop: '1px solid', borderColor: 'divider', py: { xs: 6, md: 9 } }}
    >
      <Typography
        id="honesty"
        variant="h2"
        sx={{
          fontSize: { xs: 'size.title', md: 'size.figure' },
          letterSpacing: '-0.02em',
          maxWidth: '28ch',
          textWrap: 'balance',
        }}
      >
        {t('landing.honesty.title')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 4,
          display: 'grid',
          columnGap: 7,
          rowGap: 3.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {promises.map((promise) => (
          <Box key={promise}>
            <Typography component="dt" variant="h3" sx={{ fontSize: 'size.larger' }}>
              {t(`landing.honesty.${promise}.title`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, mt: 0.5, color: 'text.secondary', lineHeight: 1.65, maxWidth: '54ch' }}
            >
              {t(`landing.honesty.${promise}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
