import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { tint } from '../theme/tint.ts';

export interface Quote {
  id: string;
  /** Offsets into the text, in UTF-16 units, end exclusive. */
  start: number;
  end: number;
}

interface QuoteTextProps {
  /** What the text is, for screen readers. */
  label: string;
  text: string;
  quotes: readonly Quote[];
  /** The quote to scroll to and to stress. */
  activeId?: string | null;
  onSelect?: (id: string) => void;
  height?: number | string;
}

/** A text with its quoted passages marked; overlapping quotes are told apart and the active one is scrolled into view. */
export function QuoteText({ label, text, quotes, activeId, onSelect, height = 480 }: QuoteTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!activeId || !text) return;
    const mark = frame.current?.querySelector<HTMLElement>('mark[data-active]');
    mark?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  }, [activeId, text]);

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={(theme) => ({
        height,
        overflow: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: 'size.body',
        lineHeight: 1.7,
        p: 2.5,
        '& mark': {
          color: 'inherit',
          borderRadius: '3px',
          backgroundColor: tint(theme.vars.palette.warning.light, 22),
          cursor: onSelect ? 'pointer' : 'text',
        },
        '& mark[data-active]': {
          backgroundColor: tint(theme.vars.palette.primary.main, 26),
          boxShadow: `0 2px 0 ${theme.vars.palette.primary.main}`,
        },
      })}
    >
      {piecesOf(text, quotes).map(({ start, end, ids }): ReactNode => {
        const shownText = text.slice(start, end);
        if (!ids.length) return shownText;
        const isActive = activeId !== undefined && activeId !== null && ids.includes(activeId);
        return (
          <mark key={start} {...(isActive && { 'data-active': '' })} onClick={() => onSelect?.(ids[0] ?? '')}>
            {shownText}
          </mark>
        );
      })}
    </Box>
  );
}

interface Piece {
  start: number;
  end: number;
  ids: string[];
}

/** Cuts a text at every border of a quote; quotes outside the text are cut to it, empty ones dropped. */
export function piecesOf(text: string, quotes: readonly Quote[]): Piece[] {
  const inside = quotes
    .map(({ id, start, end }) => ({ id, start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end);
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return { start, end, ids: inside.filter((quote) => quote.start <= start && quote.end >= end).map(({ id }) => id) };
  });
}
