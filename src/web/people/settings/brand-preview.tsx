import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#domain/organisations/brand.ts';
import { onDark, onLight } from '../../theme/palette.ts';

/** How the colours look in both schemes, with the bounds that keep them readable. */
export function BrandPreview({ brand, name }: { brand: Brand; name: string }) {
  const { t } = useTranslation('settings');
  return (
    <section aria-label={t('brand.preview')}>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {t('brand.preview')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <Sample brand={brand} name={name} tone={onLight} ink="#10141c" line="#e6e8ec" label={t('brand.light')} />
        <Sample brand={brand} name={name} tone={onDark} ink="#e9ecf2" line="#232936" label={t('brand.dark')} />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('brand.bounds')}
      </Typography>
    </section>
  );
}

interface SampleProps {
  brand: Brand;
  name: string;
  tone: typeof onLight;
  ink: string;
  line: string;
  label: string;
}

function Sample({ brand, name, tone, ink, line, label }: SampleProps) {
  const { t } = useTranslation('settings');
  const primary = tone(brand.primaryColor);
  const secondary = tone(brand.secondaryColor);
  const accent = tone(brand.accentColor);
  return (
    <Box
      sx={{ p: 1.75, borderRadius: '10px', border: `1px solid ${line}`, backgroundColor: primary.ground, color: ink }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.25 }}>
        <Initial text={name.charAt(0).toUpperCase()} back={secondary.main} ink={secondary.text} />
        <Box
          sx={{ fontWeight: 600, fontSize: 'size.plain', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {name}
        </Box>
        <Box sx={{ ml: 'auto', fontSize: 'size.small', opacity: 0.8 }}>{label}</Box>
      </Box>
      <Box sx={{ height: 6, borderRadius: 3, backgroundColor: line, overflow: 'hidden', mb: 1.25 }}>
        <Box sx={{ width: '64%', height: '100%', backgroundColor: accent.main }} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 'size.plain', fontWeight: 600 }}>
        <Box sx={{ px: 1.5, py: 0.75, borderRadius: '8px', backgroundColor: primary.main, color: primary.text }}>
          {t('brand.sampleButton')}
        </Box>
        <Box sx={{ color: primary.main }}>{t('brand.sampleLink')}</Box>
      </Box>
    </Box>
  );
}

function Initial({ text, back, ink }: { text: string; back: string; ink: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 26,
        height: 26,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        fontSize: 'size.small',
        fontWeight: 600,
        backgroundColor: back,
        color: ink,
      }}
    >
      {text}
    </Box>
  );
}
