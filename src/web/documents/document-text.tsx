import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '#domain/documents/analysis.ts';
import { tint } from '../theme/tint.ts';
import { TextChunk } from './text-chunk.tsx';
import { pageKindOf } from './page-kind.ts';
import { type Mark, type ShownBlock, shownBlocks } from './text-pieces.ts';

interface DocumentTextProps {
  text: string;
  blocks: readonly Block[];
  marks: readonly Mark[];
  /** The passage to scroll to and to stress; a new object scrolls again. */
  passage: { start: number; end: number } | null;
  /** A click on a mark says whose it is. */
  onMark?: (id: string) => void;
  language?: string | null;
  /** Of the file: says whether its pages are sheets or slides. */
  mediaType?: string;
}

const CHUNK = 60;
/** From so many chunks on, what is far from the screen is not laid out. */
const LONG = 8;
const NONE: readonly Mark[] = [];

/** The text of a document as it reads: headings, paragraphs, lists, tables and page marks, with its quoted passages marked. */
export function DocumentText({ text, blocks, marks, passage, onMark, language, mediaType = '' }: DocumentTextProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const chunks = useMemo(() => chunked(shownBlocks(text, blocks)), [text, blocks]);
  const marksOf = useMemo(() => {
    const all: Mark[] = passage ? [...marks, { id: 'passage', tone: 'active', ...passage }] : [...marks];
    return chunks.map((chunk) => {
      const from = chunk[0]?.start ?? 0;
      const to = chunk.at(-1)?.end ?? 0;
      const inside = all.filter(({ start, end }) => start < to && end > from);
      return inside.length > 0 ? inside : NONE;
    });
  }, [chunks, marks, passage]);

  useEffect(() => {
    if (passage) scrollToMark(frame.current);
  }, [passage]);

  const choose = (event: MouseEvent<HTMLElement>) => {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('mark[data-id]') : null;
    const hasSelected = !(window.getSelection()?.isCollapsed ?? true);
    if (mark?.dataset['id'] && !hasSelected) onMark?.(mark.dataset['id']);
  };

  return (
    <Box ref={frame} lang={language ?? undefined} onClick={choose} sx={look} data-testid="document-text">
      {chunks.map((chunk, index) => (
        <Box key={chunk[0]?.start} {...(chunks.length > LONG && { className: 'chunk' })}>
          <TextChunk
            text={text}
            blocks={chunk}
            marks={marksOf[index] ?? NONE}
            pageLabel={t(`text.${pageKindOf(mediaType)}`)}
          />
        </Box>
      ))}
    </Box>
  );
}

function chunked(blocks: readonly ShownBlock[]): ShownBlock[][] {
  return Array.from({ length: Math.ceil(blocks.length / CHUNK) }, (_, index) =>
    blocks.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/** Brings the active passage into view; in a long text again once what lies around it has its real height. */
function scrollToMark(frame: HTMLElement | null): void {
  const mark = frame?.querySelector<HTMLElement>('mark[data-tone="active"]');
  if (!mark?.scrollIntoView) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(mark.getBoundingClientRect().top) > 3 * window.innerHeight;
  mark.scrollIntoView({ block: 'center', behavior: isCalm || isFar ? 'instant' : 'smooth' });
  if (isFar) setTimeout(() => mark.isConnected && mark.scrollIntoView({ block: 'center', behavior: 'instant' }), 120);
}

const look = (theme: Theme) => {
  const { palette } = theme.vars;
  return {
    maxWidth: '74ch',
    mx: 'auto',
    px: { xs: 2, sm: 3.5 },
    pt: 1,
    pb: 3,
    fontSize: 'size.large',
    lineHeight: 1.7,
    overflowWrap: 'anywhere',
    '& .chunk': { contentVisibility: 'auto', containIntrinsicSize: 'auto 3600px' },
    '& p': { my: 1.25 },
    '& h3, & h4, & h5, & h6': {
      fontFamily: theme.typography.h2.fontFamily,
      lineHeight: 1.35,
      mt: 3,
      mb: 1,
      fontWeight: 700,
      textWrap: 'balance',
    },
    '& h3': { fontSize: 'size.subtitle' },
    '& h4': { fontSize: 'size.heading' },
    '& h5, & h6': { fontSize: 'size.large' },
    '& ul': { my: 1.25, pl: 3 },
    '& li': { my: 0.5 },
    '& .table': {
      display: 'table',
      width: '100%',
      borderCollapse: 'collapse',
      my: 2,
      fontSize: 'size.plain',
      lineHeight: 1.55,
    },
    '& [role="row"]': { display: 'table-row' },
    '& [role="cell"]': {
      display: 'table-cell',
      border: '1px solid',
      borderColor: 'divider',
      px: 1.25,
      py: 0.75,
      verticalAlign: 'top',
    },
    '& [role="row"]:first-of-type [role="cell"]': { fontWeight: 600, bgcolor: 'hover.main' },
    '& [data-page]': { position: 'relative' },
    '& [data-page]:not([role="row"])::before': {
      content: 'attr(data-page)',
      display: 'block',
      mb: 0.75,
      pt: 0.5,
      borderTop: '1px dashed',
      borderColor: 'divider',
      fontFamily: theme.typography.body1.fontFamily,
      fontSize: 'size.fine',
      fontWeight: 500,
      letterSpacing: 0,
      color: 'text.secondary',
    },
    '& mark': {
      color: 'inherit',
      borderRadius: '3px',
      py: '1px',
      boxDecorationBreak: 'clone',
      backgroundColor: tint(palette.chart.warning, 22),
      cursor: 'pointer',
    },
    '& mark[data-tone="accepted"]': { backgroundColor: tint(palette.chart.success, 22) },
    '& mark[data-tone="active"]': {
      backgroundColor: tint(palette.primary.main, 24),
      boxShadow: `0 2px 0 ${palette.primary.main}`,
      scrollMarginBlock: '120px',
    },
  } as const;
};
