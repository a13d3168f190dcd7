import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Tone, toneArea } from '../../kit/tone.ts';
import { strengthOf } from './strength.ts';

const tones: readonly Tone[] = ['neutral', 'error', 'warning', 'success'];

/** Three bars and a word. */
export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation('public');
  const strength = strengthOf(password);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {[1, 2, 3].map((step) => (
        <Box
          key={step}
          component="span"
          aria-hidden
          sx={(theme) => ({
            width: 28,
            height: 4,
            borderRadius: 2,
            backgroundColor: toneArea(theme, step <= strength ? (tones[strength] ?? 'neutral') : 'neutral'),
          })}
        />
      ))}
      <Box component="span" role="status" sx={{ ml: 0.5 }}>
        {t(`strength.${strength}`)}
      </Box>
    </Box>
  );
}
