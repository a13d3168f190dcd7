import { type ReactNode, memo } from 'react';
import { CELL_BORDER, type Mark, type ShownBlock, cellsOf, groupsOfBlocks, piecesWithin } from './text-pieces.ts';

interface TextChunkProps {
  text: string;
  blocks: readonly ShownBlock[];
  marks: readonly Mark[];
  /** Words before the number of a page. */
  pageLabel: string;
}

/**
 * A stretch of a document. Every character of the text is in it once, so that what is marked is what was quoted and a search of the
 * browser finds all. Plain elements: a long document has tens of thousands of them.
 */
export const TextChunk = memo(function TextChunk({ text, blocks, marks, pageLabel }: TextChunkProps) {
  const shownText = (start: number, end: number) =>
    piecesWithin(start, end, marks).map((piece): ReactNode => {
      const said = text.slice(piece.start, piece.end);
      const [first] = piece.marks;
      if (!first) return said;
      const strongest =
        piece.marks.find(({ tone }) => tone === 'active') ??
        piece.marks.find(({ tone }) => tone === 'accepted') ??
        first;
      const owner = piece.marks.find(({ tone }) => tone !== 'active') ?? first;
      return (
        <mark key={piece.start} data-tone={strongest.tone} data-id={owner.id}>
          {said}
        </mark>
      );
    });
  const pageOf = ({ page }: ShownBlock) => (page === null ? {} : { 'data-page': `${pageLabel} ${page}` });

  return groupsOfBlocks(blocks).map((group) => {
    const [block] = group;
    if (!block) return null;
    if (block.kind === 'li') {
      return (
        <ul key={block.start}>
          {group.map((item) => (
            <li key={item.start} {...pageOf(item)}>
              {shownText(item.start, item.end)}
            </li>
          ))}
        </ul>
      );
    }
    if (block.kind === 'row') {
      return (
        <div key={block.start} className="table" role="table">
          {group.map((row) => (
            <div key={row.start} role="row" {...pageOf(row)}>
              {cellsOf(text, row).map((cell, index) => [
                index > 0 && (
                  <span key={`border-${cell.start}`} hidden>
                    {shownText(cell.start - CELL_BORDER.length, cell.start)}
                  </span>
                ),
                <div key={cell.start} role="cell">
                  {shownText(cell.start, cell.end)}
                </div>,
              ])}
            </div>
          ))}
        </div>
      );
    }
    const Name = block.kind === 'h' ? (`h${block.depth + 2}` as 'h3' | 'h4' | 'h5' | 'h6') : 'p';
    return (
      <Name key={block.start} {...pageOf(block)}>
        {shownText(block.start, block.end)}
      </Name>
    );
  });
});
