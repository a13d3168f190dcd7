import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, Quote } from '#domain/documents/analysis.ts';
import { ASK_SIGNS } from '../frameworks/ask-signs.ts';
import { toneText } from '../kit/tone.ts';
import { PassageButton } from './passage-button.tsx';

interface AskLineProps {
  ask: Pick<Finding['asks'][number], 'status' | 'quote' | 'against'>;
  /** What is asked. */
  text: ReactNode;
  onPassage: (quote: Quote) => void;
  children?: ReactNode;
}

/** One point of a requirement: how it stands, and the words that decide it; those that speak against it in red. */
export function AskLine({ ask: { status, quote, against }, text, onPassage, children }: AskLineProps) {
  const { t } = useTranslation('evidence');
  const { Icon, tone } = ASK_SIGNS[status];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Box aria-hidden sx={(theme) => ({ display: 'flex', flex: 'none', mt: '2px', color: toneText(theme, tone) })}>
        <Icon size={16} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        {/* Where the words would be left less than a readable line, how it stands goes below them. */}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{text}</Box>
          <Box
            component="span"
            sx={(theme) => ({
              fontSize: 'size.small',
              fontWeight: 600,
              color: toneText(theme, tone),
            })}
          >
            {t(`ask.${status}`)}
          </Box>
        </Box>
        {quote && status !== 'missing' && (
          <PassageButton
            title={t('quote.show')}
            tone={status === 'contradicted' ? 'error' : 'warning'}
            onClick={() => onPassage(quote)}
          >
            <q>{quote.text}</q>
          </PassageButton>
        )}
        {against && (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('ask.against')}
            </Typography>
            <PassageButton title={t('quote.show')} tone="error" onClick={() => onPassage(against)}>
              <q>{against.text}</q>
            </PassageButton>
          </>
        )}
        {children}
      </Box>
    </Box>
  );
}
