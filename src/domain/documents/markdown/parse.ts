import { type Inline, parseInline } from './inline.ts';

/** `number` is null of an item with a bullet. */
export interface ListItem {
  depth: number;
  number: number | null;
  words: Inline[];
}

/** A part of a Markdown document, of the subset that is written and shown here. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; words: Inline[] }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: ListItem[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; words: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)(?:([-*+])|(\d{1,3})[.)])\s+(.*)$/;
const RULE = /^\s*(?:-\s*){3,}$|^\s*(?:\*\s*){3,}$/;
const SEPARATOR = /^\s*\|?[\s:|-]*-[\s:|-]*$/;
const DEEPEST = 5;

/** Reads headings, paragraphs, lists, tables, quotes, code and rules. Everything else, markup included, is text. */
export function parseMarkdown(markdown: string): MarkdownBlock[] {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const blocks: MarkdownBlock[] = [];
  let place = 0;
  while (place < lines.length) {
    const line = lines[place] ?? '';
    const [block, next] = blockAt(lines, place, line);
    if (block) blocks.push(block);
    place = next;
  }
  return blocks;
}

function blockAt(lines: readonly string[], place: number, line: string): [MarkdownBlock | null, number] {
  if (line.trim() === '') return [null, place + 1];
  if (/^\s*(```|~~~)/.test(line)) return codeAt(lines, place);
  const heading = HEADING.exec(line);
  if (heading)
    return [{ kind: 'heading', level: heading[1]?.length ?? 1, words: parseInline(heading[2] ?? '') }, place + 1];
  if (RULE.test(line)) return [{ kind: 'rule' }, place + 1];
  if (line.trimStart().startsWith('|') && SEPARATOR.test(lines[place + 1] ?? '')) return tableAt(lines, place);
  if (ITEM.test(line)) return listAt(lines, place);
  if (/^\s*>/.test(line)) return quoteAt(lines, place);
  return paragraphAt(lines, place);
}

/** The lines from `place` on for which `isPart` holds. */
function run(lines: readonly string[], place: number, isPart: (line: string) => boolean): string[] {
  let end = place;
  while (end < lines.length && isPart(lines[end] ?? '')) end += 1;
  return lines.slice(place, end);
}

function codeAt(lines: readonly string[], place: number): [MarkdownBlock, number] {
  const inside = run(lines, place + 1, (line) => !/^\s*(```|~~~)/.test(line));
  return [{ kind: 'code', text: inside.join('\n') }, place + inside.length + 2];
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));

function tableAt(lines: readonly string[], place: number): [MarkdownBlock, number] {
  const [head = '', , ...rows] = run(lines, place, (line) => line.trimStart().startsWith('|'));
  const columns = cellsOf(head);
  const whole = rows.map((row) => {
    const cells = cellsOf(row).slice(0, columns.length);
    return [...cells, ...Array.from({ length: columns.length - cells.length }, () => [])];
  });
  return [{ kind: 'table', head: columns, rows: whole }, place + rows.length + 2];
}

const isItem = (line: string) => ITEM.test(line) && !RULE.test(line);

/** Items may stand apart by empty lines; the first of a level says where its numbers begin. */
function listAt(lines: readonly string[], place: number): [MarkdownBlock, number] {
  const isNumbered = ITEM.exec(lines[place] ?? '')?.[3] !== undefined;
  const items: ListItem[] = [];
  const last: (number | null)[] = [];
  let end = place;
  for (let at = place; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const [, indent = '', , digits, words = ''] = ITEM.exec(line) ?? [];
    const isOther = indent.length < 2 && (digits !== undefined) !== isNumbered;
    if (!isItem(line) || (at > end && isOther)) break;
    const depth = Math.min(DEEPEST, Math.floor(indent.length / 2));
    last.length = depth + 1;
    const before = last[depth];
    const number = digits === undefined ? null : typeof before === 'number' ? before + 1 : Number(digits);
    last[depth] = number;
    items.push({ depth, number, words: parseInline(words) });
    end = at + 1;
  }
  return [{ kind: 'list', isNumbered, items }, end];
}

function quoteAt(lines: readonly string[], place: number): [MarkdownBlock, number] {
  const inside = run(lines, place, (line) => /^\s*>/.test(line));
  const words = inside.map((line) => line.replace(/^\s*>\s?/, '')).join(' ');
  return [{ kind: 'quote', words: parseInline(words) }, place + inside.length];
}

function paragraphAt(lines: readonly string[], place: number): [MarkdownBlock, number] {
  const isPart = (line: string) =>
    line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !RULE.test(line) && !/^\s*(>|```|~~~)/.test(line);
  const inside = [
    lines[place] ?? '',
    ...run(lines, place + 1, (line) => isPart(line) && !line.trimStart().startsWith('|')),
  ];
  return [
    { kind: 'paragraph', words: parseInline(inside.map((line) => line.trim()).join(' ')) },
    place + inside.length,
  ];
}
