import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tint } from '../../theme/tint.ts';
import { type MarkdownBlock, blocksOf, piecesOf } from './markdown-blocks.ts';
import { TextList, TextTable } from './text-parts.tsx';

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
  if (block.kind === 'table') return <TemplateTable head={block.head} rows={block.rows} />;
  return <TextList isOrdered={block.isOrdered} items={block.items} inline={Inline} />;
}

/** A table of a template, set small, because registers have many columns. */
export function TemplateTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <TextTable
      label={head[0]}
      head={head}
      rows={rows}
      type={{ fontSize: 'size.plain' }}
      cell={{ px: 1.25, py: 0.875, minWidth: 96, maxWidth: 260 }}
      inline={Inline}
    />
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
