import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { limit } from '#domain/issue.ts';
import { ControlChange, problemsOf } from '#domain/controls/control.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

interface ApplicabilityDialogProps {
  count: number;
  onApply: (change: Pick<ControlChange, 'applicable' | 'justification'>) => void;
  onClose: () => void;
}

const FormValues = z
  .object({
    applicable: z.enum(['yes', 'no']),
    justification: z.string().trim().max(2000, limit('most_characters')),
  })
  .superRefine(({ applicable, justification }, context) => {
    const [problem] = problemsOf({ kind: 'control' }, { applicable: applicable === 'yes', justification });
    if (problem) context.addIssue({ code: 'custom', path: ['justification'], message: problem.message });
  });

/** Several controls apply, or do not for one reason. Where they apply, what they are justified with stays unless something is written. */
export function ApplicabilityDialog({ count, onApply, onClose }: ApplicabilityDialogProps) {
  const { t } = useTranslation('controls');
  const form = useZodForm(FormValues, { applicable: 'no', justification: '' });
  const isExcluded = form.watch('applicable') === 'no';
  const keep = ({ applicable, justification }: z.infer<typeof FormValues>) => {
    const next = { applicable: applicable === 'yes', justification };
    onApply(justification === '' ? { applicable: next.applicable } : next);
    onClose();
  };
  return (
    <FormDialog
      title={t('bulk.applicableTitle', { count })}
      submitLabel={t('form.save')}
      form={form}
      onSubmit={keep}
      onClose={onClose}
    >
      <SelectField
        name="applicable"
        label={t('column.applicable')}
        options={[
          { value: 'no', label: t('applicable.no') },
          { value: 'yes', label: t('applicable.yes') },
        ]}
      />
      <TextField
        name="justification"
        label={isExcluded ? t('form.whyExcluded') : t('form.whyIncluded')}
        isRequired={isExcluded}
        rows={4}
      />
    </FormDialog>
  );
}
