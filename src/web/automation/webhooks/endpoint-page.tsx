import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { WebhookEndpoint } from '#domain/automation/webhook.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { DeliveriesTable } from './deliveries-table.tsx';
import { EndpointChip } from './endpoint-chip.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { useEventLabels } from './event-choice.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useRefreshWebhooks, useTryEndpoint } from './webhook-queries.ts';

/** One endpoint: what it hears, what became of every message, and what can be done with it. */
export function EndpointPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(
    orpc.automation.webhooks.get.queryOptions({ input: { id }, refetchInterval: 10_000 }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Endpoint endpoint={data} />;
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('automation');
  const { dateTime, list } = useFormat();
  const { nameOf } = useEventLabels();
  const { id, name, url, events, isOn, offReason, failingSince, createdByName, createdAt } = endpoint;
  return (
    <>
      <PageHeader title={name} name={name} subtitle={url} badge={<EndpointChip endpoint={endpoint} />} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 980 }}>
        {!isOn && offReason && <Notice tone="warning">{t(`webhooks.offText.${offReason}`)}</Notice>}
        {isOn && failingSince && (
          <Notice tone="warning">{t('webhooks.failingSince', { when: dateTime(failingSince) })}</Notice>
        )}
        <Card title={t('webhooks.about')}>
          <Typography variant="body2">{t('webhooks.hears', { events: list(events.map(nameOf)) })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('webhooks.madeBy', { name: createdByName, when: dateTime(createdAt) })}
          </Typography>
          <EndpointActions endpoint={endpoint} />
        </Card>
        <Card title={t('deliveries.title')} subtitle={t('deliveries.subtitle')}>
          <DeliveriesTable endpointId={id} />
        </Card>
      </Box>
    </>
  );
}

function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation('automation');
  const navigate = useNavigate();
  const refresh = useRefreshWebhooks();
  const mayEdit = usePermission('settings.edit');
  const seesTrail = usePermission('audit_trail.view');
  const [asked, setAsked] = useState<'edit' | 'secret' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const callbacks = { onError: (error: unknown) => toast('error', messageOf(error)) };
  const trial = useTryEndpoint({ sent: t('webhooks.tested') });
  const change = useMutation({
    ...orpc.automation.webhooks.change.mutationOptions(),
    ...callbacks,
    onSuccess: refresh,
  });
  const renew = useMutation({
    ...orpc.automation.webhooks.secrets.add.mutationOptions(),
    ...callbacks,
    onSuccess: (answer) => {
      refresh();
      setAsked(null);
      setSecret(answer.secret);
    },
  });
  const remove = useMutation({
    ...orpc.automation.webhooks.remove.mutationOptions(),
    ...callbacks,
    onSuccess: () => {
      toast('success', t('webhooks.removed'));
      void navigate({ to: PAGES.integration });
      refresh();
    },
  });
  const { id, name, isOn } = endpoint;
  const reason = mayEdit ? null : t('kit:reason.permission');
  const trailReason = reason ?? (seesTrail ? null : t('webhooks.needsTrail'));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ReasonButton
        variant="contained"
        color="primary"
        startIcon={<Send size={16} />}
        reason={reason ?? (isOn ? null : t('webhooks.isOff'))}
        loading={trial.isPending}
        onClick={() => trial.mutate({ id })}
      >
        {t('webhooks.try')}
      </ReasonButton>
      <ReasonButton startIcon={<Pencil size={16} />} reason={trailReason} onClick={() => setAsked('edit')}>
        {t('webhooks.edit')}
      </ReasonButton>
      <ReasonButton
        startIcon={<Power size={16} />}
        reason={trailReason}
        loading={change.isPending}
        onClick={() => change.mutate({ id, isOn: !isOn })}
      >
        {t(isOn ? 'webhooks.switchOff' : 'webhooks.switchOn')}
      </ReasonButton>
      <ReasonButton startIcon={<KeyRound size={16} />} reason={trailReason} onClick={() => setAsked('secret')}>
        {t('webhooks.renew')}
      </ReasonButton>
      <ReasonButton color="error" startIcon={<Trash2 size={16} />} reason={reason} onClick={() => setAsked('remove')}>
        {t('remove')}
      </ReasonButton>
      {asked === 'edit' && <EndpointDialog endpoint={endpoint} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        isOpen={asked === 'secret'}
        title={t('webhooks.renewAsk')}
        confirmLabel={t('webhooks.renew')}
        isBusy={renew.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => renew.mutate({ id })}
      >
        {t('webhooks.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('webhooks.removeAsk', { name })}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => remove.mutate({ id })}
      >
        {t('webhooks.removeText')}
      </ConfirmDialog>
      {secret && <SecretDialog secret={secret} name={name} onClose={() => setSecret(null)} />}
    </Box>
  );
}
