import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ASSUMED } from '#domain/assets/security-facts.ts';
import { BACKUP_STATUSES, PATCH_LEVELS } from '#domain/assets/values.ts';
import { AnswerField } from '../../kit/forms/answer-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import type { WizardValues } from './wizard-values.ts';

/** Whether a protection is there; while it is not known, what the score takes it for stands below. */
export function ProtectionField({ name }: { name: 'encryptionEnabled' | 'antivirusInstalled' }) {
  const { t } = useTranslation('assets');
  const { control } = useFormContext<WizardValues>();
  const isKnown = typeof useWatch({ control, name }) === 'boolean';
  return (
    <AnswerField
      name={name}
      label={t(`field.${name}`)}
      yes={t('yes')}
      no={t('no')}
      notKnown={t('notKnown')}
      help={isKnown ? undefined : t('wizard.assumed', { value: t(ASSUMED[name] ? 'yes' : 'no') })}
    />
  );
}

export function PatchLevelField() {
  const { t } = useTranslation('assets');
  return (
    <LevelField
      name="patchLevel"
      options={PATCH_LEVELS.map((value) => ({ value, label: t(`patchLevel.${value}`) }))}
      assumed={t(`patchLevel.${ASSUMED.patchLevel}`)}
    />
  );
}

export function BackupField() {
  const { t } = useTranslation('assets');
  return (
    <LevelField
      name="backupStatus"
      options={BACKUP_STATUSES.map((value) => ({ value, label: t(`backup.${value}`) }))}
      assumed={t(`backup.${ASSUMED.backupStatus}`)}
    />
  );
}

interface LevelFieldProps {
  name: 'patchLevel' | 'backupStatus';
  options: { value: string; label: string }[];
  assumed: string;
}

function LevelField({ name, options, assumed }: LevelFieldProps) {
  const { t } = useTranslation('assets');
  const { control } = useFormContext<WizardValues>();
  const isKnown = Boolean(useWatch({ control, name }));
  return (
    <SelectField
      name={name}
      label={t(`field.${name}`)}
      options={options}
      emptyLabel={t('notKnown')}
      help={isKnown ? undefined : t('wizard.assumed', { value: assumed })}
    />
  );
}
