import type { Block, Quote } from '#domain/documents/analysis.ts';
import type { Document } from '../read/document.ts';
import { addressesMachine } from '../read/instructions.ts';
import { tokensOf } from '../read/tokens.ts';
import { locate, withoutUnseen } from './fold.ts';

/** A passage under the number by which a model names it. `pieces` say where in the document each stretch of its text stands. */
export interface NumberedPassage {
  id: string;
  heading: string;
  text: string;
  pieces: { at: number; start: number }[];
  /** The stems of its words and of its heading's. */
  stems: Set<string>;
}

/** Fewer say nothing that another text would not say too. */
export const LEAST_WORDS = 4;
const LONGEST_QUOTE = 350;
/** Up to here a text is looked at whole; of a longer one only what stands near the rules' own quotes. */
const WHOLE = 100_000;
const NEAR = 12;

/** The blocks that are worth a look: all of an ordinary document, those around the quotes of a very long one. */
export function blocksNear(text: string, blocks: Block[], quotes: readonly Quote[]): Block[] {
  if (text.length <= WHOLE) return blocks;
  const wanted = new Set<number>();
  for (const { start, end } of quotes) {
    const first = blocks.findIndex((block) => block.end > start);
    if (first < 0 || (blocks[first]?.start ?? 0) >= end) continue;
    for (let at = Math.max(0, first - NEAR); at <= Math.min(blocks.length - 1, first + NEAR); at++) wanted.add(at);
  }
  return blocks.filter((_, at) => wanted.has(at));
}

/**
 * The passages of a document in their order. What speaks to a machine is not among them: whole blocks were left out by the reading, and a
 * passage that does so only across its blocks is left out here. Numbers are places in the document, so that they stay when some are left out.
 */
export function numberPassages(document: Document): NumberedPassage[] {
  return document.passages.flatMap(({ path, sentences }, place) => {
    let text = '';
    const pieces: NumberedPassage['pieces'] = [];
    sentences.forEach(({ start, end }, position) => {
      const before = sentences[position - 1];
      if (before) text += document.text.slice(before.end, start).includes('\n') ? '\n' : ' ';
      pieces.push({ at: text.length, start });
      text += document.text.slice(start, end);
    });
    if (text.trim() === '' || addressesMachine(text.replace(/\s+/g, ' '))) return [];
    const heading = path.at(-1);
    const tokens = [...(heading?.tokens ?? []), ...sentences.flatMap((sentence) => sentence.tokens)];
    const stems = new Set(tokens.map(({ stem }) => stem));
    return [{ id: `P${place + 1}`, heading: heading?.text ?? '', text, pieces, stems }];
  });
}

/** The passages in which these quotes stand. */
export function passagesWith(passages: readonly NumberedPassage[], quotes: readonly Quote[]): NumberedPassage[] {
  return passages.filter((passage) => {
    const [first, last] = [passage.pieces[0], passage.pieces.at(-1)];
    if (!first || !last) return false;
    const end = last.start + passage.text.length - last.at;
    return quotes.some((quote) => quote.start < end && first.start < quote.end);
  });
}

/**
 * The words of the document that a model quoted, or null: the quote must stand in one of the passages it cites, and hold at least four
 * words that mean something. Nothing of the model's own wording is kept.
 */
export function verifyQuote(document: Document, cited: readonly NumberedPassage[], quote: string): Quote | null {
  for (const passage of cited) {
    const found = locate(passage.text, quote);
    if (!found) continue;
    const start = offsetOf(passage, found[0]);
    const last = offsetOf(passage, found[1] - 1);
    // Between two sentences of a passage something may stand that was left out of it.
    if (last < start || locate(document.text.slice(start, last + 1), quote) === null) continue;
    const whole = { start, end: last + 1 };
    const end = whole.end - start > LONGEST_QUOTE ? cutAtWord(document.text, start) : whole.end;
    const text = document.text.slice(start, end);
    if (tokensOf(text, document.language).length >= LEAST_WORDS) return { start, end, text };
  }
  return null;
}

function offsetOf({ pieces }: NumberedPassage, at: number): number {
  const piece = pieces.findLast((each) => each.at <= at) ?? pieces[0];
  return piece ? piece.start + at - piece.at : at;
}

function cutAtWord(text: string, start: number): number {
  const cut = text.lastIndexOf(' ', start + LONGEST_QUOTE);
  return cut > start ? cut : start + LONGEST_QUOTE;
}

/** Nothing in it looks like our own marks, like those of a model's conversation, or is unseen; it stands on one line. */
export function neutralise(text: string): string {
  return withoutUnseen(text)
    .replace(/\[\s*(P\d+)\s*\]/gi, '($1)')
    .replace(/<\|/g, '< ')
    .replace(/\|>/g, ' >')
    .replace(/<<+|>>+|```+|\[\/?INST\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
