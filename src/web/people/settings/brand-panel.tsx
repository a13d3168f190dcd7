import Box from '@mui/material/Box';
import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { BrandingDialog } from './branding-dialog.tsx';
import type { Settings } from './use-settings.ts';

const FIELDS = ['primary', 'secondary', 'accent'] as const;

/** The three colours in force, and the way to change them. */
export function BrandPanel({ settings, reason }: { settings: Settings; reason: string | null }) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  const { primaryColor, secondaryColor, accentColor } = settings;
  const colors = { primary: primaryColor, secondary: secondaryColor, accent: accentColor };
  return (
    <Card
      title={t('brand.title')}
      subtitle={t('brand.subtitle')}
      action={
        <ReasonButton reason={reason} startIcon={<Palette />} onClick={() => setIsOpen(true)}>
          {t('brand.customize')}
        </ReasonButton>
      }
    >
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {FIELDS.map((field) => (
          <Box component="li" key={field} sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <Box
              aria-hidden
              sx={{
                width: 32,
                height: 32,
                borderRadius: '8px',
                border: '1px solid',
                borderColor: 'divider',
                backgroundColor: colors[field],
              }}
            />
            <div>
              <Box sx={{ fontWeight: 600, fontSize: 'size.plain' }}>{t(`brand.${field}`)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>{colors[field]}</Box>
            </div>
          </Box>
        ))}
      </Box>
      {isOpen && (
        <BrandingDialog
          brand={{ primaryColor, secondaryColor, accentColor }}
          name={settings.name}
          onClose={() => setIsOpen(false)}
          onApplied={() => toast('success', t('brand.applied'))}
        />
      )}
    </Card>
  );
}
