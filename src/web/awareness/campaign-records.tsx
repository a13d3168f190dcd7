import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import { AWARENESS_REQUIREMENTS } from '#domain/awareness/values.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';
import { useLanguage, useRefreshAwareness } from './awareness-queries.ts';

/** The record of a campaign among the documents, filed as evidence by a person. */
export function CampaignRecords({ campaign }: { campaign: OpenCampaign }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const mayRun = usePermission('iso_readiness.edit');
  const maySeeDocuments = usePermission('documents.view');
  const [isFiling, setIsFiling] = useState(false);
  const { filings, counts } = campaign;
  const reason = !mayRun ? t('kit:reason.permission') : counts.done === 0 ? t('record.nobodyDone') : null;
  return (
    <Card title={t('record.title')} subtitle={t('record.subtitle')}>
      {filings.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}>
          {filings.map(({ id, documentId, requirements, filedAt, filedByName, validUntil }) => (
            <li key={id}>
              {documentId && maySeeDocuments ? (
                <Link component={AppLink} href={addressOf('document', { id: documentId })} sx={{ fontWeight: 600 }}>
                  {t('record.of', { day: format.dateTime(filedAt) })}
                </Link>
              ) : (
                <strong>{t('record.of', { day: format.dateTime(filedAt) })}</strong>
              )}
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {t('record.facts', {
                  name: filedByName,
                  requirements: requirements.join(', '),
                  day: format.date(validUntil),
                })}
              </Box>
            </li>
          ))}
        </Box>
      )}
      <ReasonButton reason={reason} onClick={() => setIsFiling(true)}>
        {t('record.file')}
      </ReasonButton>
      {isFiling && <FilingDialog campaign={campaign} onClose={() => setIsFiling(false)} />}
    </Card>
  );
}

function FilingDialog({ campaign, onClose }: { campaign: OpenCampaign; onClose: () => void }) {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const refresh = useRefreshAwareness();
  const [chosen, setChosen] = useState<string[]>([...AWARENESS_REQUIREMENTS]);
  const file = useMutation(
    orpc.awareness.campaigns.filings.add.mutationOptions({
      onSuccess: () => {
        refresh();
        toast('success', t('record.filed'));
        onClose();
      },
    }),
  );
  const requirements = AWARENESS_REQUIREMENTS.filter((id) => chosen.includes(id));
  return (
    <Dialog
      isOpen
      title={t('record.file')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={file.isPending}
            reason={requirements.length === 0 ? t('record.choose') : null}
            onClick={() => file.mutate({ id: campaign.id, requirements, language })}
          >
            {t('record.confirm')}
          </ReasonButton>
        </>
      }
    >
      {file.error && <Notice tone="error">{messageOf(file.error)}</Notice>}
      <Box component="p" sx={{ mt: 0 }}>
        {t('record.text', {
          done: campaign.counts.done,
          count: campaign.counts.done + campaign.counts.open + campaign.counts.overdue,
        })}
      </Box>
      <Box role="group" aria-label={t('record.for')} sx={{ display: 'grid' }}>
        {AWARENESS_REQUIREMENTS.map((id) => (
          <FormControlLabel
            key={id}
            label={t(`requirement.${id.replace('.', '-') as '7-2'}`)}
            control={
              <Checkbox
                checked={chosen.includes(id)}
                onChange={(_, isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
              />
            }
          />
        ))}
      </Box>
    </Dialog>
  );
}
