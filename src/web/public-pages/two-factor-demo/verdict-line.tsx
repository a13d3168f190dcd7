import Box from '@mui/material/Box';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toneText } from '../../kit/tone.ts';
import { isAccepted, type Verdict } from './judge.ts';

/** One code that was typed, and why it passed or failed. */
export function VerdictLine({ code, verdict }: { code: string; verdict: Verdict }) {
  const { t } = useTranslation('two-factor-demo');
  const isGood = isAccepted(verdict);
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'flex',
          flex: 'none',
          mt: '2px',
          color: toneText(theme, isGood ? 'success' : 'error'),
        })}
      >
        <Icon size={17} />
      </Box>
      <Box sx={{ minWidth: 0, fontSize: 'size.body', lineHeight: 1.55 }}>
        <strong>{t(`verdict.${verdict.is}.what`)}</strong>{' '}
        <Box component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {code.slice(0, 40)}
        </Box>
        <Box sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {t(`verdict.${verdict.is}.why`, { seconds: verdict.is === 'skew' ? verdict.seconds : 0 })}
        </Box>
      </Box>
    </Box>
  );
}
