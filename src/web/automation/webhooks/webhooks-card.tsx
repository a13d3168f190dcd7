import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus, Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { WebhookEndpoint } from '#domain/automation/webhook.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointChip } from './endpoint-chip.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useEndpoints } from './webhook-queries.ts';

/** Programs elsewhere that hear of what happens: each with its state; the way to its deliveries. */
export function WebhooksCard() {
  const { t } = useTranslation('automation');
  const { data, error, refetch } = useEndpoints();
  const mayEdit = usePermission('settings.edit');
  const seesTrail = usePermission('audit_trail.view');
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<{ secret: string; name: string } | null>(null);
  const reason = mayEdit ? (seesTrail ? null : t('webhooks.needsTrail')) : t('kit:reason.permission');
  const add = (
    <ReasonButton
      variant="contained"
      color="primary"
      startIcon={<Plus size={16} />}
      reason={reason}
      onClick={() => setIsOpen(true)}
    >
      {t('webhooks.add')}
    </ReasonButton>
  );
  return (
    <Card
      title={t('webhooks.title')}
      subtitle={t('webhooks.subtitle')}
      action={data && data.length > 0 ? add : undefined}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
      {data?.length === 0 && (
        <EmptyState icon={Webhook} title={t('webhooks.empty')} text={t('webhooks.emptyText')} actions={add} />
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((endpoint) => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} />
          ))}
        </Box>
      )}
      {isOpen && (
        <EndpointDialog
          endpoint={null}
          onClose={() => setIsOpen(false)}
          onMade={(secret, name) => {
            setIsOpen(false);
            setMade({ secret, name });
          }}
        />
      )}
      {made && <SecretDialog {...made} onClose={() => setMade(null)} />}
    </Card>
  );
}

function EndpointLine({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const { id, name, url, waiting, dead, lastDeliveredAt } = endpoint;
  const facts = [
    ...(waiting > 0 ? [t('webhooks.waiting', { count: waiting })] : []),
    ...(dead > 0 ? [t('webhooks.dead', { count: dead })] : []),
    lastDeliveredAt ? t('webhooks.last', { when: dateTime(lastDeliveredAt) }) : t('webhooks.never'),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link component={AppLink} href={addressOf('webhook', { id })} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {url}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: dead > 0 ? 'error.main' : 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <EndpointChip endpoint={endpoint} />
    </Box>
  );
}
