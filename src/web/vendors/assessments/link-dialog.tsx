import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { LinkTerms, type VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { toast } from '../../kit/toast.ts';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { useAssessmentChanges } from './assessment-queries.ts';

interface LinkDialogProps {
  assessment: VendorAssessment;
  kind: 'send' | 'renew' | 'back';
  onClose: () => void;
}

const Terms = LinkTerms.extend({ days: LinkTerms.shape.days.unwrap(), isMailed: z.boolean() });

/** Makes the link under which the vendor answers, and shows it this once. */
export function LinkDialog({ assessment, kind, onClose }: LinkDialogProps) {
  const { t } = useTranslation('assessments');
  const { send, sendBack } = useAssessmentChanges();
  const mutation = kind === 'back' ? sendBack : send;
  const { id, recipientEmail } = assessment;
  const form = useZodForm(Terms, { days: ASSESSMENT_LIMITS.linkDays, isMailed: recipientEmail !== '' });
  if (mutation.data)
    return <MadeDialog title={t(`link.${kind}`)} made={mutation.data} email={recipientEmail} onClose={onClose} />;
  return (
    <FormDialog
      title={t(`link.${kind}`)}
      text={t(`link.${kind}Text`)}
      submitLabel={t('link.make')}
      form={form}
      onSubmit={(terms) => mutation.mutateAsync({ id, ...terms })}
      onClose={onClose}
    >
      <NumberField
        name="days"
        label={t('link.days')}
        help={t('link.daysHelp', { most: ASSESSMENT_LIMITS.longestLinkDays })}
        min={1}
        max={ASSESSMENT_LIMITS.longestLinkDays}
        step={1}
      />
      <SwitchField
        name="isMailed"
        isDisabled={recipientEmail === ''}
        label={recipientEmail ? t('link.mail', { email: recipientEmail }) : t('link.mailWithout')}
      />
    </FormDialog>
  );
}

interface MadeDialogProps {
  title: string;
  made: { address: string; isMailed: boolean };
  email: string;
  onClose: () => void;
}

/** The only time the address is shown. */
function MadeDialog({ title, made, email, onClose }: MadeDialogProps) {
  const { t } = useTranslation('assessments');
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('kit:close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Notice tone="success">{made.isMailed ? t('link.mailed', { email: email }) : t('link.notMailed')}</Notice>
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
    </Dialog>
  );
}
