import { type Step, stepsBetween } from './steps.ts';

/** Words of a line; `isChanged` where the other version has others. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface DifferenceLine {
  kind: Step;
  pieces: Piece[];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
const wordsOf = (line: string) => line.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
/** Lines that have less than this share of their words in common are two lines, not one that was changed. */
const ALIKE = 0.3;

/**
 * What changed from one text to the other, line by line (a line is a heading, paragraph, item or row) and within a changed line word by
 * word. All lines without the kind `added` give the first text back, all without `removed` the second.
 */
export function differenceOf(from: string, to: string): DifferenceLine[] {
  const before = linesOf(from);
  const after = linesOf(to);
  const lines: DifferenceLine[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    lines.push(...changed(removed, added));
    removed = [];
    added = [];
  };
  for (const { step, text } of stepsBetween(before, after)) {
    if (step === 'removed') removed.push(text);
    else if (step === 'added') added.push(text);
    else {
      flush();
      lines.push({ kind: 'same', pieces: [{ text, isChanged: false }] });
    }
  }
  flush();
  return lines;
}

/** Lines that took each other's place, paired in their order. */
function changed(removed: readonly string[], added: readonly string[]): DifferenceLine[] {
  const old: DifferenceLine[] = [];
  const fresh: DifferenceLine[] = [];
  for (let place = 0; place < Math.max(removed.length, added.length); place += 1) {
    const before = removed[place];
    const after = added[place];
    const pair = before !== undefined && after !== undefined ? wordPieces(before, after) : undefined;
    if (before !== undefined)
      old.push({ kind: 'removed', pieces: pair?.before ?? [{ text: before, isChanged: true }] });
    if (after !== undefined) fresh.push({ kind: 'added', pieces: pair?.after ?? [{ text: after, isChanged: true }] });
  }
  return [...old, ...fresh];
}

function wordPieces(from: string, to: string): { before: Piece[]; after: Piece[] } | undefined {
  const steps = stepsBetween(wordsOf(from), wordsOf(to));
  const common = steps.filter(({ step }) => step === 'same').reduce((sum, { text }) => sum + text.length, 0);
  if (common < ALIKE * Math.max(from.length, to.length)) return undefined;
  return { before: piecesOf(steps, 'removed'), after: piecesOf(steps, 'added') };
}

function piecesOf(steps: readonly { step: Step; text: string }[], side: Step): Piece[] {
  const pieces: Piece[] = [];
  for (const { step, text } of steps) {
    if (step !== 'same' && step !== side) continue;
    const last = pieces.at(-1);
    const isChanged = step === side;
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}
