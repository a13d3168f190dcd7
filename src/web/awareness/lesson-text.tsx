import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { blocksOf, type MarkdownBlock } from '../templates/markdown-blocks.ts';
import { piecesOf } from './lesson-pieces.ts';

/** A lesson's text, set in lines that are good to read. Made of elements, so that no markup in it can ever act. */
export function LessonText({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 72ch)',
        fontSize: '0.9375rem',
        lineHeight: 1.65,
        textWrap: 'pretty',
        overflowWrap: 'anywhere',
      }}
    >
      {blocksOf(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Box>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading')
    return (
      <Typography variant="h3" sx={{ pt: 1 }}>
        <Inline text={block.text} />
      </Typography>
    );
  if (block.kind === 'paragraph')
    return (
      <Box component="p" sx={{ m: 0 }}>
        <Inline text={block.text} />
      </Box>
    );
  if (block.kind === 'table') return <TextTable head={block.head} rows={block.rows} />;
  return (
    <Box component={block.isOrdered ? 'ol' : 'ul'} sx={{ pl: 3, my: 0, '& li + li': { mt: 0.75 } }}>
      {block.items.map((item, index) => (
        <li key={index}>
          <Inline text={item} />
        </li>
      ))}
    </Box>
  );
}

/** A table as wide as the text; on a phone it scrolls in itself. */
function TextTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={head.join(', ')}
      sx={{ overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          fontSize: '0.875rem',
          lineHeight: 1.5,
          '& th, & td': { px: 1.5, py: 1, textAlign: 'left', verticalAlign: 'top', minWidth: 120 },
          '& th': { fontWeight: 600, bgcolor: 'background.default' },
          '& td': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inline text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {head.map((_, index) => (
                <td key={index}>
                  <Inline text={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Inline({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => {
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
    if (piece.kind === 'emphasis') return <em key={index}>{piece.text}</em>;
    if (piece.kind !== 'code') return piece.text;
    return (
      <Box
        key={index}
        component="code"
        sx={{ bgcolor: 'hover.main', borderRadius: '4px', px: 0.5, fontSize: '0.875em', overflowWrap: 'anywhere' }}
      >
        {piece.text}
      </Box>
    );
  });
}
