import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { PatchLevelField } from './security-fields.tsx';

const IP_EXAMPLE = '192.168.1.100';
const MAC_EXAMPLE = '00:1B:63:84:45:E6';

export function StepTechnical() {
  const { t } = useTranslation('assets');
  return (
    <FieldGrid>
      <TextField name="operatingSystem" label={t('field.operatingSystem')} autoFocus />
      <TextField name="firmwareVersion" label={t('field.firmwareVersion')} />
      <TextField name="ipAddress" label={t('field.ipAddress')} placeholder={IP_EXAMPLE} />
      <TextField name="macAddress" label={t('field.macAddress')} placeholder={MAC_EXAMPLE} />
      <NumberField name="licenseCount" label={t('field.licenseCount')} min={0} step={1} />
      <NumberField name="usedLicenses" label={t('field.usedLicenses')} min={0} step={1} />
      <PatchLevelField />
      <NumberField name="vulnerabilityCount" label={t('field.vulnerabilityCount')} min={0} step={1} />
    </FieldGrid>
  );
}
