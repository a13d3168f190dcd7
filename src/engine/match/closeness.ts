import { askIndexOf, likenessToAsks } from './ask-index.ts';
import { type Nearness, nearnessOf } from './example-index.ts';
import { nearInMeaning } from './meaning-index.ts';
import type { RequirementIndex } from './requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import type { Word } from '../read/words.ts';

/** Words of the headings above count this much of a sentence's own. */
const ABOVE = 0.4;

/** How close a sentence is to each ask, by its place among all, 0 to 1: to the ask's own words, to one example of it, to all of them, and to what they mean. */
export interface Closeness {
  likeness: Float32Array;
  nearness: Nearness | null;
  meaning: Float32Array | null;
  /** All of these together, and the most of any ask. */
  whole: Float32Array;
  most: number;
}

const known = new WeakMap<Sentence, { index: RequirementIndex; closeness: Closeness }>();

export function closenessOf(sentence: Sentence, document: Document, index: RequirementIndex): Closeness {
  const before = known.get(sentence);
  if (before?.index === index) return before.closeness;
  const stems = new Map<string, number>();
  for (const { stem } of sentence.words) stems.set(stem, 1);
  for (const { stem } of wordsAbove(sentence, document)) if (!stems.has(stem)) stems.set(stem, ABOVE);
  const asks = askIndexOf(index);
  const likeness = new Float32Array(asks.asks.length);
  for (const [place, value] of likenessToAsks(stems, asks)) likeness[place] = value;
  const nearness = nearnessOf(stems, index);
  const meaning = nearInMeaning(stems, index);
  const whole = new Float32Array(likeness.length);
  let most = 0;
  for (let at = 0; at < whole.length; at++) {
    const value = (likeness[at] ?? 0) + (nearness?.example[at] ?? 0) + (nearness?.gist[at] ?? 0) + (meaning?.[at] ?? 0);
    whole[at] = value;
    if (value > most) most = value;
  }
  const closeness = { likeness, nearness, meaning, whole, most };
  known.set(sentence, { index, closeness });
  return closeness;
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
