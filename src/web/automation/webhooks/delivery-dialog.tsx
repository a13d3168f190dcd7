import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '#domain/automation/webhook.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useRefreshWebhooks } from './webhook-queries.ts';

/** One message: what it says, every attempt, and sending it again. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const refresh = useRefreshWebhooks();
  const mayEdit = usePermission('settings.edit');
  const resend = useMutation(
    orpc.automation.webhooks.resending.add.mutationOptions({
      onSuccess: () => {
        toast('success', t('deliveries.resent'));
        refresh();
        onClose();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  const reason = mayEdit ? (delivery.state === 'waiting' ? t('deliveries.waits') : null) : t('kit:reason.permission');
  return (
    <Dialog
      isOpen
      title={delivery.title}
      onClose={onClose}
      width="md"
      actions={
        <>
          <Button onClick={onClose}>{t('kit:close')}</Button>
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            startIcon={<RotateCcw size={16} />}
            loading={resend.isPending}
            onClick={() => resend.mutate({ id: delivery.id })}
          >
            {t('deliveries.resend')}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('deliveries.id', { id: delivery.id })}
        </Typography>
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {t('deliveries.tries')}
          </Typography>
          {delivery.tries.length === 0 && <Typography variant="body2">{t('deliveries.noTries')}</Typography>}
          <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
            {delivery.tries.map(({ at, status, error, milliseconds }) => (
              <li key={at}>
                {t('deliveries.try', {
                  when: dateTime(at),
                  outcome: error ?? t('deliveries.answered', { status }),
                  milliseconds,
                })}
              </li>
            ))}
          </Box>
          {delivery.nextAttemptAt && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('deliveries.next', { when: dateTime(delivery.nextAttemptAt) })}
            </Typography>
          )}
        </div>
        <div>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            {t('deliveries.body')}
          </Typography>
          <Box
            component="pre"
            tabIndex={0}
            aria-label={t('deliveries.body')}
            sx={{
              m: 0,
              p: 1.5,
              maxHeight: 320,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              wordBreak: 'break-word',
              fontSize: 'size.small',
              bgcolor: 'hover.main',
              borderRadius: '8px',
            }}
          >
            {prettyJson(delivery.body)}
          </Box>
        </div>
      </Box>
    </Dialog>
  );
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
