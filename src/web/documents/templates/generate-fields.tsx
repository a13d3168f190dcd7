import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ORGANISATION_TYPES, SITUATIONS_OF_TYPE } from '#domain/documents/template-values.ts';
import { ORGANISATION_SIZES, SITUATIONS } from '#domain/organisations/profile-values.ts';
import { useFrameworkOptions } from '../../frameworks/framework-names.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { StructureForm } from './structure-form.ts';

/** Standard, type, size, requirements and owner. */
export function GenerateFields() {
  const { t } = useTranslation('templates');
  return (
    <FieldGrid>
      <FieldRow>
        <SelectField name="standard" label={t('generate.standard')} options={useFrameworkOptions('id')} />
      </FieldRow>
      <SelectField
        name="type"
        label={t('generate.type')}
        options={ORGANISATION_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <SelectField
        name="size"
        label={t('generate.size')}
        options={ORGANISATION_SIZES.map((value) => ({ value, label: t(`size.${value}`) }))}
      />
      <FieldRow>
        <Requirements />
      </FieldRow>
      <FieldRow>
        <TextField name="owner" label={t('owner')} help={t('ownerHelp')} />
      </FieldRow>
    </FieldGrid>
  );
}

/** What applies to the organisation. Another type proposes what is usual for it. */
function Requirements() {
  const { t } = useTranslation('templates');
  const { setValue } = useFormContext<StructureForm>();
  const type = useWatch<StructureForm, 'type'>({ name: 'type' });
  const chosen = useWatch<StructureForm, 'requirements'>({ name: 'requirements' });
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    setValue('requirements', [...SITUATIONS_OF_TYPE[type]]);
  }, [type, setValue]);
  const toggle = (situation: (typeof SITUATIONS)[number]) =>
    setValue(
      'requirements',
      SITUATIONS.filter((each) => chosen.includes(each) !== (each === situation)),
    );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: 'size.plain', fontWeight: 600 }}>
        {t('generate.requirements')}
      </Box>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {SITUATIONS.map((situation) => (
          <FormControlLabel
            key={situation}
            control={<Checkbox size="small" checked={chosen.includes(situation)} onChange={() => toggle(situation)} />}
            label={t(`situation.${situation}`)}
          />
        ))}
      </Box>
      <FormHelperText>{t('generate.requirementsHelp')}</FormHelperText>
    </Box>
  );
}
