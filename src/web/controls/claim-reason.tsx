import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { ControlChange } from '#domain/controls/control.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { Reversals } from './reversals.tsx';
import { wantsReason } from './use-control-changes.ts';

interface ClaimReasonProps {
  of: readonly { framework: string; requirementId: string }[];
  /** It is being sent: the dialog stays until it is kept, so that a refusal loses no word. */
  isBusy: boolean;
  /** Why it was not kept. */
  error: unknown;
  onClaim: (reason: string) => void;
  onClose: () => void;
}

const Reason = z.object({
  reason: ControlChange.shape.reason.unwrap().min(1, issue('claim_reason_missing')),
});

/** Asks why something is called Implemented although its accepted evidence says the reverse; the words are kept in the audit trail. */
export function ClaimReason({ of, isBusy, error, onClaim, onClose }: ClaimReasonProps) {
  const { t } = useTranslation('controls');
  const form = useZodForm(Reason, { reason: '' });
  return (
    <FormDialog
      title={t('reversed.title')}
      text={t('reversed.text')}
      submitLabel={t('reversed.save')}
      form={form}
      onSubmit={({ reason }) => onClaim(reason)}
      onClose={onClose}
      isBusy={isBusy}
      error={wantsReason(error) ? null : error}
    >
      {[...Map.groupBy(of, ({ framework }) => framework)].map(([framework, within]) => (
        <Reversals
          key={framework}
          framework={framework}
          requirementIds={within.map(({ requirementId }) => requirementId)}
        />
      ))}
      <TextField name="reason" label={t('reversed.reason')} help={t('reversed.help')} rows={3} isRequired />
    </FormDialog>
  );
}
