import { useTranslation } from 'react-i18next';
import { monthsAfter } from '#domain/risks/months.ts';
import { OUTCOMES } from '#domain/vendors/values.ts';
import { NewVendorReview, type VendorDetails } from '#domain/vendors/view.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useVendorChanges } from '../vendor-queries.ts';

/** Records that somebody looked at the vendor. */
export function ReviewDialog({ vendor, onClose }: { vendor: VendorDetails; onClose: () => void }) {
  const { t } = useTranslation('vendors');
  const { review } = useVendorChanges();
  const form = useZodForm(NewVendorReview, {
    outcome: 'satisfactory',
    note: '',
    nextOn: monthsAfter(todayIs(), vendor.reviewMonths),
  });
  const save = async (look: NewVendorReview) => {
    await review.mutateAsync({ id: vendor.id, ...look });
    toast('success', t('review.done'));
    onClose();
  };
  return (
    <FormDialog title={t('review.title')} submitLabel={t('review.save')} form={form} onSubmit={save} onClose={onClose}>
      <SelectField
        name="outcome"
        label={t('review.outcome')}
        options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      <TextField name="note" label={t('review.note')} rows={4} help={t('review.noteHelp')} />
      <DateField name="nextOn" label={t('review.next')} min={todayIs()} />
    </FormDialog>
  );
}
