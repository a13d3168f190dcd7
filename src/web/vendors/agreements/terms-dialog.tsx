import { useTranslation } from 'react-i18next';
import { type Agreement, AgreementChange } from '#domain/vendors/agreements/agreement.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { toast } from '../../kit/toast.ts';
import { useAgreementChanges } from './agreement-queries.ts';
import { HoursFields, hoursOf, hourValuesOf, type HourValues } from './hours-fields.tsx';
import { TermFields, termsOf, type TermValues } from './term-fields.tsx';

interface FormValues extends TermValues, HourValues {
  timeZone: string;
}

const Terms = formSchema(AgreementChange, (values: FormValues) => ({
  ...termsOf(values),
  timeZone: values.timeZone,
  businessHours: hoursOf(values),
}));

/** Title, vendor, days in force, timezone and working hours of an agreement. */
export function TermsDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { t } = useTranslation('agreements');
  const { change } = useAgreementChanges();
  const { id, title, vendorId, replacesId, effectiveOn, endsOn, timeZone, version, businessHours } = agreement;
  const form = useZodForm(Terms, {
    title,
    vendorId: vendorId ?? '',
    replacesId: replacesId ?? '',
    effectiveOn: effectiveOn ?? undefined,
    endsOn: endsOn ?? undefined,
    timeZone,
    ...hourValuesOf(businessHours),
  });
  const save = async (terms: AgreementChange) => {
    await change.mutateAsync({ id, ...terms, version });
    toast('success', t('terms.saved'));
    onClose();
  };
  const zones = [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <FormDialog title={t('terms.title')} submitLabel={t('terms.save')} form={form} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <FieldRow>
          <TextField name="title" label={t('field.title')} isRequired />
        </FieldRow>
        <TermFields exceptId={id} />
        <FieldRow>
          <ComboField
            name="timeZone"
            label={t('field.timeZone')}
            help={t('field.timeZoneHelp')}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          />
        </FieldRow>
        <HoursFields />
      </FieldGrid>
    </FormDialog>
  );
}
