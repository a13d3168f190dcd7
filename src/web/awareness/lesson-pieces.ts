export interface TextPiece {
  kind: 'text' | 'strong' | 'emphasis' | 'code';
  text: string;
}

const MARKS = /(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*|`[^`\n]+`)/;

/** A line of Markdown as its pieces: strong, emphasised, code, and plain text, which everything else is. */
export function piecesOf(line: string): TextPiece[] {
  return line
    .split(MARKS)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (/^\*\*.+\*\*$/.test(piece)) return { kind: 'strong', text: piece.slice(2, -2) };
      if (/^\*[^*].*\*$/.test(piece)) return { kind: 'emphasis', text: piece.slice(1, -1) };
      if (/^`.+`$/.test(piece)) return { kind: 'code', text: piece.slice(1, -1) };
      return { kind: 'text', text: piece };
    });
}
