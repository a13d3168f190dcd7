import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { changeLanguage } from '../locales/i18n.ts';
import { type Language, languages } from '../locales/languages.ts';

const MenuItem = lazy(() => import('@mui/material/MenuItem'));

/** The four languages; `onChoose` keeps the choice with the signed-in person. */
export function LanguageMenu({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t, i18n } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={t('language')}
        aria-label={`${i18n.language.toUpperCase()}: ${t('language')}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ fontSize: 'size.small', fontWeight: 600 }}>
          {i18n.language.toUpperCase()}
        </Box>
      </IconButton>

      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languages.map(({ code, name }) => (
          <MenuItem
            key={code}
            lang={code}
            selected={code === i18n.language}
            onClick={() => {
              setAnchor(null);
              void changeLanguage(code);
              onChoose?.(code);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
