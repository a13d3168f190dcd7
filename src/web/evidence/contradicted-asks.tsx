import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Finding, Quote } from '#domain/documents/analysis.ts';
import { isContradicted } from '#domain/frameworks/contradictions.ts';
import { toneText } from '../kit/tone.ts';
import { tint } from '../theme/tint.ts';
import { AsksCovered } from './asks-covered.tsx';

interface ContradictedAsksProps {
  of: { framework: string; requirementId: string; asks: Finding['asks'] };
  onPassage: (quote: Quote) => void;
}

/** The points of a requirement that a text says the reverse of, each with its sentence; nothing where there are none. */
export function ContradictedAsks({ of, onPassage }: ContradictedAsksProps) {
  const { t } = useTranslation('evidence');
  const { framework, requirementId } = of;
  const asks = of.asks.filter(isContradicted);
  if (asks.length === 0) return null;
  return (
    <Box
      sx={(theme) => ({
        p: 1.5,
        borderRadius: '10px',
        fontSize: 'size.plain',
        backgroundColor: tint(toneText(theme, 'error'), 6),
      })}
    >
      <Typography sx={(theme) => ({ fontWeight: 600, mb: 1, color: toneText(theme, 'error') })}>
        {t('contradicted.title', { count: asks.length })}
      </Typography>
      <AsksCovered {...{ framework, requirementId, asks, onPassage }} />
    </Box>
  );
}
