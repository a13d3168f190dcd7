import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { classificationTone } from '../asset-tones.ts';
import { FactsList } from '../details/facts-list.tsx';
import { RiskChip, RiskParts } from '../risk-parts.tsx';
import { useChoiceLabel } from '../vocabulary/use-vocabulary.ts';
import { riskFrom, today, type WizardValues } from './wizard-values.ts';

export function StepReview() {
  const { t } = useTranslation('assets');
  const labelOf = useChoiceLabel();
  const values = useFormContext<WizardValues>().getValues();
  const risk = riskFrom(values, today());
  const tags = Array.isArray(values.tags) ? values.tags : [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone="info">{t('wizard.reviewNotice')}</Notice>
      <FactsList
        facts={[
          [t('field.name'), values.name],
          [t('field.type'), values.type && labelOf('type', values.type)],
          [t('field.category'), values.category && t(`category.${values.category}`)],
          [t('field.owner'), values.owner],
          [t('field.riskLevel'), <RiskChip key="risk" level={risk.level} />],
          [
            t('field.dataClassification'),
            values.dataClassification && (
              <ToneChip
                tone={classificationTone(values.dataClassification)}
                label={t(`classification.${values.dataClassification}`)}
              />
            ),
          ],
          [
            t('field.tags'),
            tags.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {tags.map((tag) => (
                  <Chip key={tag} size="small" label={tag} />
                ))}
              </Box>
            ),
          ].map((part) => part || '') as [string, React.ReactNode],
        ]}
      />
      <RiskParts parts={risk.parts} isShort />
    </Box>
  );
}
