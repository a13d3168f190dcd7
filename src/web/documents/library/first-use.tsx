import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const STEPS = ['drop', 'decide', 'see'] as const;

/** What will happen, for somebody who has never been here. */
export function FirstUse() {
  const { t } = useTranslation('documents');
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 3,
        p: 0,
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
      }}
    >
      {STEPS.map((step, index) => (
        <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              width: 26,
              height: 26,
              borderRadius: '50%',
              border: '1.5px solid',
              borderColor: 'primary.main',
              color: 'primary.main',
              fontSize: 'size.plain',
              fontWeight: 700,
            }}
          >
            {index + 1}
          </Box>
          <Box>
            <Typography variant="h4" component="h2" sx={{ mt: 0.25 }}>
              {t(`first.${step}.title`)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              {t(`first.${step}.text`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
