import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AssessmentReview, type VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import { OUTCOMES } from '#domain/vendors/values.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useAssessmentChanges } from './assessment-queries.ts';

/** Nothing chosen: the score is final, and no review of the vendor is recorded. */
const Asked = z
  .object({ outcome: z.union([z.literal(''), z.enum(OUTCOMES)]), note: AssessmentReview.shape.note })
  .transform(({ outcome, note }) => ({ ...(note && { note }), ...(outcome !== '' && { outcome }) }));

/** Ends the review, and records it as one of the vendor where an outcome is chosen. */
export function ReviewEndDialog({ assessment, onClose }: { assessment: VendorAssessment; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { review } = useAssessmentChanges();
  const form = useZodForm(Asked, { outcome: 'satisfactory', note: '' });
  const save = async (asked: z.infer<typeof Asked>) => {
    await review.mutateAsync({ id: assessment.id, ...asked });
    toast('success', t('end.done'));
    onClose();
  };
  return (
    <FormDialog title={t('end.title')} submitLabel={t('end.save')} form={form} onSubmit={save} onClose={onClose}>
      <SelectField
        name="outcome"
        label={t('end.outcome')}
        emptyLabel={t('end.without')}
        help={t('end.outcomeHelp')}
        options={OUTCOMES.map((value) => ({ value, label: t(`vendors:outcome.${value}`) }))}
      />
      <TextField name="note" label={t('end.note')} rows={4} />
    </FormDialog>
  );
}
