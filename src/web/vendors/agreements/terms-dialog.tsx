import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Agreement, AgreementChange } from '#domain/vendors/agreements/agreement.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { toast } from '../../kit/toast.ts';
import { ActDialog } from '../../kit/forms/act-dialog.tsx';
import { faultsInto, parsedInto } from '../../kit/forms/fault-into.ts';
import { useAgreementChanges } from './agreement-queries.ts';
import { HoursFields, hoursOf, hourWordsOf, type HourWords } from './hours-fields.tsx';
import { TermFields, termsOf, type TermWords } from './term-fields.tsx';

interface Words extends TermWords, HourWords {
  timeZone: string;
}

/** Title, vendor, days in force, timezone and working hours of an agreement. */
export function TermsDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { t } = useTranslation('agreements');
  const { change } = useAgreementChanges();
  const { id, title, vendorId, replacesId, effectiveOn, endsOn, timeZone, version, businessHours } = agreement;
  const form = useForm<Words>({
    defaultValues: {
      title,
      vendorId: vendorId ?? '',
      replacesId: replacesId ?? '',
      effectiveOn: effectiveOn ?? undefined,
      endsOn: endsOn ?? undefined,
      timeZone,
      ...hourWordsOf(businessHours),
    },
  });
  const save = (words: Words) => {
    const asked = parsedInto(form, AgreementChange, {
      ...termsOf(words),
      timeZone: words.timeZone,
      businessHours: hoursOf(words),
    });
    if (!asked) return;
    change.mutate(
      { id, ...asked, version },
      {
        onSuccess: () => {
          toast('success', t('terms.saved'));
          onClose();
        },
        onError: faultsInto(form),
      },
    );
  };
  const zones = [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <ActDialog
      title={t('terms.title')}
      saveLabel={t('terms.save')}
      form={form}
      onSave={save}
      onClose={onClose}
      isBusy={change.isPending}
      error={change.error}
    >
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
    </ActDialog>
  );
}
