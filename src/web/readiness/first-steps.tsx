import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';

/** Before anything is done: why everything stands at zero, and what to do first. */
export function ReadinessFirstSteps() {
  const { t } = useTranslation('readiness');
  return (
    <Card sx={{ mb: 2, borderColor: 'primary.main' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', maxWidth: '72ch' }}>
          <Typography variant="h2">{t('first.title')}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, textWrap: 'pretty' }}>{t('first.text')}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={AppLink} href={addressOf('readinessAi', { tab: 'quick-start' })}>
            {t('first.assistant')}
          </Button>
          <Button component={AppLink} href={PAGES.isoTest}>
            {t('first.selfAssessment')}
          </Button>
          <Button component={AppLink} href={PAGES.assets}>
            {t('first.assets')}
          </Button>
          <Button component={AppLink} href={PAGES.documents} variant="contained" color="primary" startIcon={<FileUp />}>
            {t('first.policies')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
