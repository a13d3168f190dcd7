import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LABEL_SHEETS } from '#domain/assets/labels/labels.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';

interface Values {
  sheet: string;
  used: number | null;
}

/** Where labels are printed on; the last choice is remembered on this device. */
export function LabelsForm({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('assets');
  const known = localStorage.getItem('labelSheet');
  const first = LABEL_SHEETS.find(({ id }) => id === known) ?? LABEL_SHEETS[0];
  const form = useForm<Values>({ defaultValues: { sheet: first?.id ?? '', used: 0 } });
  const { sheet: id, used } = useWatch({ control: form.control });
  const sheet = LABEL_SHEETS.find((each) => each.id === id);
  const places = sheet ? sheet.columns * sheet.rows : 1;
  const organisation = currentOrganisation();
  const address = new URLSearchParams({
    ...query,
    sheet: id ?? '',
    used: String(Math.min(Math.max(0, Math.trunc(used ?? 0)), places - 1)),
    ...(organisation && { organisation }),
  });
  return (
    <FormProvider {...form}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <SelectField
          name="sheet"
          label={t('code.sheet')}
          options={LABEL_SHEETS.map(({ id: value, name }) => ({ value, label: name }))}
        />
        {places > 1 && (
          <NumberField name="used" label={t('code.used')} help={t('code.usedHelp', { most: places - 1 })} min={0} />
        )}
        <Button
          component="a"
          download
          href={`/api/v1/assets/labels?${address.toString()}`}
          startIcon={<Printer />}
          onClick={() => localStorage.setItem('labelSheet', id ?? '')}
          sx={{ justifySelf: 'start' }}
        >
          {t('code.print')}
        </Button>
      </Box>
    </FormProvider>
  );
}
