import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ASSET_CATEGORIES } from '#domain/assets/values.ts';
import { categoryOf } from '#domain/assets/category.ts';
import type { CategoryReason } from '#domain/assets/category.ts';
import { needsSerialNumber } from '#domain/assets/serial-number.ts';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { FieldInputs } from '../../kit/forms/field-inputs.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SIMPLE_FIELDS, STEPS } from '../field-places.ts';
import { useOptionsOf, useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { SerialField } from './serial-field.tsx';
import type { WizardValues } from './wizard-values.ts';

export function StepBasic() {
  const { t } = useTranslation('assets');
  const optionsOf = useOptionsOf();
  const [type, category] = useWatch<WizardValues, ['type', 'category']>({ name: ['type', 'category'] });
  const isRequired = needsSerialNumber({ type: type || undefined, category: category || undefined });
  return (
    <FieldGrid>
      <FieldInputs
        names={STEPS.basic}
        simple={SIMPLE_FIELDS}
        own={{
          serialNumber: <SerialField isRequired={isRequired} />,
          type: <SelectField name="type" label={t('field.type')} isRequired options={optionsOf('type')} />,
          category: <CategoryField />,
          department: (
            <SelectField
              name="department"
              label={t('field.department')}
              emptyLabel={t('wizard.none')}
              options={optionsOf('department')}
            />
          ),
          status: <SelectField name="status" label={t('field.status')} options={optionsOf('status')} />,
        }}
        label={(name) => t(`field.${name}`)}
        autoFocus
      />
    </FieldGrid>
  );
}

/** The category, and a button that reads it from type, name and vendor and says why. */
function CategoryField() {
  const { t } = useTranslation('assets');
  const { getValues, setValue, clearErrors } = useFormContext<WizardValues>();
  const { options } = useVocabulary();
  const [because, setBecause] = useState<CategoryReason | null>(null);
  const classify = () => {
    const { type, name, vendor } = getValues();
    const own = options.find((option) => option.field === 'type' && option.name === type);
    const answer: ReturnType<typeof categoryOf> = own?.category
      ? { category: own.category, because: { field: 'type', word: own.name } }
      : categoryOf({ type: type ?? '', name: name ?? '', vendor: vendor ?? '' });
    setValue('category', answer.category, { shouldDirty: true });
    clearErrors('category');
    setBecause(answer.because);
  };
  const reason =
    because && (because.field ? t(`classified.${because.field}`, { word: because.word }) : t('classified.nothing'));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}>
      <SelectField
        name="category"
        label={t('field.category')}
        isRequired
        help={reason}
        options={ASSET_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <Button onClick={classify} startIcon={<Sparkles />} sx={{ mt: '26px', whiteSpace: 'nowrap' }}>
        {t('wizard.classify')}
      </Button>
    </Box>
  );
}
