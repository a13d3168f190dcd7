import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { monthsAfter } from '#domain/risks/months.ts';
import { OUTCOMES } from '#domain/vendors/values.ts';
import { NewVendorReview, type VendorDetails } from '#domain/vendors/view.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { SchemaDialog } from '../../kit/forms/schema-dialog.tsx';
import { useVendorChanges } from '../vendor-queries.ts';

interface Words {
  outcome: string;
  note: string;
  nextOn: string | undefined;
}

/** Records that somebody looked at the vendor. */
export function ReviewDialog({ vendor, onClose }: { vendor: VendorDetails; onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const { review } = useVendorChanges();
  const form = useForm<Words>({
    defaultValues: { outcome: 'satisfactory', note: '', nextOn: monthsAfter(todayIs(), vendor.reviewMonths) },
  });
  return (
    <SchemaDialog
      title={t('review.title')}
      saveLabel={t('review.save')}
      done={t('review.done')}
      form={form}
      schema={NewVendorReview}
      act={review}
      id={vendor.id}
      onClose={onClose}
    >
      <SelectField
        name="outcome"
        label={t('review.outcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      <TextField name="note" label={t('review.note')} rows={4} help={t('review.noteHelp')} />
      <DateField name="nextOn" label={t('review.next')} min={todayIs()} />
    </SchemaDialog>
  );
}
