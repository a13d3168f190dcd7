import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '#domain/automation/webhook.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

/** On, failing, or off and why. */
export function EndpointChip({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('automation');
  const { isOn, offReason, failingSince } = endpoint;
  if (!isOn) return <ToneChip tone="neutral" label={t(`webhooks.off.${offReason ?? 'by-hand'}`)} />;
  if (failingSince) return <ToneChip tone="warning" label={t('webhooks.failing')} />;
  return <ToneChip tone="success" label={t('webhooks.on')} />;
}
