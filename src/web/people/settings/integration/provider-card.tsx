import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../../kit/requests/api.ts';
import { Card } from '../../../kit/card.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { CardSkeleton } from '../../../kit/skeletons.tsx';
import { CopyField } from './copy-field.tsx';
import { ProviderForm } from './provider-form.tsx';

/** The organisation's own OpenID provider, for people of its mail domain. Needs the words `joining` and `security`. */
export function ProviderCard() {
  const { t } = useTranslation('joining');
  const { data, error, refetch } = useQuery(orpc.people.identityProvider.get.queryOptions());
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const { provider, redirectAddress, domain } = data;
  if (!domain)
    return (
      <Card title={t('provider.title')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('provider.noDomain')}</Typography>
      </Card>
    );
  return (
    <Card title={t('provider.title')} subtitle={t('provider.text', { domain })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CopyField label={t('provider.redirect')} text={redirectAddress} />
        {/* Another one that is kept is another form. */}
        <ProviderForm key={provider?.changedAt ?? 'none'} provider={provider} />
      </Box>
    </Card>
  );
}
