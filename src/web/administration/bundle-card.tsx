import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../kit/card.tsx';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { usePermission } from '../people/use-permission.ts';

/** A file for whoever helps, and what is in it. */
export function BundleCard() {
  const { t } = useTranslation('support');
  const mayEdit = usePermission('settings.edit');
  const organisation = currentOrganisation();
  const address = `/api/v1/support-bundle${organisation ? `?organisation=${encodeURIComponent(organisation)}` : ''}`;
  const label = t('bundle.download');
  const icon = <Download size={16} />;
  return (
    <Card title={t('bundle.title')} subtitle={t('bundle.subtitle')}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography variant="body2">{t('bundle.inside')}</Typography>
        <Typography variant="body2">{t('bundle.notInside')}</Typography>
        {mayEdit ? (
          <Button component="a" href={address} download startIcon={icon}>
            {label}
          </Button>
        ) : (
          <ReasonButton startIcon={icon} reason={t('kit:reason.permission')}>
            {label}
          </ReasonButton>
        )}
      </Box>
    </Card>
  );
}
