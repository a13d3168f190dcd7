import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Quote } from '#domain/documents/analysis.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { useDocument } from '../documents/document-queries.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { tint } from '../theme/tint.ts';
import { contextOf } from './context-of.ts';

interface QuoteInContextProps {
  suggestion: Pick<Suggestion, 'documentId' | 'quotes'>;
}

/** The best passage of a suggestion with what stands around it, and the way to it. The text is fetched once the card is near the screen. */
export function QuoteInContext({ suggestion: { documentId, quotes } }: QuoteInContextProps) {
  const { t } = useTranslation('evidence');
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const { data } = useDocument(documentId, isNear);
  const [best, ...others] = quotes;
  if (!best) return null;
  const { before, quote, after } = data?.text
    ? contextOf(data.text, best)
    : { before: '', quote: best.text, after: '' };
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 0.75 }}>
      <Box
        component="blockquote"
        sx={(theme) => ({
          m: 0,
          pl: 1.75,
          borderLeft: '3px solid',
          borderColor: theme.vars.palette.chart.warning,
          fontSize: 'size.plain',
          lineHeight: 1.65,
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          '& mark': {
            color: 'text.primary',
            backgroundColor: tint(theme.vars.palette.chart.warning, 22),
            borderRadius: '3px',
            py: '1px',
            boxDecorationBreak: 'clone',
          },
        })}
      >
        {inOneLine(before)}
        <mark>{quote}</mark>
        {inOneLine(after)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pl: 1.75 }}>
        <PassageLink documentId={documentId} quote={best} label={t('quote.open')} />
        {others.map((other, index) => (
          <PassageLink
            key={other.start}
            documentId={documentId}
            quote={other}
            label={t('quote.other', { number: index + 2 })}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Headings and list items of the context run on in one line; a dot shows where each began. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' · ');
}

function PassageLink({ documentId, quote, label }: { documentId: string; quote: Quote; label: string }) {
  return (
    <Box
      component={AppLink}
      href={hrefOfDocument(documentId, quote)}
      title={quote.text}
      sx={{ fontSize: 'size.small', fontWeight: 600, color: 'primary.main' }}
    >
      {label}
    </Box>
  );
}

function useIsNear(frame: { current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !frame.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isNear, frame]);
  return isNear;
}
