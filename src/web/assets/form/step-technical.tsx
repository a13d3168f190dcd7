import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { FieldInputs } from '../../kit/forms/field-inputs.tsx';
import { SIMPLE_FIELDS, STEPS } from '../field-places.ts';
import { OwnInputs } from '../vocabulary/own-inputs.tsx';
import { PatchLevelField } from './security-fields.tsx';

export function StepTechnical() {
  const { t } = useTranslation('assets');
  return (
    <FieldGrid>
      <FieldInputs
        names={STEPS.technical}
        simple={SIMPLE_FIELDS}
        own={{ patchLevel: <PatchLevelField />, ownValues: <OwnInputs /> }}
        label={(name) => t(`field.${name}`)}
        autoFocus
      />
    </FieldGrid>
  );
}
