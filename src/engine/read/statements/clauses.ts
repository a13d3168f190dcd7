import type { Span } from '../sentences.ts';
import { all, type Grammar } from './grammar.ts';
import { isVerbLast, verbLastClauses } from './verb-last.ts';

/** A main clause: its own words stand in `main`, what only says when, why or which is blanked out there, letter for letter. */
export interface Clause extends Span {
  text: string;
  main: string;
}

/** Where one main clause may follow another; whether it does is told by a finite verb on either side. */
const JOINTS = /,\s+(?!sondern\s)|\s+[–—-]\s+|;\s*|:\s+|\s+(?:and|or|und|oder|et|ou|y|e|o)\s+/giu;
const RELATIVE =
  /^(?:that|which|who|whom|whose|der|die|das|den|dem|deren|dessen|welche[rsnm]?|qui|que|qu['’]|dont|où|donde|quien(?:es)?|cuy[oa]s?)$/iu;
/** A conjunction with what follows it is no longer than this. */
const LONGEST = 24;
/** What is never a preposition, so that the verb behind it is its own even where the main clause has none that is known. */
const CONJUNCTION =
  /^(?:(?:so that|because|if|unless|in case|as soon as|as long as|in order)(?!\p{L})|(?:when|whenever|until|where) (?:it|they|he|she|we|you|nobody|no one|somebody|someone|anybody|anyone)\s)/iu;
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
    const [soon = ''] = main.slice(after, after + SOON).split(';', 1);
    const hasVerbAfter = hasBetween(leading, after, after + soon.length);
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
  return atOrAfter(places, from) < to;
}

/** The first of these ascending places from here on. A sentence of thousands of words is not gone through for each of them. */
function atOrAfter(places: number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? Infinity;
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
  const finite = verbsOf(text, grammar);
  for (const { index, 0: word } of grammar.verbLast ? [] : all(grammar.subordinate, text)) {
    if (main.slice(index, index + word.length).trim() === '') continue;
    const isRelative = RELATIVE.test(word);
    const end = endOfSubordinate(text, index + word.length, isRelative, index > 2, finite);
    // What would take the only verb along is no clause: "rights after a role change are not reviewed".
    if (
      !isRelative &&
      !CONJUNCTION.test(text.slice(index, index + LONGEST)) &&
      index > 2 &&
      finite.length > 0 &&
      finite.every((at) => at >= index && at < end)
    )
      continue;
    main = main.slice(0, index) + ' '.repeat(end - index) + main.slice(end);
  }
  return (main.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 ? main : text;
}

/** Where the verbs of a text stand; such as follow upon one another are one ("has had"). */
function verbsOf(text: string, grammar: Grammar): number[] {
  let before = -1;
  const places: number[] = [];
  for (const { index, 0: verb } of all(grammar.finite, text)) {
    if (before < 0 || text.slice(before, index).trim() !== '') places.push(index);
    before = index + verb.length;
  }
  return places;
}

function endOfSubordinate(
  text: string,
  from: number,
  isRelative: boolean,
  isInside: boolean,
  finite: number[],
): number {
  const comma = text.indexOf(',', from);
  const limit = comma < 0 ? text.length : comma;
  if (!isRelative && (comma >= 0 || isInside)) return limit;
  return Math.min(limit, atOrAfter(finite, atOrAfter(finite, from) + 1));
}
