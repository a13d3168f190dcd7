import { askIndexOf, likenessToAsks } from './ask-index.ts';
import { exampleSimilarityOf } from './example-index.ts';
import { embeddingSimilarity } from './embedding-index.ts';
import type { RequirementIndex } from './requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import { leadOf } from '../read/lead-ins.ts';
import type { Token } from '../read/tokens.ts';

/** Words of the headings above count this much of a sentence's own. */
const ABOVE = 0.4;

/** How close a sentence is to an ask, each 0 to 1: to its own words, to one example of it, to all of them, to what they mean; and all together. */
export interface Close {
  likeness: number;
  example: number;
  gist: number;
  meaning: number;
  whole: number;
}

export interface Closeness {
  /** The asks, by their place among all, that it is close to, and how close. */
  asks: Map<number, Close>;
  /** The most of any ask. */
  most: number;
  /** By requirement the most that its asks' examples together come near; null where no requirement of the framework has examples. */
  gists: Float32Array | null;
}

/** Asks that are so much farther than the closest one, or half as close, are too far to matter; a long text could not keep them all. */
const FAR = 0.4;
const SHARE = 0.5;

const known = new WeakMap<Sentence, { index: RequirementIndex; closeness: Closeness }>();

export function closenessOf(sentence: Sentence, document: Document, index: RequirementIndex): Closeness {
  const before = known.get(sentence);
  if (before?.index === index) return before.closeness;
  const stems = new Map<string, number>();
  for (const { stem } of sentence.tokens) stems.set(stem, 1);
  for (const { stem } of wordsAbove(sentence, document)) if (!stems.has(stem)) stems.set(stem, ABOVE);
  const closeness = closenessIn(stems, index);
  known.set(sentence, { index, closeness });
  return closeness;
}

function closenessIn(stems: Map<string, number>, index: RequirementIndex): Closeness {
  const askIndex = askIndexOf(index);
  const likeness = likenessToAsks(stems, askIndex);
  const nearness = exampleSimilarityOf(stems, index);
  const meaning = embeddingSimilarity(stems, index);
  const wholes = new Float32Array(askIndex.asks.length);
  for (const [at, value] of likeness) wholes[at] = value;
  const add = (value: number, at: number) => (wholes[at]! += value);
  for (const near of [nearness?.example, nearness?.gist, meaning]) near?.forEach(add);
  const most = wholes.reduce((so, value) => Math.max(so, value), 0);
  const asks = new Map<number, Close>();
  wholes.forEach((value, at) => {
    if (value === 0 || value < Math.max(most - FAR, most * SHARE)) return;
    asks.set(at, {
      likeness: likeness.get(at) ?? 0,
      example: nearness?.example[at] ?? 0,
      gist: nearness?.gist[at] ?? 0,
      meaning: meaning?.[at] ?? 0,
      whole: value,
    });
  });
  const gists =
    nearness &&
    Float32Array.from(askIndex.of, (own) => own.reduce((sum, at) => Math.max(sum, nearness.gist[at] ?? 0), 0));
  return { asks, most, gists };
}

/** Words that are meant of a sentence too: the heading, what names the columns of its table, leads its list in, or labels its paragraph. */
function wordsAbove(sentence: Sentence, document: Document): Token[] {
  const passage = document.passages[sentence.passage];
  const heading = passage?.path.findLast(({ usual }) => !usual);
  const first = passage?.sentences.find(({ kind }) => kind === sentence.kind);
  const isNamed = first && first !== sentence && (isLabel(first) || isColumns(first, document));
  return [...(heading?.tokens ?? []), ...(isNamed ? first.tokens : []), ...(leadOf(sentence, document)?.tokens ?? [])];
}

/** "Retention. No period has been set." */
function isLabel({ kind, tokens, start, end }: Sentence): boolean {
  return kind === 'p' && tokens.length <= LABEL && end - start < 45;
}

const LABEL = 4;

function isColumns({ kind, start, end }: Sentence, { text }: Document): boolean {
  return kind === 'row' && !/\d/.test(text.slice(start, end));
}
