import IconButton from '@mui/material/IconButton';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Scheme, useScheme } from '../theme/scheme.ts';

/** Light or dark; `scheme` keeps the choice with the signed-in person, without it this device alone has it. */
export function SchemeButton({ scheme }: { scheme?: Scheme }) {
  const { t } = useTranslation('shell');
  const own = useScheme();
  const { isDark, choose } = scheme ?? own;
  const label = isDark ? t('scheme.light') : t('scheme.dark');
  return (
    <IconButton title={label} aria-label={label} onClick={() => choose(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
