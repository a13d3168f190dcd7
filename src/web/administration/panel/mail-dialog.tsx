import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Copy, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MailState } from '#domain/activity/mail.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useAdminMutation } from './use-list.tsx';

export const MAIL_TONES: Record<MailState, Tone> = {
  waiting: 'info',
  sent: 'success',
  failed: 'error',
  kept: 'warning',
};

/** A mail as its recipient reads it. An administrator passes on what no server can send. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const { data, error, refetch } = useQuery(orpc.administration.outbox.get.queryOptions({ input: { id } }));
  const mutation = useAdminMutation(
    () => client.administration.outbox.deliveries.add({ id }),
    () => t('did.mail'),
  );
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast('success', t('mail.copied')),
      () => toast('error', t('mail.notCopied')),
    );
  const isSendable = data?.state === 'failed' || data?.state === 'kept';
  return (
    <Dialog
      isOpen
      width="md"
      title={data?.subject ?? t('mail.one')}
      onClose={onClose}
      actions={
        data && (
          <>
            <Button startIcon={<Copy />} onClick={() => copy(data.text)}>
              {t('mail.copy')}
            </Button>
            <ReasonButton
              startIcon={<Send />}
              loading={mutation.isPending}
              reason={isSendable ? null : t('mail.notSendable')}
              onClick={() => mutation.mutate(undefined)}
            >
              {t('mail.resend')}
            </ReasonButton>
          </>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <ToneChip tone={MAIL_TONES[data.state]} label={t(`mail.${data.state}`)} />
            <span>{data.recipient}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {format.dateTime(data.createdAt)}
            </Box>
          </Box>
          {data.lastError && <Notice tone="error">{data.lastError}</Notice>}
          <Box
            component="pre"
            tabIndex={0}
            sx={{
              m: 0,
              p: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '8px',
              fontFamily: 'inherit',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {data.text}
          </Box>
        </Box>
      ) : (
        <CardSkeleton />
      )}
    </Dialog>
  );
}
