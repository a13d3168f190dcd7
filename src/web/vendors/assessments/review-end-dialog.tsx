import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AssessmentReview, type VendorAssessment } from '#domain/vendors/assessments/assessment.ts';
import { OUTCOMES } from '#domain/vendors/values.ts';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { SchemaDialog } from '../../kit/forms/schema-dialog.tsx';
import { useAssessmentChanges } from './assessment-queries.ts';

/** Nothing chosen: the score is final, and no review of the vendor is recorded. */
const Asked = z
  .object({ outcome: z.union([z.literal(''), z.enum(OUTCOMES)]), note: AssessmentReview.shape.note })
  .transform(({ outcome, note }) => ({ ...(note && { note }), ...(outcome !== '' && { outcome }) }));

/** Ends the review, and records it as one of the vendor where an outcome is chosen. */
export function ReviewEndDialog({ assessment, onClose }: { assessment: VendorAssessment; onClose: () => void }) {
  const { t } = useTranslation('assessments');
  const { review } = useAssessmentChanges();
  const form = useForm<{ outcome: string; note: string }>({ defaultValues: { outcome: 'satisfactory', note: '' } });
  return (
    <SchemaDialog
      title={t('end.title')}
      saveLabel={t('end.save')}
      done={t('end.done')}
      form={form}
      schema={Asked}
      act={review}
      id={assessment.id}
      onClose={onClose}
    >
      <SelectField
        name="outcome"
        label={t('end.outcome')}
        emptyLabel={t('end.without')}
        help={t('end.outcomeHelp')}
        options={OUTCOMES.map((value) => ({ value, label: t(`vendors:outcome.${value}`) }))}
      />
      <TextField name="note" label={t('end.note')} rows={4} />
    </SchemaDialog>
  );
}
