import type { Block } from '#domain/documents/analysis.ts';
import { blanksIn } from '#domain/documents/blanks/blanks.ts';
import { assemble, type RawBlock } from './assemble.ts';
import { contentsAmong } from './contents.ts';
import { isHtml, linesOfHtml } from './html-text.ts';
import { joinLines } from './normalise.ts';
import { rowText } from './tables/table-rows.ts';
import { linesOfPages } from './text-pages.ts';
import { plainBoxes, tableFinder } from './tables/text-tables.ts';
import { wrapsOf } from './wrapped-lines.ts';

const BULLET = /^\s*(?:[-*+•‣◦▪●○·–]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\[[ xX]\])\s+(?=\S)/;
const RULE = /^\s*([-*_=─]\s?){3,}\s*$/;
const UNDERLINED = /^\s*(?:={3,}|-{3,})\s*$/;
/** An item of a list that only leads to a place of the same document. */
const LINK = /^\s*(?:[-*+]|\d{1,2}[.)])\s+\[[^\][]*\]\(#[^()\s]*\)\s*$/;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u;

/** Reads plain text or Markdown into the stored text and its blocks. */
export function readText(source: string): { text: string; blocks: Block[] } {
  return assemble(splitText(source));
}

/** The blocks of plain text or Markdown: headings, paragraphs with their wrapped lines joined, list items, table rows. */
export function splitText(source: string): RawBlock[] {
  const lines = textLines(source);
  const wraps = wrapsOf(lines);
  const tableAt = tableFinder(lines);
  const blocks: RawBlock[] = [];
  let open: RawBlock | null = null;
  /** The lines of the open block: a paragraph may have a hundred thousand. */
  let pieces: string[] = [];
  let lastLine = '';

  const close = () => {
    if (open && pieces.length > 1) open.text = pieces.join('');
    pieces = [];
    open = null;
  };
  const begin = (block: RawBlock) => {
    close();
    pieces = [block.text];
    return add(block);
  };
  const goOn = (line: string) => {
    const joined = joinLines(pieces.pop() ?? '', line);
    pieces.push(joined.slice(0, joined.length - line.length), line);
  };
  const add = (block: RawBlock) => {
    blocks.push(block);
    return block;
  };

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const bare = line.trim();
    if (bare === '' || /^(```|~~~|<!--)/.test(bare)) {
      close();
      continue;
    }
    const table = tableAt(i);
    if (table) {
      close();
      blocks.push(...blocksOfTable(table.rows, table.hasHeader));
      i = table.to - 1;
      lastLine = '';
      continue;
    }
    if (RULE.test(line) || /^\|?[\s:|-]+\|[\s:|-]*$/.test(bare)) {
      close();
      continue;
    }
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(bare);
    if (heading) {
      add({ kind: 'h', level: heading[1]?.length ?? 2, text: plain(heading[2] ?? '') });
      close();
    } else if (bare.startsWith('|') || /\S\s\|\s\S.*\|/.test(bare)) {
      const cells = bare.replace(/^\||\|$/g, '').split('|');
      add({ kind: 'row', text: plain(cells.map((cell) => cell.trim()).join(' | ')) });
      close();
    } else if (isUnderlined(lines, i)) {
      add({ kind: 'h', level: /=/.test(lines[++i] ?? '') ? 1 : 2, text: plain(bare) });
      close();
    } else if (isPlainHeading(lines, i, blocks.length === 0)) {
      add({ kind: 'h', level: levelOf(bare, blocks.length === 0), text: plain(bare) });
      close();
    } else if (BULLET.test(line)) {
      open = begin({ kind: 'li', text: plain(line.replace(BULLET, '')) });
    } else if (open && isRest(wraps[i] ?? null, open.kind, lastLine, line)) {
      goOn(plain(bare));
    } else {
      open = begin({ kind: 'p', text: plain(bare) });
    }
    lastLine = line;
  }
  close();
  return blocks;
}

/** A line on its own, short, without a full stop, and not an item of a list: a heading in a text without mark-up. */
function isPlainHeading(lines: string[], at: number, first: boolean): boolean {
  const line = (lines[at] ?? '').replace(/\([^()]*\)/g, '').trim();
  const alone = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === '';
  if (!alone && !(first && (lines[at + 1] ?? '').trim() === '')) return false;
  if (line.length > 90 || line.split(/\s+/).length > 12 || /[.;,:!?]$/.test(line) || /\w: \S/.test(line)) return false;
  if (/^[-*+•|>]/.test(line) || !/\p{L}{3}/u.test(line)) return false;
  return /^\p{Lu}/u.test(line) || NUMBERED.test(line);
}

function levelOf(line: string, first: boolean): number {
  const number = NUMBERED.exec(line)?.[1];
  if (number) return Math.min(6, number.split('.').length + 1);
  return first ? 1 : 2;
}

/** Whether a line goes on with the block above: the line before was long enough to be wrapped, or this one starts in lower case. */
function continues(before: string, line: string, kind: RawBlock['kind']): boolean {
  if (/^\s*\*\*[^*]+:?\*\*/.test(line) || /:\s*$/.test(before)) return false;
  if (kind === 'li') return /^\s/.test(line) || before.trim().length > 55;
  return before.trim().length > 55 || /^\s*\p{Ll}/u.test(line);
}

/** Whether a line belongs to the open block, by the width of the lines or by what the line before and this one look like. */
function isRest(wraps: boolean | null, kind: RawBlock['kind'], before: string, line: string): boolean {
  return wraps === true || (!(wraps === false && kind === 'p') && continues(before, line, kind));
}

/** A title with a line of dashes under it. */
function isUnderlined(lines: string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  return (
    UNDERLINED.test(lines[at + 1] ?? '') &&
    (lines[at - 1] ?? '').trim() === '' &&
    line.length <= 80 &&
    !/[.;,!?]$/.test(line) &&
    /\p{L}{3}/u.test(line)
  );
}

function blocksOfTable(rows: readonly string[][], hasHeader: boolean): RawBlock[] {
  const blocks = rows.map((cells): RawBlock => ({ kind: 'row', text: rowText(cells.map(plain)) }));
  const [header, ...rest] = blocks;
  if (hasHeader && header) for (const block of rest) block.header = header;
  return blocks;
}

/** The lines of a text; what is no text of it (numbers of pages, lists of contents) is empty. */
function textLines(source: string): string[] {
  const lines = linesOfPages(plainBoxes(isHtml(source) ? linesOfHtml(source) : source));
  const contents = contentsAmong(lines);
  const links = lines.map((line) => LINK.test(line));
  return lines.map((line, at) => (contents[at] || (links[at] && (links[at - 1] || links[at + 1])) ? '' : line));
}

/** Takes inline Markdown away: emphasis, code marks, links, images, HTML tags. */
function plain(text: string): string {
  return (
    text
      // No bracket is looked for beyond the next one that opens: a line of brackets alone would take for ever.
      .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
      // "<Owner>" is no tag but a place that nobody filled in, and so is a line to write on.
      .replace(/<\/?[a-z][^<>]*>/gi, (tag) => (blanksIn(tag).length > 0 ? tag : ' '))
      .replace(/\*\*|(?<!_)__(?!_)|`/g, '')
      .replace(/(^|\s)\*(\S[^*]*\S|\S)\*(?=\W|$)/g, '$1$2')
      .trim()
  );
}
