import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { USER_WAYS } from '#domain/people/user-ways.ts';
import type { UserWay } from '#domain/people/user-ways.ts';

interface WayChoiceProps {
  way: UserWay;
  sendsMail: boolean;
  onChange: (way: UserWay) => void;
}

/** How somebody new comes in, and what that means. */
export function WayChoice({ way, sendsMail, onChange }: WayChoiceProps) {
  const { t } = useTranslation('users');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('way.label')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={way}
        onChange={(_, value) => onChange(value === 'account' ? 'account' : 'invitation')}
      >
        {USER_WAYS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', my: 0.5, '& .MuiRadio-root': { py: 0.25 } }}
            label={
              <>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(`way.${each}`)}
                </Box>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 'size.plain' }}>
                  {each === 'invitation' && !sendsMail ? t('way.noMail') : t(`way.${each}Text`)}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
