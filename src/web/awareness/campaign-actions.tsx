import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import { orpc } from '../kit/requests/api.ts';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { useRefreshAwareness } from './awareness-queries.ts';

interface CampaignActionsProps {
  campaign: OpenCampaign;
  onRemoved: () => void;
}

/** Remind, close, remove; what cannot be taken back asks first. */
export function CampaignActions({ campaign, onRemoved }: CampaignActionsProps) {
  const { t } = useTranslation('awareness');
  const refresh = useRefreshAwareness();
  const [asked, setAsked] = useState<'close' | 'remove' | null>(null);
  const failed = (error: unknown) => {
    setAsked(null);
    toast('error', messageOf(error));
  };
  const remind = useMutation(
    orpc.awareness.campaigns.reminders.add.mutationOptions({
      onSuccess: ({ reminded }) => {
        refresh();
        toast('success', t(reminded === 0 ? 'campaign.remindedNobody' : 'campaign.reminded', { count: reminded }));
      },
      onError: failed,
    }),
  );
  const close = useMutation(
    orpc.awareness.campaigns.closing.add.mutationOptions({
      onSuccess: () => {
        setAsked(null);
        refresh();
        toast('success', t('campaign.isClosed'));
      },
      onError: failed,
    }),
  );
  const remove = useMutation(
    orpc.awareness.campaigns.remove.mutationOptions({
      onSuccess: () => {
        refresh();
        toast('success', t('campaign.removed'));
        onRemoved();
      },
      onError: failed,
    }),
  );
  const { id, counts, closedAt, filings, version } = campaign;
  const missing = counts.open + counts.overdue;
  return (
    <>
      <ReasonButton
        color="error"
        variant="text"
        reason={filings.length > 0 ? t('campaign.filedStays') : null}
        onClick={() => setAsked('remove')}
      >
        {t('campaign.remove')}
      </ReasonButton>
      {!closedAt && <Button onClick={() => setAsked('close')}>{t('campaign.close')}</Button>}
      {!closedAt && (
        <ReasonButton
          startIcon={<BellRing />}
          reason={missing === 0 ? t('campaign.nobodyMissing') : null}
          loading={remind.isPending}
          onClick={() => remind.mutate({ id })}
        >
          {t('campaign.remind')}
        </ReasonButton>
      )}
      <ConfirmDialog
        isOpen={asked === 'close'}
        title={t('campaign.closeTitle')}
        confirmLabel={t('campaign.close')}
        isBusy={close.isPending}
        onConfirm={() => close.mutate({ id, version })}
        onCancel={() => setAsked(null)}
      >
        {t('campaign.closeText', { count: missing })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={t('campaign.removeTitle')}
        confirmLabel={t('campaign.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onCancel={() => setAsked(null)}
      >
        {t('campaign.removeText')}
      </ConfirmDialog>
    </>
  );
}
