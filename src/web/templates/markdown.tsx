import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tint } from '../theme/tint.ts';
import { type MarkdownBlock, blocksOf, piecesOf } from './markdown-blocks.ts';

/** A template's text, set; places to fill in are marked. Made of elements, so that no markup in it can ever act. */
export function Markdown({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 760px)',
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
      <Typography variant={block.level === 1 ? 'h2' : 'h3'} component={block.level === 1 ? 'h3' : 'h4'} sx={{ pt: 1 }}>
        <Inline text={block.text} />
      </Typography>
    );
  if (block.kind === 'paragraph')
    return (
      <Typography>
        <Inline text={block.text} />
      </Typography>
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

/** A table as wide as it needs; it scrolls in itself. */
export function TextTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={head[0]}
      sx={{ overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          fontSize: '0.8125rem',
          '& th, & td': { px: 1.25, py: 0.875, textAlign: 'left', verticalAlign: 'top', minWidth: 96, maxWidth: 260 },
          '& th': { fontWeight: 600, bgcolor: 'background.default' },
          '& tr + tr td': { borderTop: '1px solid', borderColor: 'divider' },
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
  return piecesOf(text).map((piece, index) =>
    piece.isBlank ? (
      <Box
        key={index}
        component="span"
        sx={(theme) => ({
          backgroundColor: tint(theme.vars.palette.primary.main, 12),
          borderRadius: '4px',
          px: 0.5,
          fontStyle: 'italic',
        })}
      >
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
}
