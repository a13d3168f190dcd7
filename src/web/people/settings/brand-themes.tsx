import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BRAND_THEMES } from '#domain/organisations/brand.ts';

const FIELDS = ['primaryColor', 'secondaryColor', 'accentColor'] as const;

const isSame = (one: Brand, other: Brand) =>
  FIELDS.every((field) => one[field].trim().toLowerCase() === other[field].toLowerCase());

/** The eight predefined themes, each with its three colours. */
export function BrandThemes({ chosen, onChoose }: { chosen: Brand; onChoose: (brand: Brand) => void }) {
  const { t } = useTranslation('settings');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('brand.themes')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}>
        {BRAND_THEMES.map((theme) => {
          const isChosen = isSame(chosen, theme);
          return (
            <ButtonBase
              key={theme.name}
              aria-pressed={isChosen}
              onClick={() => onChoose(theme)}
              sx={{
                display: 'grid',
                gap: 0.75,
                p: 1.25,
                font: 'inherit',
                textAlign: 'left',
                justifyContent: 'stretch',
                borderRadius: '8px',
                border: '1px solid',
                borderColor: isChosen ? 'primary.main' : 'divider',
                boxShadow: isChosen ? 'inset 0 0 0 1px currentColor' : 'none',
                color: isChosen ? 'primary.main' : 'text.primary',
                '&:hover': { bgcolor: 'hover.main' },
              }}
            >
              <Box aria-hidden sx={{ display: 'flex', borderRadius: '4px', overflow: 'hidden' }}>
                {FIELDS.map((field) => (
                  <Box
                    key={field}
                    sx={{ flex: field === 'primaryColor' ? 2 : 1, height: 18, backgroundColor: theme[field] }}
                  />
                ))}
              </Box>
              <Box
                component="span"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 'size.plain', fontWeight: 600 }}
              >
                {t(`brand.theme.${theme.name}`)}
                {isChosen && <Check size={14} aria-hidden />}
              </Box>
            </ButtonBase>
          );
        })}
      </Box>
    </div>
  );
}
