import type { Span } from '../sentences.ts';
import { all, type Grammar } from './grammar.ts';
import { isVerbLast, verbLastClauses } from './verb-last.ts';

/** A main clause: its own words stand in `main`, what only says when, why or which is blanked out there, letter for letter. */
export interface Clause extends Span {
  text: string;
  main: string;
}

/** Where one main clause may follow another; whether it does is told by a finite verb on either side. */
const JOINTS = /,\s+|\s+[–—-]\s+|;\s*|:\s+|\s+(?:and|or|und|oder|et|ou|y|e|o)\s+/giu;
const RELATIVE =
  /^(?:that|which|who|whom|whose|der|die|das|den|dem|deren|dessen|welche[rsnm]?|qui|que|qu['’]|dont|où|donde|quien(?:es)?|cuy[oa]s?)$/iu;
/** A finite verb must come this soon after a joint for what follows to be a clause of its own. */
const SOON = 60;

/** The main clauses of a sentence, by offsets into it. */
export function clausesOf(sentence: string, grammar: Grammar): Clause[] {
  const cuts = new Set<number>();
  const main = withoutSpans(sentence, verbLastClauses(sentence, grammar), '·');
  const verbs = all(grammar.finite, main);
  const finite = verbs.map(({ index }) => index);
  const leading = grammar.verbLast
    ? verbs.filter(({ index, 0: verb }) => !isVerbLast(main, index + verb.length, grammar)).map(({ index }) => index)
    : finite;
  for (const { index } of all(grammar.breaks, main)) if (index > 0) cuts.add(index);
  let before = 0;
  for (const joint of main.matchAll(JOINTS)) {
    const after = joint.index + joint[0].length;
    const hasVerbBefore = hasBetween(finite, before, joint.index);
    const hasVerbAfter = hasBetween(leading, after, after + SOON);
    if (joint[0].startsWith(';') || (hasVerbBefore && hasVerbAfter)) {
      cuts.add(after);
      before = after;
    }
  }
  const starts = [0, ...[...cuts].toSorted((a, b) => a - b)];
  const clauses = starts
    .map((start, at) => ({ start, end: starts[at + 1] ?? sentence.length }))
    .filter(({ start, end }) => /\p{L}{2}/u.test(sentence.slice(start, end)));
  return clauses.map(({ start, end }) => {
    const text = sentence.slice(start, end);
    return { start, end, text, main: mainOf(text, grammar) };
  });
}

/** Whether one of some sorted places lies in a stretch. */
function hasBetween(places: number[], from: number, to: number): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Infinity) < to;
}

/** Blanks stretches out that follow one another, letter for letter. */
function withoutSpans(text: string, spans: Span[], filler = ' '): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(at, start), filler.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** A clause without what is subordinate in it; itself where nothing else would be left. */
function mainOf(text: string, grammar: Grammar): string {
  let main = withoutSpans(text, verbLastClauses(text, grammar));
  for (const { index, 0: word } of grammar.verbLast ? [] : all(grammar.subordinate, text)) {
    if (main.slice(index, index + word.length).trim() === '') continue;
    const end = endOfSubordinate(text, index + word.length, RELATIVE.test(word), index > 2, grammar);
    main = main.slice(0, index) + ' '.repeat(end - index) + main.slice(end);
  }
  return (main.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 ? main : text;
}

function endOfSubordinate(
  text: string,
  from: number,
  isRelative: boolean,
  isInside: boolean,
  grammar: Grammar,
): number {
  const comma = text.indexOf(',', from);
  const limit = comma < 0 ? text.length : comma;
  if (!isRelative && (comma >= 0 || isInside)) return limit;
  const verbs = all(grammar.finite, text).filter(({ index }) => index >= from);
  const second = verbs[1]?.index ?? Infinity;
  return isRelative && isInside ? Math.min(limit, second) : Math.min(limit, second);
}
