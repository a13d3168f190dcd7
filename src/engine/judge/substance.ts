import { nearnessOf } from '../match/example-index.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import type { Document, Sentence } from '../read/document.ts';
import { USUAL_SUBSTANCE } from './soundness-weights.ts';

/** So many sentences tell whether a text is about a matter; of a longer one those that come nearest, since it may treat others too. */
const MOST = 16;
/** Headings and labels tell of everything beneath them. */
const SHORTEST = 4;
/** Where a text has this share of the substance that is usual, it is about something else altogether. */
const ELSEWHERE = 0.7;

const nearest = new WeakMap<Sentence, Map<number, number>>();

/**
 * How near the sentences of a text come to what documents say of a requirement, by its examples: a mean, 0 to 1. Words alone may fit another matter
 * ("access" to a car park); their company does not. Null where the requirement has no examples.
 */
export function substanceOf(document: Document, requirement: number, index: RequirementIndex): number | null {
  if (!index.requirements[requirement]?.examples) return null;
  const own = document.sentences
    .filter(({ words }) => words.length >= SHORTEST)
    .map((sentence) => nearnessTo(sentence, index).get(requirement) ?? 0)
    .toSorted((a, b) => b - a)
    .slice(0, MOST);
  return own.length === 0 ? null : own.reduce((sum, each) => sum + each, 0) / own.length;
}

/** How far a text is about a requirement by its substance: 1 where it has what is usual, 0 where it is about something else. */
export function aboutOf(document: Document, requirement: number, index: RequirementIndex): number {
  const substance = substanceOf(document, requirement, index);
  if (substance === null) return 1;
  const share = substance / USUAL_SUBSTANCE[document.language];
  return Math.max(0, Math.min(1, (share - ELSEWHERE) / (1 - ELSEWHERE)));
}

function nearnessTo(sentence: Sentence, index: RequirementIndex): Map<number, number> {
  const known = nearest.get(sentence);
  if (known) return known;
  const near = new Map<number, number>();
  const stems = new Map(sentence.words.map(({ stem }): [string, number] => [stem, 1]));
  for (const [requirement, asks] of nearnessOf(stems, index))
    near.set(requirement, Math.max(...[...asks.values()].map(({ gist }) => gist)));
  nearest.set(sentence, near);
  return near;
}
