import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Brand, DEFAULT_BRAND, HexColor, HexColorOrEmpty } from '#domain/organisations/branding.ts';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/problem.ts';
import { BrandPreview } from './brand-preview.tsx';
import { BrandThemes } from './brand-themes.tsx';
import { showIssues } from './form-tools.ts';
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
  const id = useId();
  const form = useZodForm(Colors, { ...brand });
  const change = useChangeSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const fields = form.watch();
  const take = (colors: Brand) => {
    for (const field of ['primaryColor', 'secondaryColor', 'accentColor'] as const) form.setValue(field, colors[field]);
    form.clearErrors();
  };

  const apply = form.handleSubmit((colors) => {
    setProblem(null);
    change.mutate(shownOf(colors), {
      onSuccess: () => {
        onClose();
        onApplied();
      },
      onError: (error) => !showIssues(form, error) && setProblem(messageOf(error)),
    });
  });
  const submit = (event: FormEvent) => {
    // The dialog opens over another form, which must not hear of this.
    event.stopPropagation();
    void apply(event);
  };

  return (
    <Dialog
      isOpen
      title={t('brand.dialog')}
      onClose={onClose}
      width="md"
      actions={
        <>
          <Button onClick={() => take(DEFAULT_BRAND)} sx={{ mr: 'auto' }}>
            {t('brand.reset')}
          </Button>
          <Button onClick={onClose}>{t('brand.cancel')}</Button>
          <Button type="submit" form={id} variant="contained" color="primary" loading={change.isPending}>
            {t('brand.apply')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          id={id}
          onSubmit={submit}
          noValidate
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }}
        >
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            {problem !== null && <Notice tone="error">{problem}</Notice>}
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
      </FormProvider>
    </Dialog>
  );
}
