import { askIndexOf, likenessToAsks } from '../match/ask-index.ts';
import type { Hit, Matches } from '../match/evidence.ts';
import { type Nearness, nearnessOf } from '../match/example-index.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import type { Word } from '../read/words.ts';
import { ASK_BIAS, ASK_WEIGHTS } from './ask-weights.ts';

/**
 * What tells that a sentence is about an ask, whatever it says of it, each 0 to about 1: cues of the ask word for word and scattered, all of them
 * together, cues of the requirement, how much of the ask's own words it has, how close it is to the ask's words, to an example of it and to all its
 * examples, how much closer to a sibling, how much closer to an ask of another requirement, how much the place treats the requirement, and that the
 * sentence has next to nothing of the ask itself.
 */
export const ASK_FEATURES = [
  'cue',
  'scattered',
  'cues',
  'near-cue',
  'requirement-cue',
  'share',
  'likeness',
  'example',
  'gist',
  'sibling-ahead',
  'other-ahead',
  'place',
  'bare',
] as const;
export type AskFeatures = Record<(typeof ASK_FEATURES)[number], number>;

/** Words of the headings above count this much of a sentence's own. */
const ABOVE = 0.4;

/** A common word of an ask's text is next to nothing of it. */
const LITTLE = 0.15;
const BARE = 1.5;

/** How close a sentence is to each ask, by its place among all, 0 to 1: to the ask's own words, to one example of it and to all of them. */
interface Look {
  likeness: Float32Array;
  nearness: Nearness | null;
  /** All three together, and the most of any ask. */
  whole: Float32Array;
  most: number;
}

const looks = new WeakMap<Sentence, { index: RequirementIndex; look: Look }>();

function lookAt(sentence: Sentence, document: Document, index: RequirementIndex): Look {
  const known = looks.get(sentence);
  if (known?.index === index) return known.look;
  const stems = new Map<string, number>();
  for (const { stem } of sentence.words) stems.set(stem, 1);
  for (const { stem } of wordsAbove(sentence, document)) if (!stems.has(stem)) stems.set(stem, ABOVE);
  const asks = askIndexOf(index);
  const likeness = new Float32Array(asks.asks.length);
  for (const [place, value] of likenessToAsks(stems, asks)) likeness[place] = value;
  const nearness = nearnessOf(stems, index);
  const whole = new Float32Array(likeness.length);
  let most = 0;
  for (let at = 0; at < whole.length; at++) {
    const value = (likeness[at] ?? 0) + (nearness?.example[at] ?? 0) + (nearness?.gist[at] ?? 0);
    whole[at] = value;
    if (value > most) most = value;
  }
  const look = { likeness, nearness, whole, most };
  looks.set(sentence, { index, look });
  return look;
}

/** Words that are meant of a sentence too: the heading, what names the columns of its table, the label that its paragraph begins with. */
function wordsAbove(sentence: Sentence, document: Document): Word[] {
  const passage = document.passages[sentence.passage];
  const heading = passage?.path.findLast(({ usual }) => !usual);
  const first = passage?.sentences.find(({ kind }) => kind === sentence.kind);
  const isNamed = first && first !== sentence && (isLabel(first) || isColumns(first, document));
  return [...(heading?.words ?? []), ...(isNamed ? first.words : [])];
}

/** "Retention. No period has been set." */
function isLabel({ kind, words, start, end }: Sentence): boolean {
  return kind === 'p' && words.length <= LABEL && end - start < 45;
}

const LABEL = 4;

function isColumns({ kind, start, end }: Sentence, { text }: Document): boolean {
  return kind === 'row' && !/\d/.test(text.slice(start, end));
}

/** The features of a sentence for one ask. */
export function askFeaturesOf(
  at: number,
  requirement: number,
  position: number,
  document: Document,
  matches: Matches,
  index: RequirementIndex,
): AskFeatures {
  const sentence = document.sentences[at];
  const { asks, of, rarity } = askIndexOf(index);
  const place = of[requirement]?.[position] ?? -1;
  const ask = asks[place];
  if (!sentence || !ask) throw new RangeError('No such sentence or ask');
  const { likeness, nearness, whole, most } = lookAt(sentence, document, index);
  const own = whole[place] ?? 0;
  const sibling = (of[requirement] ?? []).reduce(
    (sum, other) => (other === place ? sum : Math.max(sum, whole[other] ?? 0)),
    0,
  );
  const stems = new Set(sentence.words.map(({ stem }) => stem));
  const shared = ask.text.reduce((sum, stem) => sum + (stems.has(stem) ? rarity(stem) : 0), 0);
  const cues = cuesIn(matches.hits[at] ?? [], requirement, position);
  const share = Math.min(1, shared / ask.whole);
  return {
    ...cues,
    share,
    likeness: likeness[place] ?? 0,
    example: nearness?.example[place] ?? 0,
    gist: nearness?.gist[place] ?? 0,
    'sibling-ahead': Math.max(0, sibling - own),
    'other-ahead': Math.max(0, most - Math.max(own, sibling)),
    place: placeOf(sentence, requirement, document, matches),
    bare: cues.cues === 0 && cues['near-cue'] === 0 && share < LITTLE ? 1 : 0,
  };
}

function cuesIn(hits: Hit[], requirement: number, position: number) {
  let [cue, scattered, cues, near, general] = [0, 0, 0, 0, 0];
  for (const { phrase, strength } of hits) {
    for (const owner of phrase.owners) {
      if (owner.requirement !== requirement) continue;
      const value = Math.min(1, 0.35 + phrase.weight);
      if (owner.ask === position) {
        if (strength === 1) cue = Math.max(cue, value);
        else scattered = Math.max(scattered, value);
        cues += value * strength;
      } else if (owner.near === position) near = Math.max(near, value * strength);
      else if (owner.ask < 0) general = Math.max(general, value * strength);
    }
  }
  return { cue, scattered, cues: Math.log1p(cues), 'near-cue': near, 'requirement-cue': general };
}

/** How much the place of a sentence treats a requirement: its passage, the headings above it, the document's names. */
function placeOf(sentence: Sentence, requirement: number, document: Document, matches: Matches): number {
  const one = matches.evidence[requirement];
  const above = document.passages[sentence.passage]?.path ?? [];
  const headings = above.map((heading) => matches.headings.get(heading)?.get(requirement) ?? 0);
  return Math.min(
    1,
    Math.max((one?.passages.get(sentence.passage) ?? 0) * 0.8, ...headings, (one?.title ?? 0) * 0.8, one?.opening ?? 0),
  );
}

/** Log-odds that a sentence is about an ask. */
export function matchOf(features: AskFeatures): number {
  const logit = ASK_FEATURES.reduce((sum, name) => sum + features[name] * ASK_WEIGHTS[name], ASK_BIAS);
  // A place that treats the requirement makes no sentence evidence that says nothing of the ask.
  return features.bare ? logit - BARE : logit;
}
