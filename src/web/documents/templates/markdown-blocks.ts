/** A piece of a Markdown text, as far as the catalogue's templates use Markdown. Everything is text; nothing is ever HTML. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const cellsOf = (line: string) => {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.map((cell) => cell.trim());
};
const isRule = (line: string) => /^[|\s:-]+$/.test(line) && line.includes('-');

/** Splits a text into its blocks: headings, paragraphs, lists, tables. */
export function blocksOf(markdown: string): MarkdownBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .map((chunk) => chunk.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function blockOf(lines: string[]): MarkdownBlock {
  const [first = ''] = lines;
  const heading = lines.length === 1 ? /^(#{1,6}) (.*)$/.exec(first) : null;
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 2, text: heading[2] ?? '' };
  if (lines.every((line) => line.startsWith('|'))) {
    const [head = [], ...rows] = lines.filter((line) => !isRule(line)).map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (/^(?:- |\d+\. )/.test(first)) return listOf(lines);
  return { kind: 'paragraph', text: lines.join(' ') };
}

function listOf(lines: string[]): MarkdownBlock {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^(?:- |\d+\. )(.*)$/.exec(line);
    if (item) items.push(item[1] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', isOrdered: /^\d/.test(lines[0] ?? ''), items };
}

/** Text and the blanks in it, in their order. */
export function piecesOf(text: string): { text: string; isBlank: boolean }[] {
  return text
    .split(/(\{\{[^}\n]+\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isBlank = piece.startsWith('{{') && piece.endsWith('}}');
      return { text: isBlank ? piece.slice(2, -2) : piece, isBlank };
    });
}
