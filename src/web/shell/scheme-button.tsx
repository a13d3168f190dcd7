import IconButton from '@mui/material/IconButton';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScheme } from '../theme/scheme.ts';

/** Light or dark. */
export function SchemeButton() {
  const { t } = useTranslation('shell');
  const { isDark, choose } = useScheme();
  const label = isDark ? t('scheme.light') : t('scheme.dark');
  return (
    <IconButton title={label} aria-label={label} onClick={() => choose(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
