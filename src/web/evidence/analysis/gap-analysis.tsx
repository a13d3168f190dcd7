import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Classification } from '#domain/evidence/classification.ts';
import type { Passage } from '../../documents/document-links.ts';
import { AskLine } from '../ask-line.tsx';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';

interface GapAnalysisProps {
  gaps: Classification['gapAnalysis'];
  onPassage: (passage: Passage) => void;
}

/** For each clause the document is for: what it asks, where the document shows it or says the reverse, and what was looked for in vain. */
export function GapAnalysis({ gaps, onPassage }: GapAnalysisProps) {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
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
                <AskLine key={ask.id} ask={ask} text={ask.text} onPassage={onPassage}>
                  {ask.lookedFor && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {t('gaps.lookedFor', { words: format.list(ask.lookedFor) })}
                    </Typography>
                  )}
                </AskLine>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
