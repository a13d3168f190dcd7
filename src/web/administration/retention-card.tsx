import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { usePermission } from '../people/use-permission.ts';

/** How long what is kept; the days are set with the policies. */
export function RetentionCard() {
  const { t } = useTranslation('data');
  const maySee = usePermission('settings.view');
  const { data } = useQuery({ ...orpc.organisations.policy.get.queryOptions(), enabled: maySee });
  const policy = data?.policy;
  return (
    <Card
      title={t('retention.title')}
      action={
        <Button component={AppLink} href={PAGES.policies}>
          {t('retention.policies')}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>{t('retention.records')}</li>
        {policy && <li>{t('retention.notifications', { count: policy.notificationDays })}</li>}
        {policy && <li>{t('retention.signIns', { count: policy.signInDays })}</li>}
        <li>{t('retention.backups')}</li>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('retention.trail')}
      </Typography>
    </Card>
  );
}
