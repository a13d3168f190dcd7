import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useMemo } from 'react';
import type { Inline } from '#domain/documents/markdown/inline.ts';
import { type MarkdownBlock, parseMarkdown } from '#domain/documents/markdown/parse.ts';

/** Markdown as it reads. Words become text and elements of ours, never markup. */
export function MarkdownView({ markdown, language }: { markdown: string; language: string | null }) {
  const blocks = useMemo(() => parseMarkdown(markdown), [markdown]);
  return (
    <Box lang={language ?? undefined} sx={look} data-testid="markdown">
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </Box>
  );
}

function BlockView({ block }: { block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading': {
      // The page has its own h1 and the pane an h2.
      const Heading = `h${Math.min(6, block.level + 2)}` as 'h3';
      return <Heading className={`level-${block.level}`}>{textParam(block.words)}</Heading>;
    }
    case 'list': {
      const List = block.isNumbered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, place) => (
            <Box
              component="li"
              key={place}
              {...(item.number !== null && { value: item.number })}
              sx={{ ml: item.depth * 2.5, ...(block.isNumbered && item.number === null && { listStyle: 'disc' }) }}
            >
              {textParam(item.words)}
            </Box>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView head={block.head} rows={block.rows} />;
    case 'quote':
      return <blockquote>{textParam(block.words)}</blockquote>;
    case 'code':
      return <pre>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'paragraph':
      return <p>{textParam(block.words)}</p>;
  }
}

function TableView({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                {textParam(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{textParam(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function textParam(inline: readonly Inline[]): ReactNode[] {
  return inline.map((word, place) => {
    if (word.kind === 'text') return word.text;
    if (word.kind === 'code') return <code key={place}>{word.text}</code>;
    if (word.kind === 'bold') return <strong key={place}>{textParam(word.words)}</strong>;
    if (word.kind === 'italic') return <em key={place}>{textParam(word.words)}</em>;
    return (
      <Link key={place} href={word.href} target="_blank" rel="noopener noreferrer">
        {textParam(word.words)}
      </Link>
    );
  });
}

const look = {
  fontSize: 'size.large',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h3, & h4, & h5, & h6': { fontFamily: 'Manrope Variable, sans-serif', lineHeight: 1.3, mt: 2.5, mb: 1 },
  '& .level-1': { fontSize: 'size.title', mt: 0 },
  '& .level-2': { fontSize: 'size.section' },
  '& .level-3, & .level-4, & .level-5, & .level-6': { fontSize: 'size.larger' },
  '& p': { my: 1 },
  '& ul, & ol': { my: 1, pl: 3 },
  '& table': { borderCollapse: 'collapse', my: 1.5, minWidth: 240 },
  '& th, & td': { border: '1px solid', borderColor: 'divider', px: 1.25, py: 0.625, textAlign: 'left' },
  '& th': { bgcolor: 'hover.main', fontWeight: 600 },
  '& blockquote': { borderLeft: '3px solid', borderColor: 'divider', m: 0, my: 1, pl: 2, color: 'text.secondary' },
  '& pre': { bgcolor: 'hover.main', p: 1.5, borderRadius: '8px', overflowX: 'auto', fontSize: 'size.plain' },
  '& code': { bgcolor: 'hover.main', px: 0.5, borderRadius: '4px', fontSize: 'size.code' },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2 },
} as const;
