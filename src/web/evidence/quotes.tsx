import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#domain/documents/analysis.ts';
import { PassageButton } from './passage-button.tsx';

interface QuotesProps {
  quotes: readonly Quote[];
  /** The passage stressed in the text now. */
  shown: Pick<Quote, 'start' | 'end'> | null;
  onPassage: (quote: Quote) => void;
}

/** The passages a suggestion rests on, the best first; more on demand. */
export function Quotes({ quotes, shown, onPassage }: QuotesProps) {
  const { t } = useTranslation('evidence');
  const [isOpen, setIsOpen] = useState(false);
  const more = quotes.length - 1;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {quotes.slice(0, isOpen ? undefined : 1).map((quote) => (
        <PassageButton
          key={quote.start}
          title={t('quote.show')}
          isShown={shown?.start === quote.start && shown.end === quote.end}
          onClick={() => onPassage(quote)}
        >
          <q>{quote.text}</q>
        </PassageButton>
      ))}
      {more > 0 && !isOpen && (
        <Button
          size="small"
          variant="text"
          onClick={() => setIsOpen(true)}
          sx={{ justifySelf: 'start', color: 'text.secondary', px: 0.75 }}
        >
          {t('quote.more', { count: more })}
        </Button>
      )}
    </Box>
  );
}
