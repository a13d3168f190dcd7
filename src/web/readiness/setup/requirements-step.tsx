import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CURRENCIES, GOALS, TIMELINES } from '#domain/organisations/profile-values.ts';
import { useFrameworkOptions } from '../../frameworks/framework-names.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import type { Answers } from './answers.ts';
import { ChoicesField } from '../../kit/forms/choices-field.tsx';

/** Compliance Requirements: towards what, why, by when, and with what. */
export function RequirementsStep({ isOff }: { isOff: boolean }) {
  const { t } = useTranslation('setup');
  const frameworks = useFrameworkOptions('profileName');
  const currency = useWatch<Answers, 'currency'>({ name: 'currency' });
  return (
    <FieldGrid>
      <FieldRow>
        <ChoicesField
          name="frameworks"
          label={t('field.frameworks')}
          help={t('field.frameworksHelp')}
          isDisabled={isOff}
          options={frameworks}
        />
        <ChoicesField
          name="goals"
          label={t('field.goals')}
          isDisabled={isOff}
          options={GOALS.map((value) => ({ value, label: t(`goal.${value}`) }))}
        />
      </FieldRow>
      <SelectField
        name="timeline"
        label={t('field.timeline')}
        emptyLabel={t('field.notSaid')}
        isDisabled={isOff}
        options={TIMELINES.map((value) => ({ value, label: t(`timeline.${value}`) }))}
      />
      <NumberField
        name="weeklyHours"
        label={t('field.weeklyHours')}
        help={t('field.weeklyHoursHelp')}
        min={1}
        max={2000}
        step={1}
        isDisabled={isOff}
      />
      <NumberField
        name="hourlyCost"
        label={t('field.hourlyCost')}
        help={t('field.hourlyCostHelp')}
        min={1}
        prefix={currency}
        isDisabled={isOff}
      />
      <SelectField
        name="currency"
        label={t('field.currency')}
        isDisabled={isOff}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </FieldGrid>
  );
}
