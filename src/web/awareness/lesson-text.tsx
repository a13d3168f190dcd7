import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { blocksOf, type MarkdownBlock } from '../documents/templates/markdown-blocks.ts';
import { TextList, TextTable } from '../documents/templates/text-parts.tsx';
import { piecesOf } from './lesson-pieces.ts';

/** A lesson's text, set in lines that are good to read. Made of elements, so that no markup in it can ever act. */
export function LessonText({ text }: { text: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 72ch)',
        fontSize: 'size.large',
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
  if (block.kind === 'table')
    return (
      <TextTable
        label={block.head.join(', ')}
        head={block.head}
        rows={block.rows}
        type={{ fontSize: 'size.body', lineHeight: 1.5 }}
        cell={{ px: 1.5, py: 1, minWidth: 120 }}
        inline={Inline}
      />
    );
  return <TextList isOrdered={block.isOrdered} items={block.items} inline={Inline} />;
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
        sx={{ bgcolor: 'hover.main', borderRadius: '4px', px: 0.5, fontSize: 'size.code', overflowWrap: 'anywhere' }}
      >
        {piece.text}
      </Box>
    );
  });
}
