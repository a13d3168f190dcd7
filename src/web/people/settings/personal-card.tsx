import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { changeLanguage } from '../../locales/i18n.ts';
import { isLanguage, languages } from '../../locales/languages.ts';
import { keepLanguage } from '../../shell/keep-language.ts';
import { useKeptScheme } from '../../shell/keep-scheme.tsx';

/** What is one's own, and acts at once: dark or light, and the language. */
export function PersonalCard() {
  const { t, i18n } = useTranslation('settings');
  const id = useId();
  const { isDark, choose } = useKeptScheme();
  const speak = (code: string) => {
    if (!isLanguage(code)) return;
    void changeLanguage(code);
    keepLanguage(code);
  };
  return (
    <Card title={t('personal.title')} subtitle={t('personal.subtitle')}>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <div>
          <FormControlLabel
            label={t('personal.darkMode')}
            control={
              <Switch
                checked={isDark}
                onChange={(_, checked) => choose(checked ? 'dark' : 'light')}
                slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-dark` } }}
              />
            }
          />
          <FormHelperText id={`${id}-dark`}>{t('personal.darkModeHelp')}</FormHelperText>
        </div>
        <FormControl fullWidth>
          <FormLabel id={`${id}-label`} htmlFor={`${id}-language`} sx={{ mb: 0.5 }}>
            {t('personal.language')}
          </FormLabel>
          <Select
            id={`${id}-language`}
            labelId={`${id}-label`}
            value={i18n.language}
            onChange={(event) => speak(event.target.value)}
          >
            {languages.map(({ code, name }) => (
              <MenuItem key={code} value={code} lang={code}>
                {name}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
      </Box>
    </Card>
  );
}
