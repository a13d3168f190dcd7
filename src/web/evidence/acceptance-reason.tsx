import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { Acceptance } from '#domain/evidence/evidence.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

interface AcceptanceReasonProps {
  /** What says the reverse of what is asked. */
  children?: ReactNode;
  isBusy?: boolean;
  error?: unknown;
  onAccept: (reason: string) => void;
  onClose: () => void;
}

const Reason = z.object({
  reason: Acceptance.shape.reason.unwrap().min(1, issue('acceptance_reason_missing')),
});

/** Asks why evidence is accepted although it says the reverse of what is asked; the words are kept with it. */
export function AcceptanceReason({ children, isBusy = false, error, onAccept, onClose }: AcceptanceReasonProps) {
  const { t } = useTranslation('evidence');
  const form = useZodForm(Reason, { reason: '' });
  return (
    <FormDialog
      title={t('contradicted.heading')}
      text={t('contradicted.text')}
      submitLabel={t('contradicted.accept')}
      form={form}
      onSubmit={({ reason }) => onAccept(reason)}
      onClose={onClose}
      isBusy={isBusy}
      error={error}
    >
      {children}
      <TextField name="reason" label={t('contradicted.reason')} help={t('contradicted.help')} rows={3} isRequired />
    </FormDialog>
  );
}
