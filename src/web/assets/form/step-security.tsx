import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DATA_CLASSIFICATIONS, RISK_LEVELS } from '#domain/assets/values.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FieldInputs } from '../../kit/forms/field-inputs.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { SIMPLE_FIELDS, STEPS } from '../field-places.ts';
import { RiskParts, RiskScore } from '../risk-parts.tsx';
import { BackupField, ProtectionField } from './security-fields.tsx';
import { TagsInput } from './tags-input.tsx';
import { riskFrom, today, type WizardValues } from './wizard-values.ts';

export function StepSecurity() {
  const { t } = useTranslation('assets');
  return (
    <FieldGrid>
      <FieldInputs
        names={STEPS.security}
        simple={SIMPLE_FIELDS}
        own={{
          dataClassification: (
            <SelectField
              name="dataClassification"
              label={t('field.dataClassification')}
              isRequired
              options={DATA_CLASSIFICATIONS.map((value) => ({ value, label: t(`classification.${value}`) }))}
            />
          ),
          backupStatus: <BackupField />,
          encryptionEnabled: <ProtectionField name="encryptionEnabled" />,
          antivirusInstalled: <ProtectionField name="antivirusInstalled" />,
          riskLevelOverride: (
            <FieldRow>
              <LiveRisk />
            </FieldRow>
          ),
          // Asked beside the level, where one is set.
          riskLevelReason: null,
          tags: (
            <FieldRow>
              <TagsInput />
            </FieldRow>
          ),
        }}
        label={(name) => t(`field.${name}`)}
      />
    </FieldGrid>
  );
}

/** The score as it stands with what was entered so far, and the way to set another level with a reason. */
function LiveRisk() {
  const { t } = useTranslation('assets');
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const risk = riskFrom(values, today());
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 2, mb: 2 }}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <div>
          <Typography variant="h4" component="p" sx={{ mb: 0.5 }}>
            {t('risk.computed')}
          </Typography>
          <RiskScore risk={risk} />
          <RiskParts parts={risk.parts} isShort />
        </div>
        <div>
          <SelectField
            name="riskLevelOverride"
            label={t('field.riskLevel')}
            emptyLabel={t('risk.asComputed', { level: t(`riskLevel.${risk.computedLevel}`) })}
            options={RISK_LEVELS.map((value) => ({ value, label: t(`riskLevel.${value}`) }))}
          />
          {values.riskLevelOverride && (
            <TextField name="riskLevelReason" label={t('risk.reason')} isRequired rows={2} />
          )}
        </div>
      </Box>
    </Box>
  );
}
