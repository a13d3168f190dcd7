import type { Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import { closenessOf } from '../match/closeness.ts';
import { meanOf } from '../match/substance.ts';
import type { Document, Sentence } from '../read/document.ts';
import { USUAL_SUBSTANCE } from './soundness-weights.ts';

/** Where a text has this share of the substance that is usual, it is about something else altogether. */
const ELSEWHERE = 0.82;

/**
 * How far a text is about a requirement by the company of its words: 1 where it has what is usual, 0 where it is about something else. Words alone
 * may fit another matter ("access" to a car park). 1 where the requirement has no examples.
 */
export function aboutOf(
  { language }: Document,
  { substance }: Matches,
  requirement: number,
  { requirements }: RequirementIndex,
): number {
  if (!substance || !requirements[requirement]?.examples) return 1;
  const share = meanOf(substance, requirement) / USUAL_SUBSTANCE[language];
  return Math.max(0, Math.min(1, (share - ELSEWHERE) / (1 - ELSEWHERE)));
}

/** Of the substance that is usual, what a sentence has at least that is about a matter. */
const LITTLE = 0.2;

/** Whether a sentence is about a requirement rather than about the car park. */
export function isAboutIn(
  requirement: number,
  document: Document,
  index: RequirementIndex,
): (sentence: Sentence) => boolean {
  if (!index.requirements[requirement]?.examples) return () => true;
  const least = USUAL_SUBSTANCE[index.language] * LITTLE;
  return (sentence) =>
    sentence.tokens.length < FEW || (closenessOf(sentence, document, index).gists?.[requirement] ?? 1) >= least;
}

/** Too few words to tell what a sentence is about. */
const FEW = 4;
