import type { Document, Sentence } from '../read/document.ts';
import { closenessOf } from './closeness.ts';
import type { RequirementIndex } from './requirement-index.ts';

/** So many sentences tell whether a text is about a matter: those that come nearest, since a long one may treat others too. */
const MOST = 16;
/** Labels tell nothing by themselves. */
const SHORTEST = 4;

/** What the sentences of a text are about by their company, whatever it is called. */
export interface Substance {
  /** For each requirement the sum of how near the nearest sentences come, at most `MOST` of them. */
  sums: Float64Array;
  /** How many sentences that is. */
  count: number;
}

/** What each sentence that tells anything by itself is about. */
export function gistsOfAll(sentences: Sentence[], document: Document, index: RequirementIndex): Float32Array[] {
  if (!hasExamples(index)) return [];
  return sentences
    .filter(({ tokens }) => tokens.length >= SHORTEST)
    .flatMap((sentence) => closenessOf(sentence, document, index).gists ?? []);
}

/** Of sentences, by `gistsOfAll`. Null where no requirement of the framework has examples. */
export function substanceOf(gists: Float32Array[], index: RequirementIndex): Substance | null {
  if (!hasExamples(index)) return null;
  const nearest = index.requirements.map(() => new Float64Array(Math.min(MOST, gists.length)));
  for (const gist of gists) nearest.forEach((list, requirement) => putIn(list, gist[requirement] ?? 0));
  const sums = Float64Array.from(nearest, (list) => list.reduce((sum, each) => sum + each, 0));
  return { sums, count: Math.min(MOST, gists.length) };
}

function hasExamples({ requirements }: RequirementIndex): boolean {
  return requirements.some(({ examples }) => examples);
}

/** Keeps the most of what came, the least first. */
function putIn(list: Float64Array, value: number): void {
  if (value <= (list[0] ?? Infinity)) return;
  let at = 0;
  for (; at + 1 < list.length && (list[at + 1] ?? Infinity) < value; at++) list[at] = list[at + 1] ?? 0;
  list[at] = value;
}

/** The mean of the nearest sentences for one requirement, 0 to 1. */
export function meanOf({ sums, count }: Substance, requirement: number): number {
  return count === 0 ? 0 : (sums[requirement] ?? 0) / count;
}

/** The same, where few sentences are as little as many that come half as near. */
export function massOf({ sums }: Substance, requirement: number): number {
  return (sums[requirement] ?? 0) / MOST;
}

/** The most that any requirement has. */
export function mostOf({ sums }: Substance): number {
  return sums.reduce((most, sum) => Math.max(most, sum), 0) / MOST;
}
