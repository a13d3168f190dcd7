import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AskGap, Classification } from '#domain/evidence/classification.ts';
import { ASK_SIGNS } from '../frameworks/ask-signs.ts';
import type { Passage } from '../documents/document-links.ts';
import { PassageButton } from '../evidence/passage-button.tsx';
import { FrameworkChip } from '../frameworks/framework-chip.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { toneText } from '../kit/tone.ts';

interface GapAnalysisProps {
  gaps: Classification['gapAnalysis'];
  onPassage: (passage: Passage) => void;
}

/** For each clause the document is for: what it asks, where the document shows it, and what was looked for in vain. */
export function GapAnalysis({ gaps, onPassage }: GapAnalysisProps) {
  const { t } = useTranslation('document-ai');
  return (
    <Card title={t('gaps.title')} subtitle={gaps.length > 0 ? t('gaps.subtitle') : t('gaps.none')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {gaps.map(({ framework, clause, title, asks }) => (
          <Box key={`${framework} ${clause}`}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', mb: 1 }}>
              <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 0 }}>
                {clause} {title}
              </Typography>
              <FrameworkChip framework={framework} />
              <Typography variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
                {t('gaps.covered', {
                  covered: asks.filter(({ status }) => status === 'covered').length,
                  total: asks.length,
                })}
              </Typography>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
              {asks.map((ask) => (
                <AskLine key={ask.id} ask={ask} onPassage={onPassage} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function AskLine({
  ask: { text, status, quote, lookedFor },
  onPassage,
}: {
  ask: AskGap;
  onPassage: GapAnalysisProps['onPassage'];
}) {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
  const { Icon, tone } = ASK_SIGNS[status];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Box aria-hidden sx={(theme) => ({ display: 'flex', flex: 'none', mt: '2px', color: toneText(theme, tone) })}>
        <Icon size={16} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{text}</Box>
          <Box
            component="span"
            sx={(theme) => ({ flex: 'none', fontSize: '0.75rem', fontWeight: 600, color: toneText(theme, tone) })}
          >
            {t(`evidence:ask.${status}`)}
          </Box>
        </Box>
        {quote && status !== 'missing' && (
          <PassageButton title={t('evidence:quote.show')} onClick={() => onPassage(quote)}>
            <q>{quote.text}</q>
          </PassageButton>
        )}
        {lookedFor && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('gaps.lookedFor', { words: format.list(lookedFor) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
