import type { Span } from '../sentences.ts';
import { all, type Grammar, has } from './grammar.ts';

/** Where a subordinate clause may end; a comma inside a number is none. */
const STOP = /,(?=\s|$)|[;:()]|\s[–—-]\s|[.!?]["”’“)]*$/gu;
/** What stands before a pronoun that opens a clause. */
const MAY_OPEN = /(?:^|[,(–—-]\s*|,\s+(?:und|oder|aber)\s+)$/u;
/** No subordinate clause is longer than this many letters. */
const LONGEST = 400;
const AND = /^(?:und|oder|sowie|bzw)(?![\p{L}])/iu;

/**
 * The subordinate clauses of a language that puts their verb last. They begin with a conjunction, or with a pronoun that might as well be an article:
 * then the verb decides. They end where a stop follows a finite verb, and may have others inside them.
 */
export function verbLastClauses(text: string, grammar: Grammar): Span[] {
  if (!grammar.verbLast) return [];
  const verbEnds = new Set(all(grammar.finite, text).map(({ index, 0: verb }) => index + verb.length));
  const openers = openersOf(text, grammar);
  const opens = new Map(openers.map((opener) => [opener.index, opener]));
  const stops = stopsOf(text).map((stop) => ({
    stop,
    isHard: text[stop] === ';' || text[stop] === ':',
    isAfterVerb: verbEnds.has(endOfWordBefore(text, stop)),
    inner: opens.get(stop + 1 + blanksFrom(text, stop + 1)),
  }));

  const known = new Map<number, number | null>();
  /** The stop at which a clause ends whose verb stands before it; null where none does. */
  const endOf = (from: number): number | null => {
    const before = known.get(from);
    if (before !== undefined) return before;
    known.set(from, null);
    let reached = from;
    for (let at = firstFrom(stops, from); at < stops.length; at += 1) {
      const { stop, isAfterVerb, isHard, inner } = stops[at] as (typeof stops)[number];
      if (stop > from + LONGEST) break;
      if (stop < reached) continue;
      // The verb before the end of an inner clause is that clause's own.
      if (isAfterVerb && stop > from && stop > reached) {
        known.set(from, stop);
        return stop;
      }
      if (isHard) return null;
      if (inner) reached = endOf(inner.from) ?? reached;
    }
    return null;
  };
  const spans: Span[] = [];
  const first = conditionWithoutConjunction(text, grammar);
  if (first) spans.push(first);
  for (const { index, from, isSure } of openers) {
    if (index < (spans.at(-1)?.end ?? 0)) continue;
    const end = endOf(from) ?? (isSure ? (stops.find(({ stop }) => stop > from)?.stop ?? text.length) : null);
    if (end !== null) spans.push({ start: index, end });
  }
  return spans;
}

interface Opener {
  index: number;
  /** Where what it opens goes on. */
  from: number;
  /** A conjunction, which opens a clause wherever its verb may stand. */
  isSure: boolean;
}

function openersOf(text: string, grammar: Grammar): Opener[] {
  const found = (pattern: RegExp, isSure: boolean) =>
    all(pattern, text).map(({ index, 0: word }) => ({ index, from: index + word.length, isSure }));
  const unsure = grammar.verbLast ? found(grammar.verbLast, false) : [];
  return [
    ...found(grammar.subordinate, true),
    ...unsure.filter(({ index }) => MAY_OPEN.test(text.slice(Math.max(0, index - 8), index))),
  ].toSorted((a, b) => a.index - b.index || Number(b.isSure) - Number(a.isSure));
}

function stopsOf(text: string): number[] {
  const stops = [...text.matchAll(STOP)].map(({ index }) => index);
  return stops.at(-1) === text.length ? stops : [...stops, text.length];
}

function endOfWordBefore(text: string, stop: number): number {
  return /\s/.test(text[stop - 1] ?? '') ? stop - 1 : stop;
}

function blanksFrom(text: string, from: number): number {
  return /^\s{0,3}/u.exec(text.slice(from, from + 3))?.[0].length ?? 0;
}

function firstFrom(stops: readonly { stop: number }[], from: number): number {
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.stop ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A word in the place of a verb that has the ending of one. */
const VERB =
  /^(?!mit|nicht|fort|samt|erst|fast|sonst|jetzt|selbst|längst|zuletzt|gegen|neben|zwischen|wegen|innen|außen|oben|unten|hinten|vorn)\p{Ll}{2,}(?:t|en)$/u;

/** "Fehlt die Unterschrift, wird abgelehnt": the verb first, and another one right after the comma. */
function conditionWithoutConjunction(text: string, grammar: Grammar): Span | null {
  const [, opener = ''] = /^(\p{Lu}\p{L}+)\s/u.exec(text.trimStart()) ?? [];
  if (opener === '' || !has(grammar.finite, opener.toLowerCase())) return null;
  for (const { index } of text.matchAll(/,\s+/gu)) {
    const [next = ''] = /^(?:so\s+|dann\s+)?\p{L}+/iu.exec(text.slice(index + 1).trimStart()) ?? [];
    if (has(grammar.finite, next) || VERB.test(next)) return { start: 0, end: index };
  }
  return null;
}

/** Whether a verb is the last word of its clause, other verbs and "and" aside: no clause begins with such a one. */
export function isVerbLast(text: string, end: number, grammar: Grammar): boolean {
  const rest = text.slice(end, end + 60).trimStart();
  if (rest === '' || /^[^\p{L}\p{N}„"(]/u.test(rest) || AND.test(rest)) return true;
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  return word !== '' && has(grammar.finite, word) && isVerbLast(text, text.indexOf(word, end) + word.length, grammar);
}
