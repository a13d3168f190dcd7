import type { Sentence } from '../read/document.ts';
import { type Phrase, type PhraseNode, addPhrase, hitsOf, trieOf } from './phrases.ts';
import { type RequirementIndex, stemsOf } from './requirement-index.ts';

/** An ask among all asks of a framework. */
export interface AskAt {
  requirement: number;
  position: number;
  /** The stems of its text, each once. */
  text: string[];
  /** How much of its text there is, by rarity. */
  whole: number;
}

export interface AskIndex {
  asks: AskAt[];
  /** Positions in `asks` by requirement, in the order of its asks. */
  of: number[][];
  /** Rarity of a stem among the asks, 0 to 1. */
  rarity: (stem: string) => number;
  /** For each stem the asks whose text or cues hold it, with its share of their unit vector. */
  vectors: Map<string, [ask: number, weight: number][]>;
  /** Acts that are the reverse of an ask; the owner's `ask` is the position within its requirement. */
  unwanted: PhraseNode;
}

const built = new WeakMap<RequirementIndex, AskIndex>();

/** Everything about the asks that judging needs, built once for each language. */
export function askIndexOf(index: RequirementIndex): AskIndex {
  const known = built.get(index);
  if (known) return known;
  const asks: AskAt[] = [];
  const bags: Map<string, number>[] = [];
  const of = index.asks.map((own, requirement) =>
    own.map(({ text, cues }, position) => {
      asks.push({ requirement, position, text: [...new Set(text)], whole: 1 });
      bags.push(bagOf(text, cues));
      return asks.length - 1;
    }),
  );
  const rarity = rarityIn(bags);
  for (const ask of asks) ask.whole = ask.text.reduce((sum, stem) => sum + rarity(stem), 0) || 1;
  const vectors: AskIndex['vectors'] = new Map();
  bags.forEach((bag, ask) => {
    const weights = [...bag].map(([stem, count]): [string, number] => [stem, Math.sqrt(count) * rarity(stem)]);
    const norm = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [stem, weight] of weights) vectors.set(stem, [...(vectors.get(stem) ?? []), [ask, weight / norm]]);
  });
  const own: AskIndex = { asks, of, rarity, vectors, unwanted: unwantedOf(index) };
  built.set(index, own);
  return own;
}

/** What an ask says counts double beside what usually stands where it is shown. */
function bagOf(text: string[], cues: string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const stem of text) bag.set(stem, (bag.get(stem) ?? 0) + 2);
  for (const stem of cues) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return bag;
}

function rarityIn(bags: Map<string, number>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const stem of bag.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const scale = Math.log(1 + bags.length);
  return (stem) => {
    const count = counts.get(stem);
    return count === undefined ? 0.6 : Math.log((1 + bags.length) / count) / scale;
  };
}

function unwantedOf({ requirements }: RequirementIndex): PhraseNode {
  const byKey = new Map<string, Phrase>();
  requirements.forEach(({ asks }, requirement) =>
    asks.forEach(({ unwanted = [] }, ask) => {
      for (const text of unwanted) addPhrase(byKey, text, stemsOf(text), { requirement, ask, title: false });
    }),
  );
  return trieOf([...byKey.values()]);
}

/** How like a sentence is to each ask, 0 to 1; asks that share nothing with it are absent. */
export function likenessToAsks(
  stems: Iterable<[stem: string, weight: number]>,
  { vectors, rarity }: AskIndex,
): Map<number, number> {
  const sums = new Map<number, number>();
  let norm = 0;
  for (const [stem, count] of stems) {
    const weight = rarity(stem) * count;
    norm += weight * weight;
    for (const [ask, share] of vectors.get(stem) ?? []) sums.set(ask, (sums.get(ask) ?? 0) + weight * share);
  }
  // Short sentences are not likelier to be right because they leave everything else out.
  const length = Math.sqrt(norm + SHORT);
  for (const [ask, sum] of sums) sums.set(ask, sum / length);
  return sums;
}

const SHORT = 0.6;

/** What a sentence names of the reverse of an ask: the act by itself, or with a negation of its own ("rights never withdrawn"). */
export type Unwanted = 'act' | 'negated-act';

/** Words of `unwanted` that deny. */
const NEGATORS = new Set([
  'never',
  'without',
  'no',
  'not',
  'nobody',
  'nothing',
  'none',
  'lack',
  'missing',
  'fail',
  'skipped',
  'skip',
]);

/** The asks of one requirement of which a sentence names the reverse, by position. */
export function unwantedIn(
  { tokens }: Pick<Sentence, 'tokens'>,
  requirement: number,
  { unwanted }: AskIndex,
): Map<number, Unwanted> {
  const found = new Map<number, Unwanted>();
  for (const { phrase } of hitsOf(
    tokens.map(({ stem }) => stem),
    unwanted,
  ))
    for (const owner of phrase.owners)
      if (owner.requirement === requirement)
        found.set(owner.ask, phrase.stems.some((stem) => NEGATORS.has(stem)) ? 'negated-act' : 'act');
  return found;
}
