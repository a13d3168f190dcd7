import type { AskStatus } from '../frameworks/requirement.ts';
import { speaksAgainst } from '../frameworks/contradictions.ts';

/** From here on a suggestion is more likely right than wrong, and counts as one that waits for a decision. Weaker ones stand apart. */
export const LIKELY = 0.5;
export const STRONG = 0.85;
/** Below this nothing is shown or answered unless somebody asks for it: hardly one in many is right. */
export const SHOWN_FROM = 0.2;

/** Bands of confidence. How often each is right is measured (docs/measurements.md). */
export type Band = 'strong' | 'likely' | 'weak';

export function bandOf(confidence: number): Band {
  return confidence >= STRONG ? 'strong' : confidence >= LIKELY ? 'likely' : 'weak';
}

interface Graded {
  confidence: number;
  asks: readonly { status?: AskStatus | undefined }[];
}

/**
 * Whether a suggestion of a document is shown where weaker ones than `least` stand back. What says the reverse of what is asked always is: it is
 * weak as evidence because of that, and somebody has to know.
 */
export function isShown({ confidence, asks }: Graded, least: number): boolean {
  return confidence >= least || speaksAgainst({ asks });
}
