import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import {
  JOIN_POLICIES,
  needsSecondFactor,
  SECOND_FACTOR_RULES,
  type SecondFactorRule,
} from '#domain/organisations/policy.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { PolicyAnswer } from './policy-fields.ts';
import { MethodsField } from './methods-field.tsx';

interface Part {
  isOff: boolean;
}

export function SignInRules({ answer, isOff }: Part & { answer: PolicyAnswer }) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('policy.signIn')} subtitle={t('policy.signInHelp')}>
      <FieldGrid>
        <FieldRow>
          <MethodsField offered={answer.offered} isDisabled={isOff} />
        </FieldRow>
        <SelectField
          name="joining"
          label={t('policy.joining')}
          options={JOIN_POLICIES.map((value) => ({ value, label: t(`policy.joinBy.${value}`) }))}
          help={t('policy.joiningHelp')}
          isDisabled={isOff}
        />
        <SelectField
          name="secondFactor"
          label={t('policy.secondFactor')}
          options={SECOND_FACTOR_RULES.map((value) => ({ value, label: t(`policy.factorFor.${value}`) }))}
          help={t('policy.secondFactorHelp')}
          isDisabled={isOff}
        />
        <FieldRow>
          <WithoutSecondFactor people={answer.withoutSecondFactor} />
        </FieldRow>
      </FieldGrid>
    </Card>
  );
}

/** Whom the chosen rule would ask to set up a second factor. */
function WithoutSecondFactor({ people }: { people: PolicyAnswer['withoutSecondFactor'] }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const rule = useWatch({ name: 'secondFactor' }) as SecondFactorRule;
  const bound = people.filter(({ isAdmin }) => needsSecondFactor(rule, isAdmin));
  if (bound.length === 0) return null;
  const names = bound.slice(0, 8).map(({ name }) => name);
  return (
    <Notice tone="warning" title={t('policy.without', { count: bound.length })}>
      {format.list(bound.length > names.length ? [...names, t('policy.more', { count: bound.length - 8 })] : names)}
    </Notice>
  );
}

export function PasswordRules({ isOff }: Part) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('policy.passwords')} subtitle={t('policy.passwordsHelp')}>
      <FieldGrid>
        <NumberField
          name="passwordLength"
          label={t('policy.passwordLength')}
          unit={t('policy.unit.characters')}
          min={12}
          max={64}
          help={t('policy.range', { least: 12, most: 64 })}
          isDisabled={isOff}
        />
        <NumberField
          name="passwordDays"
          label={t('policy.passwordDays')}
          unit={t('policy.unit.days')}
          min={30}
          max={730}
          help={t('policy.passwordDaysHelp')}
          isDisabled={isOff}
        />
      </FieldGrid>
    </Card>
  );
}

export function SessionRules({ isOff }: Part) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('policy.sessions')} subtitle={t('policy.sessionsHelp')}>
      <FieldGrid>
        <NumberField
          name="sessionIdleMinutes"
          label={t('policy.idle')}
          unit={t('policy.unit.minutes')}
          min={5}
          max={43_200}
          help={t('policy.idleHelp')}
          isDisabled={isOff}
        />
        <NumberField
          name="sessionHours"
          label={t('policy.absolute')}
          unit={t('policy.unit.hours')}
          min={1}
          max={2160}
          help={t('policy.absoluteHelp')}
          isDisabled={isOff}
        />
        <FieldRow>
          <SwitchField
            name="signInOnEveryLoad"
            label={t('policy.everyLoad')}
            help={t('policy.everyLoadHelp')}
            isDisabled={isOff}
          />
        </FieldRow>
      </FieldGrid>
    </Card>
  );
}

export function DocumentRules({ isOff }: Part) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('policy.documents')} subtitle={t('policy.documentsHelp')}>
      <FieldGrid>
        <NumberField
          name="documentReviewMonths"
          label={t('policy.review')}
          unit={t('policy.unit.months')}
          min={1}
          max={60}
          help={t('policy.range', { least: 1, most: 60 })}
          isDisabled={isOff}
        />
        <SwitchField
          name="documentFourEyes"
          label={t('policy.fourEyes')}
          help={t('policy.fourEyesHelp')}
          isDisabled={isOff}
        />
      </FieldGrid>
    </Card>
  );
}

export function RetentionRules({ isOff }: Part) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('policy.retention')} subtitle={t('policy.retentionHelp')}>
      <FieldGrid>
        <NumberField
          name="notificationDays"
          label={t('policy.notificationDays')}
          unit={t('policy.unit.days')}
          min={7}
          max={3650}
          help={t('policy.range', { least: 7, most: 3650 })}
          isDisabled={isOff}
        />
        <NumberField
          name="signInDays"
          label={t('policy.signInDays')}
          unit={t('policy.unit.days')}
          min={30}
          max={3650}
          help={t('policy.range', { least: 30, most: 3650 })}
          isDisabled={isOff}
        />
      </FieldGrid>
    </Card>
  );
}
