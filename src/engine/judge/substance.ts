import type { Matches } from '../match/evidence.ts';
import type { RequirementIndex } from '../match/requirement-index.ts';
import { meanOf } from '../match/substance.ts';
import type { Document } from '../read/document.ts';
import { USUAL_SUBSTANCE } from './soundness-weights.ts';

/** Where a text has this share of the substance that is usual, it is about something else altogether. */
const ELSEWHERE = 0.7;

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
