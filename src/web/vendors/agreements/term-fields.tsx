import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import type { Agreement } from '#domain/vendors/agreements/agreement.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { DateField } from '../../kit/forms/date-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { useAgreements, useVendorNames } from './agreement-queries.ts';

/** Whose agreement it is, from when to when, and which one it replaces. */
export function TermFields({ exceptId }: { exceptId?: string }) {
  const { t } = useTranslation('agreements');
  const vendors = useVendorNames();
  const vendorId = useWatch({ name: 'vendorId' }) as string | null | undefined;
  const others = useAgreements(0, 50, vendorId || undefined);
  const earlier = vendorId ? ((others.data?.rows ?? []) as Agreement[]).filter(({ id }) => id !== exceptId) : [];
  return (
    <>
      <ComboField
        name="vendorId"
        label={t('field.vendor')}
        help={t('field.vendorHelp')}
        isLoading={vendors.isLoading}
        options={(vendors.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="replacesId"
        label={t('field.replaces')}
        emptyLabel={t('field.replacesNone')}
        help={t('field.replacesHelp')}
        options={earlier.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <DateField name="effectiveOn" label={t('field.effectiveOn')} help={t('field.effectiveOnHelp')} />
      <DateField name="endsOn" label={t('field.endsOn')} />
    </>
  );
}

export interface TermValues {
  title: string;
  vendorId: string;
  replacesId: string;
  effectiveOn: string | undefined;
  endsOn: string | undefined;
}

/** What the fields hold, as the contract asks for it. */
export const termsOf = ({ title, vendorId, replacesId, effectiveOn, endsOn }: TermValues) => ({
  title: title.trim(),
  vendorId: vendorId || null,
  replacesId: (vendorId && replacesId) || null,
  effectiveOn: effectiveOn || null,
  endsOn: endsOn || null,
});
