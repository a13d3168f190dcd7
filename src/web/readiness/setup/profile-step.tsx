import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COUNTRIES, INDUSTRIES, ORGANISATION_SIZES, SITUATIONS } from '#domain/organisations/profile-values.ts';
import { useFrameworkOptions } from '../../frameworks/framework-names.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { ChoicesField } from '../../kit/forms/choices-field.tsx';

/** Organization Profile: who the organisation is, what it processes, what it complies with already. */
export function ProfileStep({ isOff }: { isOff: boolean }) {
  const { t, i18n } = useTranslation(['setup', 'templates']);
  const frameworks = useFrameworkOptions('profileName');
  const mayName = usePermission('settings.edit');
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
    const collator = new Intl.Collator(i18n.language);
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
      collator.compare(a.label, b.label),
    );
  }, [i18n.language]);
  return (
    <FieldGrid>
      <TextField
        name="name"
        label={t('field.name')}
        isRequired
        isDisabled={isOff || !mayName}
        {...(!mayName && { help: t('field.nameHelp') })}
      />
      <SelectField
        name="industry"
        label={t('field.industry')}
        isRequired
        isDisabled={isOff}
        emptyLabel={t('field.choose')}
        options={INDUSTRIES.map((value) => ({ value, label: t(`industry.${value}`) }))}
      />
      <SelectField
        name="size"
        label={t('field.size')}
        isRequired
        isDisabled={isOff}
        emptyLabel={t('field.choose')}
        options={ORGANISATION_SIZES.map((value) => ({ value, label: t(`templates:size.${value}`) }))}
      />
      <ComboField
        name="country"
        label={t('field.country')}
        help={t('field.countryHelp')}
        isDisabled={isOff}
        options={countries}
      />
      <FieldRow>
        <ChoicesField
          name="situations"
          label={t('field.situations')}
          help={t('field.situationsHelp')}
          isDisabled={isOff}
          options={SITUATIONS.map((value) => ({ value, label: t(`templates:situation.${value}`) }))}
        />
        <ChoicesField
          name="currentCompliance"
          label={t('field.currentCompliance')}
          help={t('field.currentComplianceHelp')}
          isDisabled={isOff}
          options={frameworks}
        />
      </FieldRow>
    </FieldGrid>
  );
}
