import { LIMITS } from './limits.ts';
import { Refused } from './refusal.ts';

/** Characters that stand together in the main stream: `at` in bytes, `width` bytes each. */
interface Piece {
  from: number;
  to: number;
  at: number;
  width: 1 | 2;
}

/** The text of an old Word document by character positions. Its parts follow each other: body, footnotes, headers, comments and so on. */
export interface DocText {
  text: string;
  /** Where a character stands in the main stream. */
  byteOf: (position: number) => number;
  /** [from, to) of each part. */
  parts: Record<'body' | 'footnotes' | 'headers' | 'comments' | 'endnotes' | 'boxes', [number, number]>;
}

/** Puts the pieces of the piece table together (MS-DOC 2.4.1). @throws RangeError when the table points out of its stream. */
export function readPieces(main: Buffer, table: Buffer): DocText {
  const at = main.readUInt32LE(0x1a2);
  const pieces = piecesOf(table.subarray(at, at + main.readUInt32LE(0x1a6)));
  const last = pieces.at(-1)?.to ?? 0;
  if (last > LIMITS.textLength)
    throw new Refused('too-large', 'The document holds more text than can be read in one piece.');
  const western = new TextDecoder('windows-1252');
  const text = pieces
    .map(({ from, to, at: start, width }) => {
      const bytes = main.subarray(start, start + (to - from) * width);
      if (bytes.length < (to - from) * width) throw new RangeError('A piece lies outside of the stream.');
      return width === 1 ? western.decode(bytes) : bytes.toString('utf16le');
    })
    .join('');
  let position = 0;
  const next = (field: number): [number, number] => {
    const from = position;
    position = Math.min(text.length, position + Math.max(0, main.readInt32LE(field)));
    return [from, position];
  };
  const [body, footnotes, headers] = [next(0x4c), next(0x50), next(0x54)];
  next(0x58);
  const [comments, endnotes, boxes] = [next(0x5c), next(0x60), next(0x64)];
  return {
    text,
    byteOf: (character) => byteOf(pieces, character),
    parts: { body, footnotes, headers, comments, endnotes, boxes },
  };
}

function piecesOf(clx: Buffer): Piece[] {
  let at = 0;
  // Property lists stand before the table of pieces.
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx[at] !== 2) throw new RangeError('There is no table of pieces.');
  const length = clx.readUInt32LE(at + 1);
  const count = Math.floor((length - 4) / 12);
  const pieces: Piece[] = [];
  let before = 0;
  for (let index = 0; index < count; index++) {
    const from = clx.readUInt32LE(at + 5 + index * 4);
    const to = clx.readUInt32LE(at + 9 + index * 4);
    const where = clx.readUInt32LE(at + 5 + (count + 1) * 4 + index * 8 + 2);
    if (from !== before || to < from) throw new RangeError('The pieces do not follow each other.');
    const isNarrow = (where & 0x40000000) !== 0;
    const start = where & 0x3fffffff;
    pieces.push({ from, to, at: isNarrow ? start >>> 1 : start, width: isNarrow ? 1 : 2 });
    before = to;
  }
  return pieces;
}

function byteOf(pieces: readonly Piece[], position: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.from ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? piece.at + (position - piece.from) * piece.width : 0;
}
