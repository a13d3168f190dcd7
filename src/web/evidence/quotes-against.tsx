import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { ShownAsk } from '#domain/controls/asks-shown.ts';
import type { Evidence } from '#domain/evidence/evidence.ts';
import type { Quote } from '#domain/documents/analysis.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';

/** The words of accepted evidence that speak against an ask, and what stands beside them; nothing where none do. */
export function QuotesAgainst({ ask }: { ask: ShownAsk<Evidence> }) {
  const { t } = useTranslation('evidence');
  const { status, quote, against, piece } = ask;
  const reverse = status === 'contradicted' ? quote : against;
  if (!reverse) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mt: 0.5, fontSize: 'size.plain' }}>
      {against && quote && <QuoteAgainst piece={piece} quote={quote} color="chart.warning" />}
      {against && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
          {t('ask.against')}
        </Box>
      )}
      <QuoteAgainst piece={piece} quote={reverse} color="chart.error" />
    </Box>
  );
}

function QuoteAgainst({ piece, quote, color }: { piece: Evidence; quote: Quote; color: string }) {
  return (
    <Box
      component="blockquote"
      sx={{ m: 0, pl: 1.5, borderLeft: '3px solid', borderColor: color, overflowWrap: 'anywhere' }}
    >
      <q>{quote.text}</q>{' '}
      <Link component={AppLink} href={hrefOfDocument(piece.documentId, quote)}>
        {piece.documentTitle}
      </Link>
    </Box>
  );
}
