import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ControlChange } from '#domain/controls/control.ts';
import { issue } from '#domain/issue.ts';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';

interface EditProposalDialogProps {
  proposal: ControlProposal;
  title: string;
  onAccept: (proposal: ControlProposal) => void;
  onClose: () => void;
}

const Corrected = z.object({
  applicable: z.enum(['yes', 'no']),
  justification: ControlChange.shape.justification.unwrap().min(1, issue('justification_missing')),
});

/** A draft in the person's own words. What kinds of reason it gives stays with the words it was drafted with. */
export function EditProposalDialog({ proposal, title, onAccept, onClose }: EditProposalDialogProps) {
  const { t } = useTranslation(['proposals', 'controls']);
  const { statement } = proposal;
  const form = useZodForm(Corrected, {
    applicable: statement?.applicable === false ? 'no' : 'yes',
    justification: statement?.justification,
  });
  const accept = ({ applicable, justification }: z.infer<typeof Corrected>) => {
    const isSame = (applicable === 'yes') === statement?.applicable;
    const reasons = isSame ? (statement?.reasons ?? []) : [];
    onAccept({ ...proposal, statement: { applicable: applicable === 'yes', justification, reasons } });
    onClose();
  };
  return (
    <FormDialog title={title} submitLabel={t('accept')} form={form} onSubmit={accept} onClose={onClose}>
      <SelectField
        name="applicable"
        label={t('controls:column.applicable')}
        options={[
          { value: 'yes', label: t('controls:applicable.yes') },
          { value: 'no', label: t('controls:applicable.no') },
        ]}
      />
      <TextField name="justification" label={t('controls:field.justification')} rows={5} autoFocus />
    </FormDialog>
  );
}
