import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Brand, DEFAULT_BRAND, HexColor, HexColorOrEmpty } from '#domain/organisations/brand.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { BrandPreview } from './brand-preview.tsx';
import { BrandThemes } from './brand-themes.tsx';
import { useChangeSettings } from './use-settings.ts';

const Colors = z.object({
  primaryColor: HexColorOrEmpty,
  secondaryColor: HexColorOrEmpty,
  accentColor: HexColorOrEmpty,
});

/** What stands in the fields as colours that can be shown: what is empty or half typed is the product's own. */
function shownOf(fields: Brand): Brand {
  const shown = (name: keyof Brand) =>
    HexColor.safeParse(fields[name]).success ? fields[name].trim() : DEFAULT_BRAND[name];
  return {
    primaryColor: shown('primaryColor'),
    secondaryColor: shown('secondaryColor'),
    accentColor: shown('accentColor'),
  };
}

interface BrandingDialogProps {
  /** The colours in force; the dialog works on a copy of them. */
  brand: Brand;
  name: string;
  onClose: () => void;
  onApplied: () => void;
}

/** Eight themes, three colours of one's own and what they look like. Nothing changes before Apply Colors. */
export function BrandingDialog({ brand, name, onClose, onApplied }: BrandingDialogProps) {
  const { t } = useTranslation('settings');
  const form = useZodForm(Colors, { ...brand });
  const change = useChangeSettings();
  const fields = form.watch();
  const take = (colors: Brand) => {
    for (const field of ['primaryColor', 'secondaryColor', 'accentColor'] as const) form.setValue(field, colors[field]);
    form.clearErrors();
  };

  const apply = async (colors: Brand) => {
    await change.mutateAsync(shownOf(colors));
    onClose();
    onApplied();
  };

  return (
    <FormDialog
      title={t('brand.dialog')}
      width="md"
      submitLabel={t('brand.apply')}
      form={form}
      onSubmit={apply}
      onClose={onClose}
      back={{ label: t('brand.cancel'), go: onClose }}
      actions={
        <Button onClick={() => take(DEFAULT_BRAND)} sx={{ mr: 'auto' }}>
          {t('brand.reset')}
        </Button>
      }
    >
      <Box
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <BrandThemes chosen={fields} onChoose={take} />
          <div>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {t('brand.custom')}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
                columnGap: 1.5,
              }}
            >
              <TextField name="primaryColor" label={t('brand.primary')} placeholder={DEFAULT_BRAND.primaryColor} />
              <TextField
                name="secondaryColor"
                label={t('brand.secondary')}
                placeholder={DEFAULT_BRAND.secondaryColor}
              />
              <TextField name="accentColor" label={t('brand.accent')} placeholder={DEFAULT_BRAND.accentColor} />
            </Box>
          </div>
        </Box>
        <BrandPreview brand={shownOf(fields)} name={name} />
      </Box>
    </FormDialog>
  );
}
