import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import { ACCEPTERS } from '#domain/risks/values.ts';
import { NumberField } from '../kit/forms/number-field.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';

export interface MethodFormValues extends Method {
  note: string;
}

const FEWEST = 3;
const MOST = 6;
const FEWEST_BANDS = 2;
const MOST_BANDS = 5;

/** The steps of one scale, the lowest first. */
export function StepFields({ name, title }: { name: 'likelihood' | 'impact'; title: string }) {
  const { t } = useTranslation('risks');
  const { fields, append, remove } = useFieldArray<MethodFormValues, 'likelihood' | 'impact'>({ name });
  return (
    <section aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {fields.map((field, place) => (
        <Box
          key={field.id}
          sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) 34px', gap: 1, alignItems: 'start' }}
        >
          <Box sx={{ pt: 4, fontWeight: 600, color: 'text.secondary' }}>{place + 1}</Box>
          <div>
            <TextField
              name={`${name}.${place}.label`}
              label={t('method.stepLabel', { number: place + 1 })}
              isRequired
            />
            <TextField
              name={`${name}.${place}.description`}
              label={t('method.stepDescription', { number: place + 1 })}
              rows={2}
            />
          </div>
          <IconButton
            aria-label={t('method.removeStep', { number: place + 1, scale: title })}
            disabled={fields.length <= FEWEST}
            onClick={() => remove(place)}
            sx={{ mt: 3 }}
          >
            <Trash2 />
          </IconButton>
        </Box>
      ))}
      <ReasonButton
        startIcon={<Plus />}
        reason={fields.length >= MOST ? t('method.mostSteps') : null}
        onClick={() => append({ label: '', description: '' })}
      >
        {t('method.addStep')}
      </ReasonButton>
    </section>
  );
}

/** What scores mean: where each band starts, who may accept it and how often it is looked at. */
export function BandFields() {
  const { t } = useTranslation('risks');
  const { fields, append, remove } = useFieldArray<MethodFormValues, 'bands', 'key'>({ name: 'bands', keyName: 'key' });
  const add = () => {
    const taken = fields.map(({ id }) => id);
    const id =
      Array.from({ length: MOST_BANDS + 1 }, (_, place) => `band-${place + 1}`).find((each) => !taken.includes(each)) ??
      'band';
    append({ id, label: '', from: (fields.at(-1)?.from ?? 0) + 1, guidance: '', accepts: 'owner', reviewMonths: 12 });
  };
  return (
    <Box component="section" aria-label={t('method.bands')} sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('method.bands')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map((field, place) => (
          <Box
            key={field.key}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) 110px minmax(0, 1.6fr) 130px 34px' },
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '10px',
              p: 1.5,
            }}
          >
            <TextField name={`bands.${place}.label`} label={t('method.bandLabel', { number: place + 1 })} isRequired />
            <NumberField name={`bands.${place}.from`} label={t('method.from')} min={1} step={1} />
            <SelectField
              name={`bands.${place}.accepts`}
              label={t('method.accepts')}
              options={ACCEPTERS.map((value) => ({ value, label: t(`accepter.${value}`) }))}
            />
            <NumberField
              name={`bands.${place}.reviewMonths`}
              label={t('method.review')}
              min={1}
              max={36}
              step={1}
              unit={t('method.monthsUnit')}
            />
            <IconButton
              aria-label={t('method.removeBand', { number: place + 1 })}
              disabled={fields.length <= FEWEST_BANDS}
              onClick={() => remove(place)}
              sx={{ mt: { md: 3 }, justifySelf: 'start', height: 34 }}
            >
              <Trash2 />
            </IconButton>
            <Box sx={{ gridColumn: { md: '1 / -1' } }}>
              <TextField name={`bands.${place}.guidance`} label={t('method.guidance')} />
            </Box>
          </Box>
        ))}
      </Box>
      <Button startIcon={<Plus />} sx={{ mt: 1.5 }} disabled={fields.length >= MOST_BANDS} onClick={add}>
        {t('method.addBand')}
      </Button>
    </Box>
  );
}
