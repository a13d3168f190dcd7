import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { isHeld } from '#domain/vendors/agreements/commitment.ts';
import { Card } from '../../kit/card.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { QuoteText } from '../../kit/quote-text.tsx';
import { useAgreementText } from './agreement-queries.ts';

export interface Selected {
  start: number;
  end: number;
  text: string;
}

interface TextCardProps {
  agreement: AgreementDetails;
  /** A place of the text to show, by the id of what stands there. */
  active: { id: string; start: number } | null;
  onSelect: (id: string) => void;
  /** Words that a person has marked in it. */
  onMark: (selected: Selected | null) => void;
}

/** Of a longer text only the surroundings of the chosen words are shown. */
const WHOLE = 80_000;

/** The text of an agreement with everything that was quoted from it. */
export function TextCard({ agreement, active, onSelect, onMark }: TextCardProps) {
  const { t } = useTranslation('agreements');
  const frame = useRef<HTMLDivElement>(null);
  const { data } = useAgreementText(agreement.id, agreement.state === 'ready');
  if (!data) return <CardSkeleton />;
  const { text } = data;
  const from = text.length <= WHOLE ? 0 : Math.max(0, Math.min((active?.start ?? 0) - WHOLE / 2, text.length - WHOLE));
  const shown = text.slice(from, from + WHOLE);
  const quotes = [
    ...agreement.commitments.filter(isHeld).flatMap(({ id, quote }) => (quote ? [{ id, ...quote }] : [])),
    ...agreement.unusual.flatMap(({ rule, quote }) => (quote ? [{ id: `${rule} ${quote.start}`, ...quote }] : [])),
  ].map(({ id, start, end }) => ({ id, start: start - from, end: end - from }));
  const mark = () => {
    const region = frame.current?.querySelector('[role="region"]');
    const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
    if (!region || !range || range.collapsed || !region.contains(range.commonAncestorContainer)) return onMark(null);
    const before = document.createRange();
    before.setStart(region, 0);
    before.setEnd(range.startContainer, range.startOffset);
    const start = from + before.toString().length;
    const end = start + range.toString().length;
    onMark({ start, end, text: text.slice(start, end) });
  };
  return (
    <Card flush title={t('text.title')} subtitle={t(from > 0 || text.length > WHOLE ? 'text.part' : 'text.subtitle')}>
      <Box ref={frame} onMouseUp={mark} onKeyUp={mark}>
        <QuoteText
          label={t('text.words')}
          text={shown}
          quotes={quotes}
          activeId={active?.id ?? null}
          onSelect={onSelect}
          height={620}
        />
      </Box>
    </Card>
  );
}
