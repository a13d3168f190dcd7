import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COMPLIANCES, TIERS } from '#domain/vendors/values.ts';
import { NEW_VENDOR, NewVendor, REVIEW_MONTHS, type VendorInput } from '#domain/vendors/vendor.ts';
import type { Vendor, VendorDetails } from '#domain/vendors/view.ts';
import { useOwners } from '../controls/use-owners.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FieldInputs } from '../kit/forms/field-inputs.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { NumberField } from '../kit/forms/number-field.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TagsField } from '../kit/forms/tags-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { formSchema } from '../kit/forms/form-schema.ts';
import { toast } from '../kit/toast.ts';
import { FORM_FIELDS, SIMPLE_FIELDS } from './field-places.ts';
import { useVendorChanges } from './vendor-queries.ts';

interface VendorFormProps {
  /** Without one, a new vendor is written. */
  vendor: Vendor | VendorDetails | null;
  onClose: () => void;
  onSaved?: (vendor: VendorDetails) => void;
}

type FormValues = Omit<VendorInput, 'ownerId' | 'reviewMonths' | 'reviewDueOn'> & {
  ownerId: string;
  reviewMonths: number | undefined;
  reviewDueOn: string | undefined;
};

// Without a day, a new vendor's tier says when it is looked at.
const Added = formSchema(NewVendor, ({ reviewDueOn, ownerId, ...words }: FormValues) => ({
  ...words,
  ownerId: ownerId || null,
  ...(reviewDueOn && { reviewDueOn }),
}));
const Changed = formSchema(NewVendor, ({ reviewDueOn, ownerId, ...words }: FormValues) => ({
  ...words,
  ownerId: ownerId || null,
  reviewDueOn: reviewDueOn ?? null,
}));

const formValuesOf = (vendor: Vendor | null): FormValues => ({
  ...NEW_VENDOR,
  name: '',
  tier: 'Medium',
  industry: '',
  domains: [],
  reviewMonths: undefined,
  ...vendor,
  ownerId: vendor?.ownerId ?? '',
  reviewDueOn: vendor?.reviewDueOn ?? undefined,
});

/** The form of a vendor. Everything typed stays when something is wrong. */
export function VendorForm({ vendor, onClose, onSaved }: VendorFormProps) {
  const { t } = useTranslation('vendors');
  const owners = useOwners(vendor);
  const { add, change } = useVendorChanges();
  const form = useZodForm(vendor ? Changed : Added, formValuesOf(vendor));
  const [name, industry, tier] = useWatch({ control: form.control, name: ['name', 'industry', 'tier'] });
  const isReady = name.trim() !== '' && industry.trim() !== '';
  const save = async (asked: NewVendor) => {
    const saved = vendor
      ? await change.mutateAsync({ id: vendor.id, version: vendor.version, ...asked })
      : await add.mutateAsync(asked);
    toast('success', t(vendor ? 'form.changed' : 'form.added', { name: saved.name }));
    onSaved?.(saved);
    onClose();
  };
  return (
    <FormDialog
      width="md"
      title={vendor ? t('form.change', { name: vendor.name }) : t('add')}
      submitLabel={vendor ? t('form.save') : t('form.add')}
      form={form}
      onSubmit={save}
      reason={isReady ? null : t('form.notReady')}
      onClose={onClose}
    >
      <FieldGrid>
        <FieldInputs
          names={FORM_FIELDS}
          simple={SIMPLE_FIELDS}
          own={{
            industry: (
              <TextField name="industry" label={t('field.industry')} isRequired help={t('field.industryHelp')} />
            ),
            tier: (
              <SelectField
                name="tier"
                label={t('field.tier')}
                help={t('field.tierHelp')}
                options={TIERS.map((value) => ({ value, label: t(`tier.${value}`) }))}
              />
            ),
            compliance: (
              <SelectField
                name="compliance"
                label={t('field.compliance')}
                help={t('field.complianceHelp')}
                options={COMPLIANCES.map((value) => ({ value, label: t(`compliance.${value}`) }))}
              />
            ),
            ownerId: (
              <ComboField
                name="ownerId"
                label={t('field.owner')}
                options={owners.options}
                isLoading={owners.isLoading}
                placeholder={t('field.nobody')}
                help={t('field.ownerHelp')}
              />
            ),
            reviewMonths: (
              <NumberField
                name="reviewMonths"
                label={t('ask.reviewMonths')}
                min={1}
                max={60}
                placeholder={String(REVIEW_MONTHS[tier])}
                help={t('field.reviewMonthsHelp')}
              />
            ),
            reviewDueOn: (
              <DateField
                name="reviewDueOn"
                label={t('field.reviewDueOn')}
                help={vendor ? '' : t('field.reviewDueHelp')}
              />
            ),
            domains: (
              <FieldRow>
                <TagsField
                  name="domains"
                  label={t('ask.domains')}
                  placeholder={t('field.domainsExample')}
                  help={t('field.domainsHelp')}
                />
              </FieldRow>
            ),
          }}
          label={(each) => (each === 'description' ? t('ask.description') : t(`field.${each}`))}
          autoFocus={!vendor}
        />
      </FieldGrid>
    </FormDialog>
  );
}
