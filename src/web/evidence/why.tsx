import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Quote, Reason } from '#domain/documents/analysis.ts';
import { bandOf } from '#domain/documents/band.ts';
import { FEATURES } from '#domain/documents/values.ts';
import { useFormat } from '../kit/format.ts';
import { AsksCovered } from './asks-covered.tsx';

interface WhyProps {
  suggestion: Suggestion;
  onPassage: (quote: Quote) => void;
}

/** Why the engine suggests this: its reasons in words, the words it found, and which of the points are covered. */
export function Why({ suggestion, onPassage }: WhyProps) {
  const { t } = useTranslation('evidence');
  const format = useFormat();
  const { because, cues, confidence } = suggestion;
  const reasons = because
    .filter(({ feature }) => FEATURES.some((known) => known === feature))
    .toSorted((a, b) => b.contribution - a.contribution);
  const most = Math.max(...reasons.map(({ contribution }) => Math.abs(contribution)), 1e-6);
  return (
    <Box sx={{ display: 'grid', gap: 1.75, fontSize: 'size.plain', pt: 0.5 }}>
      <Box>
        <Heading>{t('why.reasons')}</Heading>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {reasons.map((reason) => (
            <ReasonLine key={reason.feature} reason={reason} most={most} />
          ))}
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t(`band.${bandOf(confidence)}.means`)}
        </Typography>
      </Box>
      {cues.length > 0 && (
        <Box>
          <Heading>{t('why.cues')}</Heading>
          <Box sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {format.list(cues.map((cue) => t('why.cue', { cue })))}
          </Box>
        </Box>
      )}
      <Box>
        <Heading>{t('why.asks')}</Heading>
        <AsksCovered
          framework={suggestion.framework}
          requirementId={suggestion.requirementId}
          asks={suggestion.asks}
          onPassage={onPassage}
        />
      </Box>
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
      {children}
    </Typography>
  );
}

/** One reason with how much it weighed, to the right for and to the left against. */
function ReasonLine({ reason: { feature, contribution }, most }: { reason: Reason; most: number }) {
  const { t } = useTranslation('evidence');
  const share = Math.max(3, (Math.abs(contribution) / most) * 100);
  const isFor = contribution > 0;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 88px', alignItems: 'center', gap: 1.5 }}
    >
      <span>{t(`feature.${feature}`)}</span>
      <Box
        role="img"
        aria-label={isFor ? t('why.for') : t('why.against')}
        title={isFor ? t('why.for') : t('why.against')}
        sx={{
          height: 6,
          borderRadius: 3,
          bgcolor: 'chart.neutral',
          overflow: 'hidden',
          display: 'flex',
          justifyContent: isFor ? 'flex-start' : 'flex-end',
        }}
      >
        <Box sx={{ borderRadius: 3, bgcolor: isFor ? 'primary.main' : 'chart.error' }} style={{ width: `${share}%` }} />
      </Box>
    </Box>
  );
}
