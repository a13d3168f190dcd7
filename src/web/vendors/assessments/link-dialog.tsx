import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useAssessmentChanges } from './assessment-queries.ts';

interface LinkDialogProps {
  assessment: VendorAssessment;
  kind: 'send' | 'renew' | 'back';
  onClose: () => void;
}

/** Makes the link under which the vendor answers, and shows it this once. */
export function LinkDialog({ assessment, kind, onClose }: LinkDialogProps) {
  const { t } = useTranslation('assessments');
  const { send, sendBack } = useAssessmentChanges();
  const act = kind === 'back' ? sendBack : send;
  const id = useId();
  const [days, setDays] = useState(String(ASSESSMENT_LIMITS.linkDays));
  const [isMailed, setMailed] = useState(assessment.recipientEmail !== '');
  const made = act.data;
  const isWrong = !/^\d+$/.test(days) || Number(days) < 1 || Number(days) > ASSESSMENT_LIMITS.longestLinkDays;
  return (
    <Dialog
      isOpen
      title={t(`link.${kind}`)}
      onClose={onClose}
      actions={
        made ? (
          <Button variant="contained" color="primary" onClick={onClose}>
            {t('kit:close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('kit:cancel')}</Button>
            <Button
              variant="contained"
              color="primary"
              loading={act.isPending}
              disabled={isWrong}
              onClick={() => act.mutate({ id: assessment.id, days: Number(days), isMailed })}
            >
              {t('link.make')}
            </Button>
          </>
        )
      }
    >
      {act.error && <Notice tone="error">{messageOf(act.error)}</Notice>}
      {made ? (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Notice tone="success">
            {made.isMailed ? t('link.mailed', { email: assessment.recipientEmail }) : t('link.notMailed')}
          </Notice>
          <Box sx={{ lineHeight: 1.5 }}>{t('link.once')}</Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              fullWidth
              readOnly
              value={made.address}
              onFocus={(event) => event.target.select()}
              slotProps={{ input: { 'aria-label': t('link.address') } }}
            />
            <Button
              startIcon={<Copy />}
              onClick={() =>
                void navigator.clipboard.writeText(made.address).then(
                  () => toast('success', t('link.copied')),
                  () => toast('error', t('link.notCopied')),
                )
              }
            >
              {t('link.copy')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ lineHeight: 1.5 }}>{t(`link.${kind}Text`)}</Box>
          <Box>
            <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
              {t('link.days')}
            </Box>
            <OutlinedInput
              id={id}
              value={days}
              error={isWrong}
              onChange={(event) => setDays(event.target.value)}
              slotProps={{ input: { inputMode: 'numeric' } }}
              sx={{ width: 120 }}
            />
            <Box sx={{ color: isWrong ? 'error.main' : 'text.secondary', fontSize: 'size.plain', mt: 0.5 }}>
              {t('link.daysHelp', { most: ASSESSMENT_LIMITS.longestLinkDays })}
            </Box>
          </Box>
          <FormControlLabel
            disabled={assessment.recipientEmail === ''}
            label={
              assessment.recipientEmail ? t('link.mail', { email: assessment.recipientEmail }) : t('link.mailWithout')
            }
            control={<Switch checked={isMailed} onChange={(_, checked) => setMailed(checked)} />}
          />
        </Box>
      )}
    </Dialog>
  );
}
