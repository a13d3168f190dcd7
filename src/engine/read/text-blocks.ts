import type { Block } from '#domain/documents/reading.ts';
import { assemble, type RawBlock } from './assemble.ts';
import { joinLines } from './normalise.ts';

const BULLET = /^\s*(?:[-*+•‣◦▪●○·–]|\(?\d{1,2}[.)]|\(?[a-z][.)]|\[[ xX]\])\s+(?=\S)/;
const RULE = /^\s*([-*_=─]\s?){3,}\s*$/;
const DASHED_COLUMNS = /^\s*-{2,}(\s+-{2,})+\s*$/;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u;

/** Reads plain text or Markdown into the stored text and its blocks. */
export function readText(source: string): { text: string; blocks: Block[] } {
  return assemble(splitText(source));
}

/** The blocks of plain text or Markdown: headings, paragraphs with their wrapped lines joined, list items, table rows. */
export function splitText(source: string): RawBlock[] {
  const lines = source.replace(/\r\n?|\u2028|\u2029|\f/g, '\n').split('\n');
  const blocks: RawBlock[] = [];
  let open: RawBlock | null = null;
  /** The lines of the open block: a paragraph may have a hundred thousand. */
  let pieces: string[] = [];
  let lastLine = '';
  let inColumns = false;

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
      inColumns = false;
      continue;
    }
    if (DASHED_COLUMNS.test(line) && blocks.length > 0) {
      close();
      // The line above the dashes was the header of a table set in columns.
      const header = blocks.at(-1);
      if (header && header.text === plain(lastLine))
        Object.assign(header, { kind: 'row', text: splitColumns(lastLine) });
      inColumns = true;
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
    } else if (inColumns) {
      add({ kind: 'row', text: splitColumns(line) });
    } else if (bare.startsWith('|') || /\S\s\|\s\S.*\|/.test(bare)) {
      add({
        kind: 'row',
        text: plain(
          bare
            .replace(/^\||\|$/g, '')
            .split('|')
            .map((cell) => cell.trim())
            .join(' | '),
        ),
      });
      close();
    } else if (isPlainHeading(lines, i, blocks.length === 0)) {
      add({ kind: 'h', level: levelOf(bare, blocks.length === 0), text: plain(bare) });
      close();
    } else if (BULLET.test(line)) {
      open = begin({ kind: 'li', text: plain(line.replace(BULLET, '')) });
    } else if (open && continues(lastLine, line, open.kind)) {
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

function splitColumns(line: string): string {
  return plain(
    line
      .trim()
      .split(/\s{2,}/)
      .join(' | '),
  );
}

/** Takes inline Markdown away: emphasis, code marks, links, images, HTML tags. */
function plain(text: string): string {
  return (
    text
      // No bracket is looked for beyond the next one that opens: a line of brackets alone would take for ever.
      .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/\*\*|__|`/g, '')
      .replace(/(^|\s)\*(\S[^*]*\S|\S)\*(?=\W|$)/g, '$1$2')
      .trim()
  );
}
