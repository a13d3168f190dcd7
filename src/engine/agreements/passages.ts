import type { Block } from '#domain/documents/analysis.ts';
import { sentencesOf } from '../read/sentences.ts';
import { durationsIn } from '../read/durations.ts';
import { percentsIn } from './amounts.ts';
import { DEFINITION, EXAMPLE, LEAD_IN, PRONOUN } from './cues.ts';

/** A sentence of an agreement with what it stands under. */
export interface Passage {
  text: string;
  start: number;
  end: number;
  page: number | null;
  /** Headings above it, and the words that lead a list in. */
  above: string;
  /** The sentence before, where this one refers back to it ("They are announced …"). */
  before: string;
  /** The sentence right before it in its paragraph. */
  previous: string;
  isDefinition: boolean;
}

export interface TableRow {
  cells: string[];
  start: number;
  end: number;
  page: number | null;
  /** The cells of the row that names the columns. */
  header: string[];
  above: string;
}

/** No sentence of an agreement is longer; what is, is cut. */
const LONGEST = 2_000;

const cellsOf = (text: string) => text.split('|').map((cell) => cell.trim());
const EXAMPLES = /(?:^|[\s\d.])(?:examples?|illustrations?|beispiele?|exemples?|ejemplos?)\s*$/iu;

/** Cuts a text into its sentences and rows; headings, examples and lines that only lead in are none. */
export function passagesOf(text: string, blocks: readonly Block[]): { passages: Passage[]; rows: TableRow[] } {
  const passages: Passage[] = [];
  const rows: TableRow[] = [];
  const headings: { level: number; text: string }[] = [];
  let leadIn = '';
  let header: string[] | null = null;
  for (const [index, block] of blocks.entries()) {
    const words = text.slice(block.start, block.end);
    const page = block.page ?? null;
    if (block.kind === 'h') {
      const level = block.level ?? 2;
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      headings.push({ level, text: words.slice(0, 300) });
      leadIn = '';
      continue;
    }
    // Of a contract without marked headings a short numbered line is one ("2. Support").
    if (isShortLine(words, block.kind)) {
      while ((headings.at(-1)?.level ?? 0) >= 7) headings.pop();
      headings.push({ level: 7, text: words });
      leadIn = '';
      continue;
    }
    const heading = headings.map((each) => each.text);
    if (EXAMPLES.test(heading.at(-1) ?? '')) continue;
    const above = [...heading.slice(-2), leadIn].join('\n');
    if (block.kind === 'row') {
      const isFirst = blocks[index - 1]?.kind !== 'row';
      const cells = cellsOf(words);
      const named = block.header === undefined ? undefined : blocks[block.header];
      if (named) header = cellsOf(text.slice(named.start, named.end));
      else if (isFirst) {
        header = namesAmount(cells) ? null : cells;
        if (header) continue;
      }
      rows.push({ cells, start: block.start, end: block.end, page, header: header ?? [], above });
      continue;
    }
    const spans = sentencesOf(text, block.start, block.end).flatMap(cut);
    let before = '';
    for (const { start, end } of spans) {
      const sentence = text.slice(start, end);
      if (!EXAMPLE.test(sentence))
        passages.push({
          text: sentence,
          start,
          end,
          page,
          above,
          before: PRONOUN.test(sentence) ? before : '',
          previous: before,
          isDefinition: DEFINITION.test(sentence),
        });
      before = sentence;
    }
    if (block.kind === 'p')
      leadIn = LEAD_IN.test(words) ? text.slice(spans.at(-1)?.start ?? block.start, block.end) : '';
  }
  return { passages, rows };
}

/** Whether a cell is an amount: then the row is none that names columns. */
const namesAmount = (cells: readonly string[]) =>
  cells.some((cell) => durationsIn(cell).length + percentsIn(cell).length > 0 && /^[<>≥≤~]?\s?\d/.test(cell));

function isShortLine(words: string, kind: Block['kind']): boolean {
  return (
    kind !== 'row' &&
    words.length <= 60 &&
    words.split(' ').length <= 6 &&
    !/[\d%][\s\d]*(?:%|\p{L})|[.;:!?]$/u.test(words) &&
    /^\p{Lu}/u.test(words)
  );
}

function cut({ start, end }: { start: number; end: number }) {
  const pieces = [];
  for (let from = start; from < end; from += LONGEST) pieces.push({ start: from, end: Math.min(end, from + LONGEST) });
  return pieces;
}
