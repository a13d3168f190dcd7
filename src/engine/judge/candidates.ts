import { askIndexOf } from '../match/ask-index.ts';
import type { Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document } from '../read/document.ts';
import { closenessOf } from '../match/closeness.ts';

interface Places {
  /** Sentences by the stems they hold. */
  stems: Map<string, number[]>;
  /** Sentences by the requirements whose cues they hold. */
  hits: Map<number, number[]>;
  /** Sentences by the asks, by their place among all, that they are closest to. */
  close: Map<number, number[]>;
}

/** As close as this to the ask that a sentence is closest to, it may be about another as well. */
const CLOSE = 0.3;

const places = new WeakMap<Matches, Places>();

/** The sentences that hold a cue of the requirement, or a word that the ask wants, or that are as close to it as to nearly any ask, in the order of the text. */
export function candidatesOf(
  requirement: number,
  position: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
): number[] {
  const known = places.get(matches) ?? placesIn(document, matches, index);
  places.set(matches, known);
  const found = new Set(known.hits.get(requirement));
  const wanted = index.asks[requirement]?.[position];
  for (const stem of new Set([...(wanted?.text ?? []), ...(wanted?.cues ?? [])]))
    for (const at of known.stems.get(stem) ?? []) found.add(at);
  for (const at of known.close.get(askIndexOf(index).of[requirement]?.[position] ?? -1) ?? []) found.add(at);
  return [...found].toSorted((a, b) => a - b);
}

function placesIn(document: Document, matches: Matches, index: RequirementIndex): Places {
  const found: Places = { stems: new Map(), hits: new Map(), close: new Map() };
  const put = <K>(map: Map<K, number[]>, key: K, at: number) => {
    const list = map.get(key);
    if (!list) map.set(key, [at]);
    else if (list.at(-1) !== at) list.push(at);
  };
  document.sentences.forEach((sentence, at) => {
    const { asks, most, gists } = closenessOf(sentence, document, index);
    // Without examples every word in common would be close.
    if (gists) for (const [place, { whole }] of asks) if (whole >= most - CLOSE) put(found.close, place, at);
    for (const { stem } of sentence.tokens) put(found.stems, stem, at);
    for (const { phrase } of matches.hits[at] ?? [])
      for (const { requirement } of phrase.owners) put(found.hits, requirement, at);
  });
  return found;
}
