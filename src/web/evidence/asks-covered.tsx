import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Finding, Quote } from '#domain/documents/reading.ts';
import { ASK_SIGNS } from '../frameworks/ask-signs.ts';
import { useRequirement } from '../frameworks/framework.ts';
import { toneText } from '../kit/tone.ts';
import { PassageButton } from './passage-button.tsx';

interface AsksCoveredProps {
  framework: string;
  requirementId: string;
  asks: Finding['asks'];
  onPassage: (quote: Quote) => void;
}

/** What the requirement wants to see, point by point, and where this document shows it. */
export function AsksCovered({ framework, requirementId, asks, onPassage }: AsksCoveredProps) {
  const { t } = useTranslation('evidence');
  const { data } = useRequirement(requirementId, framework);
  const words = new Map(data?.asks.map(({ id, text }) => [id, text]));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {asks.map(({ id, status, quote }) => {
        const { Icon, tone } = ASK_SIGNS[status];
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1 }}>
            <Box
              aria-hidden
              sx={(theme) => ({ display: 'flex', flex: 'none', mt: '2px', color: toneText(theme, tone) })}
            >
              <Icon size={16} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', gap: 1.5 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>{words.get(id) ?? (data ? id : <Skeleton width="80%" />)}</Box>
                <Box
                  component="span"
                  sx={(theme) => ({
                    flex: 'none',
                    maxWidth: 96,
                    textAlign: 'right',
                    fontSize: '0.75rem',
                    fontWeight: 600,
                    color: toneText(theme, tone),
                  })}
                >
                  {t(`ask.${status}`)}
                </Box>
              </Box>
              {quote && status !== 'missing' && (
                <PassageButton title={t('quote.show')} onClick={() => onPassage(quote)}>
                  <q>{quote.text}</q>
                </PassageButton>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
